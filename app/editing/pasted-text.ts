import type { ClipboardEvent } from "react";

/** WhatsApp's *bold*, _italic_ and ~struck~, and Markdown's **bold**. */
const EMPHASIS = /(?<![\p{L}\p{N}])([*_~]{1,2})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu;

/** A line that is nothing but an address: its underscores and tildes are its own. */
const ADDRESS = /^(?:https?:\/)?\/\S+$/i;

/** Invisible characters that Word, web pages and phones add; the joiners of Tamil stay. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g;

/** "•", "✓", "- ", "1." or "2)" at the start of a line; private-use letters are Word's bullets. */
const BULLET =
  /^(?:[•·●○◦▪▫■□►▶➤➢➜→✓✔✅☑👉✦\uE000-\uF8FF]\uFE0F?\s*|[-–—](?:\s+|(?=\p{L}))|\*\s+|\(?\d{1,2}[.)](?!\d)\s*)/u;

/** The lines of a pasted text, trimmed and without marks of emphasis. Blank ones are kept. */
export function plainLines(text: string): string[] {
  return text
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replaceAll("\u00A0", " ")
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map((line) => line.trim())
    .map((line) => (ADDRESS.test(line) ? line : line.replace(EMPHASIS, "$2").trim()));
}

/** The entries of a pasted list: its lines without bullets; blank ones are dropped. */
export function pastedEntries(text: string): string[] {
  return plainLines(text)
    .map((line) => line.replace(BULLET, "").trim())
    .filter((line) => line !== "");
}

/** The pasted text split into the values of one-line fields; undefined when it has one line only. */
export function entriesAfterPaste({
  clipboardData,
  currentTarget: { value, selectionStart, selectionEnd },
}: ClipboardEvent<HTMLInputElement>): string[] | undefined {
  const entries = pastedEntries(clipboardData.getData("text/plain"));
  if (entries.length < 2) return undefined;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  return entries.map((entry, index) =>
    [index === 0 ? before : "", entry, index === entries.length - 1 ? after : ""].join(""),
  );
}
