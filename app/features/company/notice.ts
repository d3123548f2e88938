import { parseTimestamp } from "../../editing/agency-time.ts";
import { isSafeUrl } from "../../ui/safe-url.ts";
import type { Company } from "./data.ts";

/** The columns of company_info with the line above the header. */
export const NOTICE_COLUMNS = [
  "notice_text",
  "notice_link",
  "notice_from",
  "notice_until",
] as const satisfies (keyof Company)[];

export type StoredNotice = Pick<Company, (typeof NOTICE_COLUMNS)[number]>;

/** The line above the header. `key` changes with its words and times, so that a notice published again is shown after it was closed. */
export interface SiteNotice {
  key: string;
  text: string;
  link: string | null;
}

/** The notice that visitors see at this moment (epoch ms), or null. */
export function noticeAt(stored: StoredNotice | null, moment: number): SiteNotice | null {
  const text = stored?.notice_text?.trim();
  if (!stored || !text) return null;
  const { notice_link, notice_from, notice_until } = stored;
  if (notice_from && moment < parseTimestamp(notice_from).getTime()) return null;
  if (notice_until && moment >= parseTimestamp(notice_until).getTime()) return null;
  const link = notice_link && isSafeUrl(notice_link) ? notice_link : null;
  return { key: keyOf([text, link, notice_from, notice_until].join()), text, link };
}

function keyOf(words: string): string {
  let hash = 0;
  for (const character of words) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
