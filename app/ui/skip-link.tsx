/** First in the body: jumps past the navigation to the element with the id `main`. */
export function SkipLink({ text = "Skip to content" }: { text?: string }) {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 inline-flex min-h-11 -translate-y-16 items-center rounded-md bg-surface-raised px-5 font-semibold text-ink focus:translate-y-0"
    >
      {text}
    </a>
  );
}
