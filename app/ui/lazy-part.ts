import { type ComponentType, lazy } from "react";

/** Like React's `lazy`, but renders nothing if the script does not load. The whole page would fail otherwise. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
}
