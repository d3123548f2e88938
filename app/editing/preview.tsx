import * as m from "virtual:messages/panel-editing";
import Monitor from "lucide-react/icons/monitor";
import MonitorSmartphone from "lucide-react/icons/monitor-smartphone";
import Smartphone from "lucide-react/icons/smartphone";
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Control, type FieldValues, useWatch } from "react-hook-form";
import { Button, type ButtonProps, IconButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { closeIcon } from "~/ui/icons";
import { type Language, pathIn } from "~/ui/languages";
import { Modal } from "~/ui/modal";

/** The public page that shows the edited row, and the id of the row. A new row has no id. */
export interface PreviewTarget {
  page: "tour" | "home" | "testimonials" | "about" | "contact" | "own page";
  id?: string | undefined;
  /** The language of the page. English if it is missing. */
  language?: Language;
  /** Turns the form values into those that the page shows. */
  toShown?: (values: unknown) => unknown;
}

/** The message sent to the previewed page. `values` are the form values, even if invalid. */
export interface PreviewContent extends Pick<PreviewTarget, "page" | "id"> {
  values: unknown;
}

/** The previewed page sends this message when it is ready to receive content. */
export const PREVIEW_READY = "preview-ready";

const DELAY_MS = 200;
/** Whether a form has room for its preview beside it. */
export const BESIDE = "(width >= 80rem)";

interface Props<Values extends FieldValues, Output> extends PreviewTarget {
  control: Control<Values, unknown, Output>;
}

/** Shows the preview beside the form if `isBeside`, otherwise in a full-screen dialog. */
export function Preview<Values extends FieldValues, Output>({
  isBeside,
  onClose,
  ...props
}: Props<Values, Output> & { isBeside: boolean; onClose: () => void }) {
  if (isBeside) {
    return (
      <aside
        aria-label={m.preview}
        className="sticky top-4 flex h-[calc(100dvh-2rem)] flex-col overflow-hidden rounded-lg border border-line-strong bg-surface-sunken print:hidden"
      >
        <PreviewFrame {...props} onClose={onClose} />
      </aside>
    );
  }
  return (
    <Modal
      isOpen
      onClose={onClose}
      aria-label={m.preview}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-surface-sunken text-ink"
    >
      <div className="flex h-full flex-col">
        <PreviewFrame {...props} onClose={onClose} />
      </div>
    </Modal>
  );
}

export function PreviewButton({ isOpen, ...button }: { isOpen: boolean } & ButtonProps) {
  return (
    <Button {...button} variant="secondary" aria-pressed={isOpen}>
      <MonitorSmartphone aria-hidden="true" />
      <span className="max-sm:sr-only">{m.preview}</span>
    </Button>
  );
}

/** Shows the page in an iframe, so that it has the viewport width of a phone or a desktop. */
function PreviewFrame<Values extends FieldValues, Output>({
  control,
  page,
  id,
  language = "en",
  toShown = (values) => values,
  onClose,
}: Props<Values, Output> & { onClose: () => void }) {
  const values = useWatch({ control });
  const frame = useRef<HTMLIFrameElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [width, setWidth] = useState(390);
  const [room, setRoom] = useState(width);
  const scale = Math.min(1, room / width);

  const send = useEffectEvent(() => {
    timer.current = undefined;
    const content: PreviewContent = { page, id, values: toShown(values) };
    frame.current?.contentWindow?.postMessage(content, window.location.origin);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs after each change of the values
  useEffect(() => {
    timer.current ??= setTimeout(send, DELAY_MS);
  }, [values]);
  useEffect(() => {
    function sendWhenReady({ source, data }: MessageEvent) {
      if (source === frame.current?.contentWindow && data === PREVIEW_READY) send();
    }
    window.addEventListener("message", sendWhenReady);
    return () => {
      window.removeEventListener("message", sendWhenReady);
      clearTimeout(timer.current);
    };
  }, []);

  const widthButton = (label: string, pixels: number, WidthIcon: ComponentType) => (
    <IconButton
      label={label}
      aria-pressed={width === pixels}
      onClick={() => setWidth(pixels)}
      className="aria-pressed:bg-structure-soft"
    >
      <WidthIcon aria-hidden="true" />
    </IconButton>
  );
  return (
    <>
      <div className="flex items-center gap-1 border-b border-line px-2">
        {widthButton(m.phoneWidth, 390, Smartphone)}
        {widthButton(m.desktopWidth, 1280, Monitor)}
        <p className="grow text-center text-sm font-semibold">{m.previewNotSaved}</p>
        <IconButton label={m.closePreview} onClick={onClose}>
          <Icon path={closeIcon} />
        </IconButton>
      </div>
      <div
        ref={(box) => {
          if (!box) return;
          const observer = new ResizeObserver(() => setRoom(box.clientWidth));
          observer.observe(box);
          return () => observer.disconnect();
        }}
        className="min-h-0 grow overflow-hidden"
      >
        <iframe
          ref={frame}
          src={pathIn(language, "/admin/preview")}
          title={m.previewOfThePage}
          className="block border-0 bg-surface"
          style={{
            width,
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
            transformOrigin: "top left",
            marginInline: scale === 1 ? "auto" : undefined,
          }}
        />
      </div>
    </>
  );
}
