import { type MouseEvent, useState } from "react";
import { Icon } from "~/ui/icon";
import { expandIcon } from "~/ui/icons";
import { Picture } from "~/ui/picture";
import type { Lightbox as LightboxView } from "./lightbox";

/** A tour's pictures. Each is a link to its file, so that one can be enlarged without scripts too. */
export function TourGallery({ title, pictures }: { title: string; pictures: string[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  const [Lightbox, setLightbox] = useState<typeof LightboxView | null>(null);

  async function open(event: MouseEvent, at: number) {
    // The visitor asked for a new tab or window: theirs to have.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const view = await loadLightbox();
    if (!view) return location.assign(pictures[at] ?? "");
    setLightbox(() => view);
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
              onPointerEnter={loadLightbox}
              onFocus={loadLightbox}
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
      {Lightbox && opened !== null && (
        <Lightbox
          title={title}
          pictures={pictures}
          start={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** Loaded on first use; null when it could not be, and then the link leads to the picture itself. */
async function loadLightbox() {
  try {
    return (await import("./lightbox")).Lightbox;
  } catch {
    return null;
  }
}
