import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";

/** A scrolling table of the panel. With `isStacked`, its rows become blocks below 1024 px. */
export function Table({
  label,
  isStacked = false,
  children,
}: {
  label: string;
  isStacked?: boolean;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface-raised"
    >
      <table
        className={classNames("data-table w-full text-left text-sm", isStacked && "data-stacked")}
      >
        {children}
      </table>
    </div>
  );
}
