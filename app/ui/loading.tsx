import { Spinner } from "./spinner";

export function Loading({ text = "Loading..." }: { text?: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 px-4 py-16 text-ink-muted">
      <Spinner />
      {text}
    </p>
  );
}
