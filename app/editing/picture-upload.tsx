import * as m from "virtual:messages/panel-editing";
import ImageUp from "lucide-react/icons/image-up";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { FieldError } from "~/ui/field";
import { isPastedText } from "./pasted-text";
import { ChoosePictures } from "./pictures/choose-pictures";
import { PICTURE_TYPES, PictureError } from "./shrink-picture";
import { uploadPicture } from "./upload-picture";

interface Upload {
  name: string;
  /** The uploaded fraction, from 0 to 1. Undefined while the picture is being prepared. */
  share?: number;
}

/** Adds the buttons "Upload" and "Choose from pictures", and accepts pictures that are dropped or pasted. */
export function PictureUpload({
  what,
  label = m.upload,
  isMultiple = false,
  hasChoice = true,
  isOff = false,
  className,
  onUploaded,
  children,
}: {
  what: string;
  label?: string;
  isMultiple?: boolean;
  /** Adds "Choose from pictures". */
  hasChoice?: boolean;
  /** Ignores pictures that are dropped or pasted. */
  isOff?: boolean;
  className?: string;
  onUploaded: (url: string) => void;
  children: (buttons: ReactNode) => ReactNode;
}) {
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const running = useRef<AbortController>(undefined);
  /** Files that were dropped or chosen during an upload. */
  const waiting = useRef<File[]>([]);
  const [upload, setUpload] = useState<Upload>();
  const [uploaded, setUploaded] = useState("");
  const [failure, setFailure] = useState<string>();
  const [isDraggedOver, setIsDraggedOver] = useState(false);

  // If a list entry moves during its upload, `onUploaded` changes, so keep the latest function.
  const latestOnUploaded = useRef(onUploaded);
  useEffect(() => {
    latestOnUploaded.current = onUploaded;
  }, [onUploaded]);

  useEffect(() => () => running.current?.abort(), []);

  async function send(files: File[]): Promise<void> {
    if (isOff || files.length === 0) return;
    if (running.current) {
      if (isMultiple) waiting.current.push(...files);
      else setFailure(m.uploadRunning);
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    uploadCount++;
    const { signal } = controller;
    const failures: string[] = [];
    setFailure(undefined);
    setUploaded("");
    const taken = isMultiple ? files : files.slice(0, 1);
    waiting.current = [...taken];
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      if (signal.aborted) break;
      setUpload({ name: file.name });
      try {
        const onProgress = (share: number) => setUpload({ name: file.name, share });
        const url = await uploadPicture(file, { signal, onProgress });
        latestOnUploaded.current(url);
        setUploaded(m.uploaded({ name: file.name }));
        if (taken.length < files.length) {
          failures.push(m.roomForOne({ count: files.length, name: file.name }));
        }
      } catch (error) {
        if (!signal.aborted) failures.push(failureOf(error));
      }
    }
    running.current = undefined;
    uploadCount--;
    setUpload(undefined);
    setFailure(failures.join(" ") || undefined);
  }

  const buttons = (
    <>
      <Button
        ref={button}
        variant="secondary"
        aria-disabled={upload !== undefined}
        onClick={() => chooser.current?.click()}
      >
        <ImageUp aria-hidden="true" />
        {label}
        <span className="sr-only"> {what}</span>
      </Button>
      {hasChoice && (
        <ChoosePictures
          what={what}
          isMultiple={isMultiple}
          onChosen={(urls) => {
            setFailure(undefined);
            for (const url of urls) latestOnUploaded.current(url);
          }}
        />
      )}
    </>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are shortcuts of the button
    <div
      className={classNames(
        "flex flex-col gap-3 rounded-md",
        isDraggedOver && "outline-2 outline-offset-4 outline-dashed outline-accent",
        className,
      )}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        event.stopPropagation();
        setIsDraggedOver(true);
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        setIsDraggedOver(false);
        void send([...event.dataTransfer.files]);
      }}
      onPaste={(event) => {
        if (event.clipboardData.files.length === 0) return;
        const isInTextField = (event.target as Element).matches("input, textarea");
        if (isPastedText(event.clipboardData, isInTextField)) return;
        event.preventDefault();
        event.stopPropagation();
        void send([...event.clipboardData.files]);
      }}
    >
      {children(buttons)}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        multiple={isMultiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Without this, choosing the same file again would not fire a `change` event.
          event.target.value = "";
          void send(files);
        }}
      />
      <p role="status" className="sr-only">
        {upload ? m.uploading({ name: upload.name }) : uploaded}
      </p>
      {upload && (
        <div className="sticky bottom-2 z-10 flex items-center gap-3 rounded-md border border-line bg-surface-raised px-3 text-sm">
          <progress
            className="h-2 min-w-0 grow accent-accent"
            aria-label={m.uploading({ name: upload.name })}
            value={upload.share}
          />
          <span className="text-ink-muted">
            {upload.share === undefined ? m.preparing : `${Math.floor(upload.share * 100)} %`}
          </span>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              running.current?.abort();
              // This button disappears.
              button.current?.focus();
            }}
          >
            {m.cancelUpload({ unseen: (words) => <span className="sr-only">{words}</span> })}
          </Button>
        </div>
      )}
      {failure && (
        <div ref={scrollIntoView}>
          <FieldError error={failure} />
        </div>
      )}
    </div>
  );
}

/** The bar with the save button could cover a message at the end of the screen. */
function scrollIntoView(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: "nearest" });
}

function failureOf(error: unknown): string {
  if (error instanceof PictureError) return error.message;
  console.warn("Upload failed", error);
  return m.theUploadFailed;
}

/** The uploads of all fields that are running. */
let uploadCount = 0;

/** While true, do not save a form, because its picture would be missing. */
export function isUploading(): boolean {
  return uploadCount > 0;
}
