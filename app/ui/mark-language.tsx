import type { ReactNode } from "react";
import { languageOf } from "./text";

/** Words of one script, with the spaces, digits and punctuation between them. */
const RUNS = /(\p{sc=Taml}\S*(?:\P{L}+\p{sc=Taml}\S*)*|\p{sc=Deva}\S*(?:\P{L}+\p{sc=Deva}\S*)*)/u;

/**
 * A text with a `lang` attribute on its Tamil and Hindi words, for screen readers and hyphenation.
 * Use it for all text that operators or visitors write.
 */
export function markLanguage(text: string | null | undefined): ReactNode {
  if (!text || !languageOf(text)) return text;
  // `split` with a group keeps the matches, at odd positions.
  return text.split(RUNS).map((run, at) =>
    at % 2 === 0 ? (
      run
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: two runs may be equal
      <span key={at} lang={languageOf(run)}>
        {run}
      </span>
    ),
  );
}

/** `markLanguage` for the `<mark>` tag of a message. */
export function mark(words: ReactNode[]): ReactNode {
  return markLanguage(words.join(""));
}
