import * as m from "virtual:messages/frame";

export function Loading() {
  return (
    <p role="status" className="flex items-center justify-center gap-3 px-4 py-16 text-ink-muted">
      <Spinner />
      {m.loading}
    </p>
  );
}

/** A turning ring in the text colour. Screen readers ignore it, so put text beside it. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-[1.1em] animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
