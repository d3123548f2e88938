import * as m from "virtual:messages/lightbox";
import { picture } from "virtual:messages/tour";
import { close } from "virtual:messages/ui";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "~/ui/button";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { Icon } from "~/ui/icon";
import { chevronLeftIcon, chevronRightIcon, closeIcon } from "~/ui/icons";
import { Modal } from "~/ui/modal";
import { Picture } from "~/ui/picture";

interface LightboxProps {
  title: string;
  pictures: string[];
  /** The index of the picture that is shown first. */
  start: number;
  onClose: () => void;
}

/** A full-screen picture viewer with scroll snapping. Visitors swipe, or use keys or buttons. */
export default function Lightbox({ title, pictures, start, onClose }: LightboxProps): ReactNode {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(start);
  const last = pictures.length - 1;

  // Runs after Modal has opened the dialog, because a closed dialog has no width.
  useLayoutEffect(() => {
    const node = strip.current;
    if (node) node.scrollLeft = start * node.clientWidth;
  }, [start]);

  function show(at: number, behavior: ScrollBehavior) {
    const node = strip.current;
    node?.scrollTo({ left: Math.min(Math.max(at, 0), last) * node.clientWidth, behavior });
  }
  function handleKeyDown(event: KeyboardEvent) {
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[
      event.key
    ];
    if (target === undefined) return;
    event.preventDefault();
    show(target, "smooth");
  }
  function handleScroll() {
    const node = strip.current;
    if (node) setCurrent(Math.round(node.scrollLeft / node.clientWidth));
  }

  return (
    <Modal
      isOpen
      onClose={onClose}
      aria-label={m.picturesOf({ title })}
      className="lightbox modal-rise m-0 h-dvh max-h-none w-full max-w-none bg-structure-strong text-structure-ink [--color-focus:var(--color-turmeric)]"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever the focus is in the dialog */}
      <div className="flex h-full flex-col" onKeyDown={handleKeyDown}>
        <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
          <p role="status">{m.of({ number: current + 1, count: pictures.length })}</p>
          <IconButton label={close} variant="on-band" onClick={onClose}>
            <Icon path={closeIcon} />
          </IconButton>
        </div>
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable
          tabIndex={0}
          aria-label={m.pictures}
          onScroll={handleScroll}
          className="flex min-h-0 grow snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-contain scrollbar-none"
        >
          {pictures.map((src, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be listed twice
              key={at}
              aria-hidden={at !== current}
              className="w-full shrink-0 snap-center snap-always px-2"
            >
              <Picture
                src={src}
                fallback={fallbackPictures.tour}
                alt={picture({ title, number: at + 1 })}
                width={1600}
                height={1200}
                className="size-full bg-transparent! object-contain!"
              />
            </li>
          ))}
        </ul>
        {pictures.length > 1 && (
          <div className="flex justify-center gap-4 py-3">
            <IconButton
              label={m.previous}
              variant="on-band"
              aria-disabled={current === 0}
              onClick={() => show(current - 1, "smooth")}
            >
              <Icon path={chevronLeftIcon} />
            </IconButton>
            <IconButton
              label={m.next}
              variant="on-band"
              aria-disabled={current === last}
              onClick={() => show(current + 1, "smooth")}
            >
              <Icon path={chevronRightIcon} />
            </IconButton>
          </div>
        )}
      </div>
    </Modal>
  );
}
