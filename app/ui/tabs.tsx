import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useId,
  useState,
} from "react";
import { classNames } from "./class-names";
import { nextTab } from "./next-tab";

export type Tab = { id: string; label: ReactNode; content: ReactNode };

/**
 * Tabs by the ARIA pattern; arrows, Home and End move and choose. Every panel is in the HTML, and
 * without a script all of them show and the tabs are plain links to them.
 */
export function Tabs({
  label,
  tabs,
  initialTab,
  className,
  panelClassName = "pt-8",
}: {
  label: string;
  tabs: Tab[];
  initialTab?: string;
  className?: string;
  panelClassName?: string;
}) {
  const prefix = useId();
  const [chosen, setChosen] = useState(initialTab);
  const [opened, setOpened] = useState(initialTab);
  // Derived, so that a tab which loses its data never leaves an empty screen.
  const active = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  const shown = tabs.find((tab) => tab.id === opened) ?? tabs[0];
  const panelId = (tab: Tab) => `${prefix}${tab.id}`;

  // The frame after a press marks the tab; laying out its panel is left to the next one.
  function choose(tab: Tab) {
    setChosen(tab.id);
    startTransition(() => setOpened(tab.id));
  }
  function handleClick(event: MouseEvent, tab: Tab) {
    event.preventDefault();
    choose(tab);
  }
  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const current = tabs.findIndex((tab) => tab.id === active?.id);
    const next = nextTab(event.key, current, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    choose(tab);
    event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  }

  return (
    <div className={classNames("min-w-0", className)}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        className="tab-list flex gap-x-1 overflow-x-auto"
      >
        {tabs.map((tab) => (
          <a
            key={tab.id}
            role="tab"
            id={`${panelId(tab)}-tab`}
            href={`#${panelId(tab)}`}
            aria-controls={panelId(tab)}
            aria-selected={tab === active}
            tabIndex={tab === active ? 0 : -1}
            onClick={(event) => handleClick(event, tab)}
            className={classNames(
              "flex min-h-12 shrink-0 items-center border-b-4 px-3 sm:px-4 font-semibold no-underline -outline-offset-3",
              tab === active
                ? "border-accent text-ink"
                : "border-transparent text-ink-muted hover:border-line-strong hover:text-ink",
            )}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={panelId(tab)}
          aria-labelledby={`${panelId(tab)}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern makes a panel of plain text reachable
          tabIndex={0}
          data-active={tab === shown || undefined}
          className={classNames("tab-panel", panelClassName)}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
