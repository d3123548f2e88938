import * as m from "virtual:messages/panel-editing";
import ImageIcon from "lucide-react/icons/image";
import ImageOff from "lucide-react/icons/image-off";
import { type ChangeEvent, type ComponentProps, type ReactNode, useRef, useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { classNames } from "~/ui/class-names";
import { Field } from "~/ui/field";
import { Picture } from "~/ui/picture";
import { isSafeUrl } from "~/ui/safe-url";
import { completeUrl } from "~/ui/typed-text";
import { type Bound, urlInputProps, useFieldError } from "./fields";
import { PictureUpload } from "./picture-upload";
import { Crop, CropFigure, type CropName, crops } from "./pictures/crops";
import { nameInUrl } from "./pictures/metadata";
import { shortName, useFocalPoint } from "./pictures/queries";

const shapes = {
  wide: "aspect-video w-full max-w-80 rounded-md",
  portrait: "size-24 shrink-0 rounded-full",
  logo: "h-20 w-60 max-w-full rounded-md",
  icon: "size-20 rounded-md",
  tile: "-z-10 aspect-4/3 w-full rounded-t-md pt-9",
};

/** The debounce delay, so that the preview does not load half-typed URLs. */
const PAUSE_MS = 500;

/** Narrower main pictures look blurred on large screens. */
const LEAST_WIDTH = 1200;

/** A picture with buttons to upload or choose it, above the small field with its URL. */
export function ImageField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint = m.pictureHint,
  shape = "wide",
  crop,
  isOnDark = false,
}: Bound<Values, Output> & {
  label: string;
  hint?: ReactNode;
  shape?: keyof typeof shapes;
  /** For the main picture of a page: how the page crops it on a phone and on a desktop. */
  crop?: CropName;
  /** Shows the preview on the background of the dark theme. */
  isOnDark?: boolean;
}) {
  const { input, url, setUrl } = usePictureUrl({ control, name });
  const { error, ...props } = input;
  const position = useFocalPoint(url);
  return (
    <PictureUpload what={label} onUploaded={setUrl}>
      {(buttons) => (
        <Field label={label} hint={hint} error={error}>
          {(described) => (
            <div className="flex flex-col gap-3">
              {crop ? (
                <Crops url={url} crop={crop} position={position} />
              ) : (
                <ImagePreview url={url} shape={shape} isOnDark={isOnDark} position={position} />
              )}
              <div className="flex flex-wrap gap-2">{buttons}</div>
              <UrlInput {...props} {...described} />
            </div>
          )}
        </Field>
      )}
    </PictureUpload>
  );
}

