import type { ReactNode } from "react";
import { language } from "./languages";
import { languageOf } from "./text";

const LATIN = String.raw`\p{sc=Latn}(?:\P{L}*\p{sc=Latn})*[^\s\p{L}]*`;
const TAMIL = LATIN.replaceAll("Latn", "Taml");
const HINDI = LATIN.replaceAll("Latn", "Deva");
/** Words in a script of another language, with the spaces, digits and punctuation between them. */
const RUNS = new RegExp(
  `(${{ en: `${TAMIL}|${HINDI}`, ta: `${LATIN}|${HINDI}`, hi: `${LATIN}|${TAMIL}` }[language]})`,
  "u",
);

/**
 * A text with a `lang` attribute on its words in another language, for screen readers and hyphenation.
 * Use it for all text that operators or visitors write.
 */
export function markLanguage(text: string | null | undefined): ReactNode {
  if (!text || !RUNS.test(text)) return text;
  // `split` with a group keeps the matches, at odd positions.
  const runs = text.split(RUNS).map((run, at) =>
    at % 2 === 0 ? (
      run
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: two runs may be equal
      <span key={at} lang={languageOf(run)}>
        {run}
      </span>
    ),
  );
  const [before, only, after, ...others] = runs;
  // One element, because a flex container would put each run into a column of its own.
  return before || after || others.length > 0 ? <span>{runs}</span> : only;
}

/** `markLanguage` for the `<mark>` tag of a message. */
export function mark(words: ReactNode[]): ReactNode {
  return markLanguage(words.join(""));
}
