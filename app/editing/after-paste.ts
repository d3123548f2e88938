import { type ClipboardEvent, useRef } from "react";

/**
 * Props for fields. `note` says what a paste means, or undefined. If it means something, `offer` runs
 * once the field has the text, so that the text stays if the operator declines.
 */
export function useAfterPaste<Meaning>(
  note: (event: ClipboardEvent) => Meaning | undefined,
  offer: (meaning: Meaning) => void,
) {
  const noted = useRef<Meaning>(undefined);
  return {
    onPaste(event: ClipboardEvent) {
      noted.current = note(event);
    },
    onInput() {
      const meaning = noted.current;
      noted.current = undefined;
      if (meaning !== undefined) offer(meaning);
    },
  };
}
