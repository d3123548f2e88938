/** Marks English texts on a page in another language. */
export function EnglishMark() {
  return (
    <span lang="en" className="rounded-sm border border-line-strong px-1.5 text-sm font-normal">
      English
    </span>
  );
}

/** The mark behind a text in its line. */
export function InlineEnglishMark() {
  return (
    <>
      {" "}
      <EnglishMark />
    </>
  );
}
