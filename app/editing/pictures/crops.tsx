import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";

interface Cropped {
  /** Width divided by height on a phone of 390 px, and on a desktop of 1440 px. */
  phone: number;
  desktop: number;
  /** The `object-position` of a picture without a focal point. */
  position?: string;
}

/** How pages crop a picture. */
export const crops = {
  hero: { phone: 390 / 192, desktop: 1440 / 672, position: "50% 78%" },
  tour: { phone: 4 / 3, desktop: 15 / 8 },
  slide: { phone: 4 / 3, desktop: 21 / 9 },
} satisfies Record<string, Cropped>;

export type CropName = keyof typeof crops;

/** A picture above its caption. */
export function CropFigure({
  caption,
  className,
  children,
}: {
  caption: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <figure className={classNames("min-w-0", className)}>
      {children}
      <figcaption className="mt-1 text-sm text-ink-muted">{caption}</figcaption>
    </figure>
  );
}

/** A picture as a page crops it. */
export function Crop({
  url,
  ratio,
  position,
}: {
  url: string;
  ratio: number;
  position: string | undefined;
}) {
  return (
    <img
      src={url}
      alt=""
      draggable={false}
      className="w-full rounded-sm border border-line bg-surface-sunken object-cover"
      style={{ aspectRatio: ratio, objectPosition: position }}
    />
  );
}
