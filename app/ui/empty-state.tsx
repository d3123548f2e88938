import type { ReactNode } from "react";

/** Shown in place of an empty list. `action` offers a next step, such as adding an item. */
export function EmptyState({
  title,
  text,
  action,
}: {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty-state flex flex-col items-center gap-2 rounded-lg border border-dashed border-line-strong px-6 py-12 text-center">
      <p className="text-lg font-semibold">{title}</p>
      {text && <p className="max-w-prose text-ink-muted">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
