import type { ReactNode } from "react";

/** The admin's table: 48 px rows, sideways scroll on a phone, native thead and tbody inside. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-surface-raised"
    >
      <table className="data-table w-full text-left text-sm">{children}</table>
    </div>
  );
}
