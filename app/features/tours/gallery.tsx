import { lazy, type MouseEvent, Suspense, useEffect, useState } from "react";
import { Icon } from "~/ui/icon";
import { expandIcon } from "~/ui/icons";
import { Picture } from "~/ui/picture";
import type { LightboxProps } from "./lightbox";

const Lightbox = lazy(() => import("./lightbox").catch(() => ({ default: PictureFile })));

/** Opens the picture itself where the lightbox cannot be loaded. */
function PictureFile({ pictures, start }: LightboxProps) {
  useEffect(() => window.location.assign(pictures[start] ?? ""), [pictures, start]);
  return null;
}

/** A tour's pictures. Each is a link to its file, which needs no script. */
export function TourGallery({ title, pictures }: { title: string; pictures: string[] }) {
  const [opened, setOpened] = useState<number | null>(null);

  function open(event: MouseEvent, at: number) {
    // With a key pressed the visitor wants a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(at);
  }

  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3 lg:grid-cols-3">
        {pictures.map((src, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be listed twice
          <li key={at}>
            <a
              href={src}
              aria-haspopup="dialog"
              aria-label={`Enlarge picture ${at + 1} of ${pictures.length}`}
              onClick={(event) => open(event, at)}
              className="group relative block overflow-hidden rounded-md"
            >
              <Picture
                src={src}
                fallback="/posters/tour-fallback.svg"
                alt={`${title}, picture ${at + 1}`}
                width={400}
                height={300}
                className="aspect-4/3 w-full transition-transform duration-250 group-hover:scale-103"
              />
              <Icon
                path={expandIcon}
                className="absolute right-2 bottom-2 size-9 rounded-sm bg-structure p-2 text-structure-ink print:hidden"
              />
            </a>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Suspense>
          <Lightbox
            title={title}
            pictures={pictures}
            start={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
