import * as m from "virtual:messages/panel-editing";
import ChevronDown from "lucide-react/icons/chevron-down";
import Ellipsis from "lucide-react/icons/ellipsis";
import {
  type ComponentProps,
  type ReactNode,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
} from "react";
import { Link } from "react-router";
import { Button } from "~/ui/button";

const ROOM_PX = 240;
const WIDTH = "15rem";
const GAP_PX = 8;

/**
 * A button that opens actions, in words. Without a `label`, they are the less common ones of a row. `name` says what
 * they are for.
 */
export function MoreMenu({
  name,
  label,
  isBusy = false,
  children,
}: {
  name: string;
  label?: string;
  isBusy?: boolean;
  children: ReactNode;
}) {
  const labelled = label === undefined ? m.moreFor({ name }) : name;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  const closing = useRef<AbortController>(undefined);
  useEffect(() => () => closing.current?.abort(), []);

  /** Below the button if there is room, and inside the window. */
  function place(menu: HTMLElement) {
    const around = button.current?.getBoundingClientRect();
    if (!around) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const below = clientHeight - around.bottom;
    const isLow = below < ROOM_PX && around.top > below;
    menu.style.top = isLow ? "auto" : `${around.bottom}px`;
    menu.style.bottom = isLow ? `${clientHeight - around.top}px` : "auto";
    menu.style.maxHeight = `${(isLow ? around.top : below) - GAP_PX}px`;
    const leftmost = `calc(${clientWidth}px - ${WIDTH})`;
    menu.style.right = `max(${GAP_PX}px, min(${clientWidth - around.right}px, ${leftmost}))`;
  }

  function follow({ currentTarget: menu, newState }: ToggleEvent<HTMLDivElement>) {
    closing.current?.abort();
    if (newState !== "open") return;
    closing.current = new AbortController();
    place(menu);
    window.addEventListener("scroll", () => place(menu), { signal: closing.current.signal });
  }

  return (
    <>
      <Button
        ref={button}
        variant={label === undefined ? "quiet" : "secondary"}
        size="sm"
        popoverTarget={id}
        isBusy={isBusy}
        aria-label={labelled}
      >
        {label === undefined && !isBusy && <Ellipsis aria-hidden="true" />}
        {label ?? m.more}
        {label !== undefined && <ChevronDown aria-hidden="true" />}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it follows the clicks of its buttons, which have keys */}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={labelled}
        onBeforeToggle={follow}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
        className="inset-auto m-0 min-w-[min(12rem,100vw-16px)] max-w-[min(15rem,100vw-16px)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface-raised p-1.5 text-left text-ink shadow-float"
      >
        {children}
      </div>
    </>
  );
}

const itemClass =
  "flex min-h-11 w-full items-center rounded-md px-3 text-left text-sm font-medium hover:bg-surface-sunken";

export function MoreButton(props: ComponentProps<"button">) {
  return <button {...props} type="button" className={itemClass} />;
}

export function MoreLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className={itemClass} />;
}
