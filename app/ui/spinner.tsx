import { classNames } from "./class-names";

/** A turning ring in the colour of the text around it; it says nothing, so put words beside it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-block size-[1.1em] animate-spin rounded-full border-2 border-current border-r-transparent",
        className,
      )}
    />
  );
}
