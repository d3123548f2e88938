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

/** The headings of the columns. `actions` is that of the last one, with the buttons of each row. */
export function TableHead({ columns, actions }: { columns: string[]; actions?: string }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
        {actions && (
          <th scope="col" className="text-right">
            {actions}
          </th>
        )}
      </tr>
    </thead>
  );
}
