import type { ClipboardEvent } from "react";

/** WhatsApp's *bold*, _italic_ and ~struck~, and Markdown's **bold**. */
const EMPHASIS = /(?<![\p{L}\p{N}])([*_~]{1,2})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu;

/** A line with only a URL or path, whose underscores and tildes are not emphasis. */
const ADDRESS = /^(?:https?:\/)?\/\S+$/i;

/** Invisible characters added by Word, web pages and phones. Tamil joiners are not included. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g;

/** A bullet at the start of a line, such as "•" or "2)". Word's are private-use characters. */
const BULLET =
  /^(?:[•·●○◦▪▫■□►▶➤➢➜→✓✔✅☑👉✦\uE000-\uF8FF]\uFE0F?\s*|[-–—](?:\s+|(?=\p{L}))|\*\s+|\(?\d{1,2}[.)](?!\d)\s*)/u;

/** The lines of a pasted text, trimmed and without emphasis marks. Blank lines are kept. */
export function plainLines(text: string): string[] {
  return text
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replaceAll("\u00A0", " ")
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map((line) => line.trim())
    .map((line) => (ADDRESS.test(line) ? line : line.replace(EMPHASIS, "$2").trim()));
}

/** The lines of a pasted list without bullets. Blank lines are dropped. */
export function pastedEntries(text: string): string[] {
  return plainLines(text)
    .map((line) => line.replace(BULLET, "").trim())
    .filter((line) => line !== "");
}

/** Splits a pasted text into one value per line. Undefined if the text has only one line. */
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
