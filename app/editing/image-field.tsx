import ImageIcon from "lucide-react/icons/image";
import ImageOff from "lucide-react/icons/image-off";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { type FieldValues, useController } from "react-hook-form";
import { classNames } from "~/ui/class-names";
import { TextField } from "~/ui/field";
import { isSafeUrl } from "~/ui/safe-url";
import { type Bound, useFieldError } from "./fields";
import { PictureUpload } from "./picture-upload";

const shapes = {
  wide: "aspect-video w-full max-w-80 rounded-md",
  banner: "aspect-21/9 w-full rounded-md",
  portrait: "size-24 shrink-0 rounded-full",
  logo: "h-20 w-60 max-w-full rounded-md",
  compact: "h-11 w-16 shrink-0 rounded-md",
};

/** Debounce: no picture is loaded for half an address. */
const PAUSE_MS = 500;

const BROKEN = "No picture could be loaded from this address.";

/** A picture's address, an upload that fills it, and a preview. */
export function ImageField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint = "Upload, drop or paste a picture, or give a web address (https://…) or a path of this site",
  shape = "wide",
  ...texts
}: Bound<Values, Output> & {
  label: string;
  hint?: ReactNode;
  /** The preview's shape; "compact" stands beside the address, for lists. */
  shape?: keyof typeof shapes;
} & Pick<ComponentProps<typeof TextField>, "isLabelHidden" | "fieldClassName">) {
  const { field } = useController({ control, name });
  const error = useFieldError({ control, name });
  const value = String(field.value ?? "").trim();
  const typing = useTyping(value);
  const address = typing.before ?? value;
  const preview = <Preview address={isSafeUrl(address) ? address : undefined} shape={shape} />;
  return (
    <PictureUpload what={label} onUploaded={field.onChange}>
      {(upload) => (
        <>
          <div className="flex flex-wrap items-start gap-3 sm:flex-nowrap">
            {shape === "compact" && preview}
            <TextField
              {...texts}
              {...field}
              value={field.value ?? ""}
              onChange={(event) => {
                typing.start();
                field.onChange(event);
              }}
              onBlur={() => {
                typing.end();
                field.onBlur();
              }}
              label={label}
              hint={hint}
              error={error}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              fieldClassName={classNames("min-w-48 grow", texts.fieldClassName)}
            />
            <div className={texts.isLabelHidden ? undefined : "sm:pt-6"}>{upload}</div>
          </div>
          {shape !== "compact" && preview}
        </>
      )}
    </PictureUpload>
  );
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

/** The preview has its size without a picture too, so that nothing moves under a click. */
function Preview({ address, shape }: { address: string | undefined; shape: keyof typeof shapes }) {
  const [broken, setBroken] = useState<string>();
  const isBroken = address !== undefined && address === broken;
  const isShown = address !== undefined && !isBroken;
  const saysInside = shape !== "compact" && shape !== "portrait";
  const PlaceholderIcon = isBroken ? ImageOff : ImageIcon;
  return (
    <div className="flex shrink-0 items-center gap-3">
      <div
        title={isBroken && shape === "compact" ? BROKEN : undefined}
        className={classNames(
          "relative grid place-items-center overflow-hidden border text-ink-muted",
          isShown ? "border-line bg-surface-sunken" : "border-dashed border-line-strong",
          shapes[shape],
        )}
      >
        {isShown ? (
          <img
            key={address}
            src={address}
            alt="Preview"
            onError={() => setBroken(address)}
            className={classNames(
              "absolute inset-0 size-full",
              shape === "logo" ? "object-contain" : "object-cover",
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