/** The picture as its page crops it, and a sentence if it is too small for large screens. */
function Crops({
  url,
  crop,
  position,
}: {
  url: string | undefined;
  crop: CropName;
  position: string | undefined;
}) {
  const [measured, setMeasured] = useState<{ url: string; width: number }>();
  const width =
    url && measured?.url === url && !/\.svg(?:[?#]|$)/i.test(url) ? measured.width : LEAST_WIDTH;
  const { phone, desktop, ...cropped } = crops[crop];
  const shown = position ?? ("position" in cropped ? cropped.position : undefined);
  return (
    <>
      <div className="flex flex-wrap items-start gap-3">
        <CropFigure caption={m.onADesktop} className="w-64 max-w-full">
          <ImagePreview
            url={url}
            shape="wide"
            ratio={desktop}
            position={shown}
            onMeasured={(width) => url && setMeasured({ url, width })}
          />
        </CropFigure>
        <CropFigure caption={m.onAPhone} className="w-28">
          {url ? (
            <Crop url={url} ratio={phone} position={shown} />
          ) : (
            <ImagePreview url={undefined} shape="wide" ratio={phone} />
          )}
        </CropFigure>
      </div>
      {width < LEAST_WIDTH && (
        <p role="status" className="text-sm font-medium text-warning">
          {m.narrowPicture({ width })}
        </p>
      )}
    </>
  );
}

/** The URL of a picture. For an uploaded one, shows the picture and its name until it has the focus. */
function UrlInput({ value, ...props }: ComponentProps<"input"> & { value: string }) {
  const name = nameInUrl(value);
  return (
    <div className="group relative max-w-xl">
      <input
        {...props}
        value={value}
        className={classNames(
          "control md:min-h-9 md:py-1 md:text-sm",
          name && "not-focus:text-transparent",
        )}
      />
      {name && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-2 flex max-w-[calc(100%-1rem)] items-center gap-2 text-sm group-focus-within:hidden forced-colors:hidden"
        >
          <Picture
            src={value}
            alt=""
            width={40}
            height={40}
            className="size-7 shrink-0 rounded-sm"
          />
          <span className="truncate">{shortName(name)}</span>
        </span>
      )}
    </div>
  );
}

/** The props of a picture's URL field, and the URL to preview if it is safe to show. */
export function usePictureUrl<Values extends FieldValues, Output>(bound: Bound<Values, Output>) {
  const { field } = useController(bound);
  const error = useFieldError(bound);
  const completed = urlInputProps(field);
  const value = completeUrl(completed.value);
  const typing = useTyping(value);
  const url = typing.before ?? value;
  const input = {
    ...field,
    value: completed.value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      typing.start();
      field.onChange(event);
    },
    onBlur: () => {
      typing.end();
      completed.onBlur();
    },
    error,
    inputMode: "url",
    autoComplete: "off",
    spellCheck: false,
  } as const;
  const setUrl = (uploaded: string) => field.onChange(uploaded);
  return { input, url: isSafeUrl(url) ? url : undefined, setUrl };
}

function useTyping(value: string) {
  const [before, setBefore] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  function end() {
    clearTimeout(timer.current);
    setBefore(undefined);
  }
  function start() {
    clearTimeout(timer.current);
    setBefore((known) => known ?? value);
    timer.current = setTimeout(end, PAUSE_MS);
  }
  return { before, start, end };
}

/** Without a picture, the preview keeps its size, so that the layout does not shift. */
export function ImagePreview({
  url,
  shape,
  isOnDark = false,
  ratio,
  position,
  onMeasured,
}: {
  url: string | undefined;
  shape: keyof typeof shapes;
  isOnDark?: boolean;
  /** Width divided by height, instead of that of the shape. */
  ratio?: number;
  /** The CSS `object-position`. */
  position?: string | undefined;
  /** Called with the width of the loaded picture. */
  onMeasured?: (width: number) => void;
}) {
  const [broken, setBroken] = useState<string>();
  const isBroken = url !== undefined && url === broken;
  const isShown = url !== undefined && !isBroken;
  const saysInside = shape !== "portrait";
  const PlaceholderIcon = isBroken ? ImageOff : ImageIcon;
  return (
    <div className="flex shrink-0 items-center gap-3">
      <div
        data-theme={isOnDark ? "dark" : undefined}
        className={classNames(
          "relative grid place-items-center overflow-hidden border text-ink-muted",
          isShown ? "border-line bg-surface-sunken" : "border-dashed border-line-strong",
          isOnDark && "bg-surface",
          shapes[shape],
        )}
        style={{ aspectRatio: ratio }}
      >
        {isShown ? (
          <img
            key={url}
            src={url}
            alt={m.preview}
            style={{ objectPosition: position }}
            onLoad={({ currentTarget }) => onMeasured?.(currentTarget.naturalWidth)}
            onError={() => setBroken(url)}
            className={classNames(
              "absolute inset-0 size-full",
              shape === "logo" || shape === "icon" ? "object-contain" : "object-cover",
            )}
          />
        ) : isBroken && saysInside ? (
          <p className="p-3 text-sm">{m.pictureNotFound}</p>
        ) : (
          <PlaceholderIcon aria-hidden="true" className="size-5" />
        )}
      </div>
      {isBroken && shape === "portrait" && (
        <p className="text-sm text-ink-muted">{m.pictureNotFound}</p>
      )}
    </div>
  );
}
