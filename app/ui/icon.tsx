import { classNames } from "./class-names";

/**
 * A line icon from ./icons: decoration, so its words stand beside it or on its button. Public
 * pages use these because lucide's shared code alone is a sixth of their script budget.
 */
export function Icon({ path, className }: { path: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames("icon", className)}>
      <path d={path} />
    </svg>
  );
}
