import ImageIcon from "lucide-react/icons/image";
import ImageOff from "lucide-react/icons/image-off";
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { classNames } from "~/ui/class-names";
import { TextField } from "~/ui/field";
import { isSafeUrl } from "~/ui/safe-url";
import { completeUrl } from "~/ui/typed-text";
import { type Bound, urlInputProps, useFieldError } from "./fields";
import { PictureUpload } from "./picture-upload";

const shapes = {
  wide: "aspect-video w-full max-w-80 rounded-md",
  banner: "aspect-21/9 w-full rounded-md",
  portrait: "size-24 shrink-0 rounded-full",
  logo: "h-20 w-60 max-w-full rounded-md",
  icon: "size-20 rounded-md",
  tile: "-z-10 aspect-4/3 w-full rounded-t-md pt-9",
};

/** The debounce delay, so that the preview does not load half-typed URLs. */
const PAUSE_MS = 500;

const BROKEN = "No picture could be loaded from this address.";

/** A URL field for a picture, with an upload button and a preview. */
export function ImageField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint = "Upload, drop or paste a picture, or give a web address (https://…) or a path of this site",
  shape = "wide",
  isOnDark = false,
}: Bound<Values, Output> & {
  label: string;
  hint?: ReactNode;
  shape?: keyof typeof shapes;
  /** Shows the preview on the background of the dark theme. */
  isOnDark?: boolean;
}) {
  const { input, url, put } = usePictureUrl({ control, name });
  return (
    <PictureUpload what={label} onUploaded={put}>
      {(upload) => (
        <>
          <div className="flex flex-wrap items-start gap-3 sm:flex-nowrap">
            <TextField {...input} label={label} hint={hint} fieldClassName="min-w-48 grow" />
            <div className="sm:pt-6">{upload}</div>
          </div>
          <Preview url={url} shape={shape} isOnDark={isOnDark} />
        </>
      )}
    </PictureUpload>
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
  const put = (uploaded: string) => field.onChange(uploaded);
  return { input, url: isSafeUrl(url) ? url : undefined, put };
}

function useTyping(value: string) {
  const [before, setBefore] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
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
export function Preview({
  url,
  shape,
  isOnDark = false,
}: {
  url: string | undefined;
  shape: keyof typeof shapes;
  isOnDark?: boolean;
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
      >
        {isShown ? (
          <img
            key={url}
            src={url}
            alt="Preview"
            onError={() => setBroken(url)}
            className={classNames(
              "absolute inset-0 size-full",
              shape === "logo" || shape === "icon" ? "object-contain" : "object-cover",
            )}
          />
        ) : isBroken && saysInside ? (
          <p className="p-3 text-sm">{BROKEN}</p>
        ) : (
          <PlaceholderIcon aria-hidden="true" className="size-5" />
        )}
      </div>
      {isBroken && shape === "portrait" && <p className="text-sm text-ink-muted">{BROKEN}</p>}
    </div>
  );
}
