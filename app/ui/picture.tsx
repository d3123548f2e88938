import { type ComponentProps, useContext, useState } from "react";
import { classNames } from "./class-names";
import { PictureMetadataContext } from "./picture-metadata";
import { isSafeUrl } from "./safe-url";
import { PictureOrigins, sizedPicture } from "./sized-picture";
import { languageOf } from "./text";

/**
 * An image whose width and height reserve its space. Shows `fallback` if `src` fails to load. What the
 * operator says of the picture overrides `alt` and its position.
 */
export function Picture({
  src: url,
  alt: usualAlt,
  width,
  height,
  fallback,
  sizes,
  isPriority = false,
  fetchPriority = isPriority ? "high" : undefined,
  onError,
  className,
  ...rest
}: Omit<ComponentProps<"img">, "ref" | "src" | "srcSet" | "style" | "alt" | "width" | "height"> & {
  src: string | null | undefined;
  alt: string;
  width: number;
  height: number;
  fallback?: string;
  /** For the main image of a page: loads eagerly and before the others. */
  isPriority?: boolean;
}) {
  const src = url && isSafeUrl(url) ? url : null;
  const metadata = useContext(PictureMetadataContext)[src ?? ""];
  const alt = metadata?.alt || usualAlt;
  const [failed, setFailed] = useState<{ src: string; times: number } | null>(null);
  // A new URL starts without failures.
  const failures = failed && failed.src === src ? failed.times : 0;
  const origins = useContext(PictureOrigins);
  const sized = src ? sizedPicture(src, width, origins) : null;
  const isSized = sized !== null && failures === 0;
  const hasFailed = !src || failures > (sized ? 1 : 0);

  function noticeError() {
    if (src && !hasFailed) setFailed({ src, times: failures + 1 });
  }

  // Finds errors before hydration. `decode()` is needed, because a valid SVG can have no width.
  function noticeEarlyError(img: HTMLImageElement | null) {
    if (!img || hasFailed || !img.complete || img.naturalWidth > 0) return;
    img.decode().catch(noticeError);
  }

  return (
    <img
      {...rest}
      ref={noticeEarlyError}
      src={hasFailed ? fallback : src}
      srcSet={isSized ? sized.srcSet : undefined}
      sizes={isSized ? (sizes ?? sized.sizes) : undefined}
      alt={alt}
      lang={languageOf(alt)}
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
      style={metadata && { objectPosition: metadata.position }}
    />
  );
}
