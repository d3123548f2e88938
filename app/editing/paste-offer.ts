import { type ClipboardEvent, useRef } from "react";

/**
 * Props for fields. `recognize` returns what to offer for a pasted text, or undefined. `offer` runs
 * after the browser has inserted the text, so that the text stays if the operator declines.
 */
export function usePasteOffer<Offer>(
  recognize: (event: ClipboardEvent) => Offer | undefined,
  offer: (recognized: Offer) => void,
) {
  const recognized = useRef<Offer>(undefined);
  return {
    onPaste(event: ClipboardEvent) {
      recognized.current = recognize(event);
    },
    onInput() {
      const found = recognized.current;
      recognized.current = undefined;
      if (found !== undefined) offer(found);
    },
  };
}
