import { classNames } from "./class-names";

/** A quiet block where something is about to be; give it the size of what it stands for. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames("block animate-pulse bg-line", className)} />
  );
}

/** Three lines of text to come; the last one is short. */
export function SkeletonText() {
  return (
    <span aria-hidden="true" className="block space-y-2.5">
      <Skeleton className="h-3.5 w-full" />
      <Skeleton className="h-3.5 w-full" />
      <Skeleton className="h-3.5 w-3/5" />
    </span>
  );
}
