import type { ReactNode } from "react";
import { classNames } from "./class-names";

type NoticeTone = "danger" | "warning" | "success" | "info";

const tones: Record<NoticeTone, string> = {
  danger: "border-danger bg-danger-soft",
  warning: "border-warning bg-warning-soft",
  success: "border-success bg-success-soft",
  info: "border-structure-text bg-structure-soft",
};

/** A message on the page. Screen readers announce the danger tone. */
export function Notice({
  tone = "info",
  action,
  children,
}: {
  tone?: NoticeTone;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      role={tone === "danger" ? "alert" : undefined}
      className={classNames(
        "flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border px-4 py-3",
        tones[tone],
        Boolean(action) && "print:hidden",
      )}
    >
      <div className="min-w-0">{children}</div>
      {action}
    </div>
  );
}
