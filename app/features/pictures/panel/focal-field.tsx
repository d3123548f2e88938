import * as m from "virtual:messages/panel-pictures";
import type { MouseEvent } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Crop, CropFigure, crops } from "~/editing/pictures/crops";
import { positionOf } from "~/editing/pictures/metadata";
import { Button } from "~/ui/button";
import type { PictureInput, PictureValues } from "./schema";

const axes = [
  { name: "focal_x", label: m.fromTheLeft },
  { name: "focal_y", label: m.fromTheTop },
] as const;

const { hero, tour } = crops;
const shown = [
  { caption: m.cardOrTourOnAPhone, ratio: tour.phone },
  { caption: m.tourOnADesktop, ratio: tour.desktop },
  { caption: m.heroOnAPhone, ratio: hero.phone, usual: hero.position },
  { caption: m.heroOnADesktop, ratio: hero.desktop, usual: hero.position },
];

/** A click on the picture, or two sliders, choose what stays visible when a page crops the picture. */
export function FocalField({
  url,
  form: { control, setValue },
}: {
  url: string;
  form: UseFormReturn<PictureInput, unknown, PictureValues>;
}) {
  const [x, y] = useWatch({ control, name: ["focal_x", "focal_y"] });
  const isChosen = x !== null && y !== null;
  const point = { focal_x: x ?? 50, focal_y: y ?? 50 };
  const position = positionOf({ focal_x: x, focal_y: y });

  function choose(chosen: { focal_x: number; focal_y: number } | null) {
    for (const { name } of axes) {
      setValue(name, chosen?.[name] ?? null, { shouldDirty: true, shouldValidate: true });
    }
  }

  function chooseClicked({ clientX, clientY, currentTarget }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    choose({
      focal_x: percent((clientX - left) / width),
      focal_y: percent((clientY - top) / height),
    });
  }

  return (
    <fieldset>
      <legend className="text-sm font-semibold">{m.focalPoint}</legend>
      <p className="mt-1 mb-3 text-sm text-ink-muted">{m.focalPointHint}</p>
      {/* biome-ignore lint/a11y: with the keyboard, the sliders below do the same */}
      <div
        onClick={chooseClicked}
        className="relative mx-auto w-fit cursor-crosshair overflow-hidden rounded-md border border-line"
      >
        {/* Dragged and dropped, it would be an upload of itself. */}
        <img
          src={url}
          alt=""
          draggable={false}
          className="block max-h-72 max-w-full bg-surface-sunken"
        />
        {isChosen && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-4 border-white shadow-[0_0_0_2px_#000,inset_0_0_0_2px_#000]"
            style={{ left: `${x}%`, top: `${y}%` }}
          />
        )}
      </div>
      <div className="mt-3 grid gap-x-5 gap-y-2 sm:grid-cols-2">
        {axes.map(({ name, label }) => (
          <label key={name} className="flex min-w-0 flex-col text-sm">
            {label}: {point[name]} %
            <input
              type="range"
              name={name}
              min={0}
              max={100}
              value={point[name]}
              onChange={({ target }) => choose({ ...point, [name]: Number(target.value) })}
              className="min-h-8 w-full min-w-0 accent-accent"
            />
          </label>
        ))}
      </div>
      {isChosen && (
        <Button
          variant="quiet"
          size="sm"
          onClick={({ currentTarget }) => {
            choose(null);
            // This button disappears.
            currentTarget.closest("fieldset")?.querySelector("input")?.focus();
          }}
        >
          {m.removeTheFocalPoint}
        </Button>
      )}
      <div className="mt-3 grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
        {shown.map(({ caption, ratio, usual }) => (
          <CropFigure key={caption} caption={caption}>
            <Crop url={url} ratio={ratio} position={position ?? usual} />
          </CropFigure>
        ))}
      </div>
    </fieldset>
  );
}

function percent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}
