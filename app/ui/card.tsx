import type { ComponentProps } from "react";
import { classNames } from "./class-names";

/** A sheet of paper with a hairline edge and no shadow. Never put one inside another. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={classNames("rounded-lg border border-line bg-surface-raised", className)}
    />
  );
}
