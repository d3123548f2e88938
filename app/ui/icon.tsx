import { classNames } from "./class-names";

/**
 * A decorative icon from ./icons. Screen readers ignore it, so give its link or button a label.
 * Public pages do not use lucide icons, because the shared code of lucide is too large.
 */
export function Icon({ path, className }: { path: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames("icon", className)}>
      <path d={path} />
    </svg>
  );
}
