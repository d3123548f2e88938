import type { ComponentProps } from "react";
import { classNames } from "./class-names";

export type BadgeTone =
  | "neutral"
  | "accent"
  | "structure"
  | "success"
  | "warning"
  | "danger"
  | "turmeric"
  | "band";

const tones: Record<BadgeTone, string> = {
  neutral: "ring-1 ring-line-strong ring-inset text-ink-muted",
  accent: "bg-accent-soft text-accent",
  structure: "bg-structure-soft text-structure-text",
  success: "bg-success-soft text-success",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
  turmeric: "bg-turmeric text-turmeric-ink",
  band: "bg-structure text-structure-ink",
};

export function Badge({
  tone = "neutral",
  className,
  ...rest
}: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return (
    <span
      {...rest}
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-sm px-2.5 py-1 text-xs wrap-normal font-semibold leading-tight",
        tones[tone],
        className,
      )}
    />
  );
}
