import type { ClipboardEvent } from "react";
import { withoutInvisible } from "~/ui/typed-text";

/** WhatsApp's *bold*, _italic_ and ~struck~, and Markdown's **bold**. */
const EMPHASIS = /(?<![\p{L}\p{N}])([*_~]{1,2})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}])/gu;

/** A line with only a URL or path, whose underscores and tildes are not emphasis. */
const URL_LINE = /^(?:https?:\/)?\/\S+$/i;

/** A bullet at the start of a line, such as "•". Word's are private-use characters. */
const BULLET =
  /^(?:[•·●○◦▪▫■□►▶➤➢➜→✓✔✅☑👉✦❖\uE000-\uF8FF]\uFE0F?\s*|[-–—](?:\s+|(?=\p{L}))|\*\s+)/u;

/** The number of a list entry, such as "2)". */
const LIST_NUMBER = /^\(?\d{1,2}[.)](?!\d)\s*/;

/** Bold and italic letters of Unicode, which chats and posts use, and letters of full width. */
const STYLED = /[\u{1D400}-\u{1D7FF}\uFF01-\uFF5E]/gu;

/** The lines of a pasted text, trimmed and without emphasis marks. Blank lines are kept. */
export function plainLines(text: string): string[] {
  return withoutInvisible(text)
    .normalize("NFC")
    .replace(STYLED, (letter) => letter.normalize("NFKC"))
    .replace(/[\u00A0\u2007\u2009\u202F]/g, " ")
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map((line) => line.trim())
    .map((line) => (URL_LINE.test(line) ? line : line.replace(EMPHASIS, "$2").trim()));
}

/** The line without its bullet, and without tabs. */
export function withoutBullet(line: string): string {
  return line.replace(BULLET, "").replaceAll("\t", " ").trim();
}

/** The lines of a pasted list without bullets. Blank lines are dropped. */
export function pastedEntries(text: string): string[] {
  return plainLines(text)
    .map((line) => withoutBullet(line).replace(LIST_NUMBER, "").trim())
    .filter((line) => line !== "");
}

type Clipboard = Pick<DataTransfer, "types" | "getData"> & { files: Iterable<{ name: string }> };

/** Whether a paste is text, although it has files. Word and Excel add a picture of the copied words. */
export function isPastedText(clipboard: Clipboard, isInTextField: boolean): boolean {
  const text = clipboard.getData("text/plain").trim();
  if (!text) return false;
  if (clipboard.types.includes("text/html")) return true;
  // A copied file can bring its name as text.
  return isInTextField && ![...clipboard.files].some(({ name }) => text.includes(name));
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
