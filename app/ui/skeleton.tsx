import { classNames } from "./class-names";

/** A placeholder for loading content. Give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames("block animate-pulse bg-line", className)} />
  );
}

/** A placeholder for three lines of text. */
export function SkeletonText() {
  return (
    <span aria-hidden="true" className="block space-y-2.5">
      <Skeleton className="h-3.5 w-full" />
      <Skeleton className="h-3.5 w-full" />
      <Skeleton className="h-3.5 w-3/5" />
    </span>
  );
}
