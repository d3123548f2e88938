import type { ComponentProps } from "react";
import { classNames } from "./class-names";

/** A box with a thin border and no shadow. Never put a card inside a card. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={classNames(
        "break-inside-avoid rounded-lg border border-line bg-surface-raised",
        className,
      )}
    />
  );
}
