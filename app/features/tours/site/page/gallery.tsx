import * as m from "virtual:messages/tour";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";

const expandIcon = "M4 9V4h5M20 15v5h-5M4 4l6 6M20 20l-6-6";

const loadLightbox = () => import("./lightbox");
const Lightbox = lazy(loadLightbox);

/** Makes links to pictures open the lightbox. Without JavaScript, they open the picture file. */
function useLightbox(title: string, pictures: string[]) {
  const [opened, setOpened] = useState<number | null>(null);

  function open(event: MouseEvent, at: number) {
    // With these keys, the browser opens the link in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    loadLightbox().then(
      () => setOpened(at),
      () => window.location.assign(pictures[at] ?? ""),
    );
  }

  return {
    opening: (at: number) => ({
      "aria-haspopup": "dialog" as const,
      onClick: (event: MouseEvent) => open(event, at),
    }),
    lightbox: opened !== null && (
      <Suspense>
        <Lightbox
          title={title}
          pictures={pictures}
          start={opened}
          onClose={() => setOpened(null)}
        />
      </Suspense>
    ),
  };
}

export function TourGallery({ title, pictures }: { title: string; pictures: string[] }) {
  const { opening, lightbox } = useLightbox(title, pictures);
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3 lg:grid-cols-3">
        {pictures.map((src, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be listed twice
          <li key={at}>
            <a
              href={src}
              {...opening(at)}
              className="group relative block overflow-hidden rounded-md"
            >
              <span className="sr-only">
                {m.enlarge({ number: at + 1, count: pictures.length })}
              </span>
              <Picture
                src={src}
                fallback={fallbackPictures.tour}
                alt={title}
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
      {lightbox}
    </>
  );
}

/** One large picture with two or four small ones. Phones show only the large one (tour-page.css). */
export function TourMosaic({ title, pictures }: { title: string; pictures: string[] }) {
  const { opening, lightbox } = useLightbox(title, pictures);
  const { length } = pictures;
  return (
    <>
      <ul className="mosaic">
        {pictures.slice(0, length < 5 ? 3 : 5).map((src, at) => (
          <li key={src}>
            <a href={src} {...opening(at)} className="block size-full -outline-offset-4">
              <span className="sr-only">{m.see({ number: at + 1, count: length })}</span>
              <Picture
                src={src}
                fallback={fallbackPictures.tour}
                alt={title}
                width={at === 0 ? 800 : 400}
                height={at === 0 ? 600 : 300}
                isPriority={at === 0}
                className="size-full"
              />
            </a>
          </li>
        ))}
      </ul>
      <p
        aria-hidden="true"
        className="pointer-events-none absolute right-3 bottom-3 flex items-center gap-2 rounded-sm bg-structure px-3 py-2 text-sm leading-none font-semibold text-structure-ink print:hidden"
      >
        <Icon path={expandIcon} />
        {m.pictures({ count: length })}
      </p>
      {lightbox}
    </>
  );
}
