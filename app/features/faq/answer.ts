import * as own from "virtual:messages/policies";
import { siteLink } from "../../ui/site-link.ts";
import { languageOf } from "../../ui/text.ts";
import { defaultFigures } from "../company/default-figures.ts";
import type { Figures } from "../company/figures.ts";
import { hoursInWords } from "../company/hours.ts";
import { advanceOf, type Policies } from "../company/policies.ts";
import { balancesInWords, refundsInWords } from "../company/policy-words.ts";

/** A part of an answer: text, or words that link to a path of this site or, on the agency's own pages, to another site. */
export type AnswerPart = string | { words: string; path: string };

/** The value of each placeholder, such as {refunds}. */
export type PlaceholderValues = ReturnType<typeof placeholderValues>;

/** Says the policies, hours and figures of the agency as the answers of the FAQ use them, with the messages `m`. */
export function placeholderValues(
  policies: Policies,
  workingHours: string | null | undefined,
  { support_on_tour }: Figures = defaultFigures,
  m = own,
) {
  const hours = hoursInWords(workingHours?.trim() || m.defaultHours, m);
  const advance = {
    international: advanceOf(policies, "international"),
    domestic: advanceOf(policies, "domestic"),
  };
  return {
    advance: m.advances({
      ...advance,
      internationalArticle: articleOf(advance.international),
      domesticArticle: articleOf(advance.domestic),
    }),
    "domestic advance": advance.domestic,
    "international advance": advance.international,
    balance: balancesInWords(policies, m),
    refunds: refundsInWords(policies, m),
    "group size": policies.group_size.trim(),
    "support number": support_on_tour
      ? m.supportNumberAt({ support: support_on_tour })
      : m.supportNumber,
    hours: hours.timesFirst,
    "days and hours": hours.daysFirst,
  };
}

const PLACEHOLDER = /\{([a-z ]+)\}/g;

/** Whether the words of a text are English. The names of its placeholders have Latin letters in every language. */
export function isEnglish(text: string): boolean {
  return languageOf(text.replace(PLACEHOLDER, "")) === "en";
}

// Browsers read a backslash as a slash: "/\host" would leave the site.
const LINK = /\[([^[\]\n]+)\]\((\/(?![/\\])[^\s()\\]*)\)/;

/** The parts of an answer as visitors see it. Unknown placeholders and links elsewhere stay as typed. */
export function answerParts(answer: string, values: PlaceholderValues): AnswerPart[] {
  const known = new Map(Object.entries(values));
  const text = answer.replace(PLACEHOLDER, (placeholder, name) => known.get(name) ?? placeholder);
  // With two groups in the pattern, every third piece is text.
  const pieces = text.split(LINK);
  return pieces.flatMap((piece, at): AnswerPart[] => {
    if (at % 3 === 0) return piece ? [piece] : [];
    return at % 3 === 1 ? [{ words: piece, path: pieces[at + 1] ?? "/" }] : [];
  });
}

/** The parts with their links as visitors follow them. */
export function onSite(parts: AnswerPart[], siteUrl: string): AnswerPart[] {
  return parts.map((part) =>
    typeof part === "string" ? part : { ...part, path: siteLink(part.path, siteUrl) },
  );
}

/** The parts without their links. */
export function plainAnswer(parts: AnswerPart[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.words)).join("");
}

/** The English article of an amount. */
function articleOf(amount: string): string {
  return /^(?:8|1[18]\b)/.test(amount) ? "an" : "a";
}
