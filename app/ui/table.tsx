import type { ReactNode } from "react";
import { classNames } from "./class-names";

/**
 * The admin's table: native thead and tbody inside. A wide one scrolls sideways, or with
 * `isStacked` each row is a block under 1024 px.
 */
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
