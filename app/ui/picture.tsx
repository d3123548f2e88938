import { type ComponentProps, useContext, useState } from "react";
import { preload } from "react-dom";
import { classNames } from "./class-names";
import { PictureOrigins, type SizedPicture, sizedPicture } from "./sized-picture";

/**
 * A picture that keeps its place (width and height are required) and, when it cannot be loaded,
 * shows `fallback` once; a broken fallback ends there.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  fallback,
  sizes,
  isPriority = false,
  fetchPriority = isPriority ? "high" : undefined,
  onError,
  className,
  ...rest
}: Omit<ComponentProps<"img">, "ref" | "src" | "srcSet" | "alt" | "width" | "height"> & {
  src: string | null | undefined;
  alt: string;
  width: number;
  height: number;
  fallback?: string;
  /** The picture that matters on this screen: loaded at once, before the others. */
  isPriority?: boolean;
}) {
  const [failed, setFailed] = useState<{ src: string; times: number } | null>(null);
  // Remembering which address failed, not that one did, gives a new address its own chance.
  const failures = failed && failed.src === src ? failed.times : 0;
  const origins = useContext(PictureOrigins);
  const offered = src ? sizedPicture(src, width, origins) : null;
  // What cannot be had in a better size is shown as it was stored before anything stands in for it.
  const sized = failures === 0 ? offered : null;
  const hasFailed = !src || failures > (offered ? 1 : 0);
  const shown = hasFailed ? fallback : src;

  function noticeError() {
    if (src && !hasFailed) setFailed({ src, times: failures + 1 });
  }

  // An error before hydration fires no event any more; `decode` tells a broken picture from
  // an SVG without a size of its own.
  function noticeEarlyError(img: HTMLImageElement | null) {
    if (!img || hasFailed || !img.complete || img.naturalWidth > 0) return;
    img.decode().catch(noticeError);
  }

  const img = (
    <img
      {...rest}
      ref={noticeEarlyError}
      src={shown}
      alt={alt}
      width={width}
      height={height}
      loading={isPriority ? "eager" : "lazy"}
      fetchPriority={fetchPriority}
      decoding={isPriority ? "sync" : "async"}
      onError={(event) => {
        noticeError();
        onError?.(event);
      }}
      className={classNames("bg-surface-sunken object-cover", className)}
    />
  );
  if (!sized) return img;
  // React does this by itself for an <img> that stands alone.
  if (import.meta.env.SSR && src && fetchPriority === "high") {
    preload(src, { as: "image", fetchPriority, ...preloadOf(sized, sizes) });
  }
  return (
    <picture className="contents">
      {sized.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes ?? sized.sizes} />
      ))}
      {img}
    </picture>
  );
}

/** What a browser asks for that knows the first of the formats; one that does not leaves it. */
function preloadOf({ sources: [best], sizes: ownSizes }: SizedPicture, sizes = ownSizes) {
  return best && { type: best.type, imageSrcSet: best.srcSet, imageSizes: sizes };
}
