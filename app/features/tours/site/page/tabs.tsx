import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { classNames } from "~/ui/class-names";
import { neverChanges } from "~/ui/never-changes";
import { scrollIntoStrip } from "~/ui/scroll-strip";

export type Tab = { id: string; label: ReactNode; content: ReactNode };

/** The index of the tab that a key selects. Undefined for keys that tabs do not use. */
export function nextTab(key: string, current: number, count: number): number | undefined {
  const next = new Map([
    ["ArrowRight", current + 1],
    ["ArrowLeft", current - 1 + count],
    ["Home", 0],
    ["End", count - 1],
  ]).get(key);
  return next === undefined ? next : next % count;
}

/**
 * Tabs that follow the ARIA pattern. The HTML contains every panel, and each tab links to its panel.
 * Before hydration, CSS shows the `:target` panel. Without JavaScript, all panels are visible.
 */
export function Tabs({
  label,
  tabs,
}: {
  label: string;
  /** `id` is also the id of the panel. Ids of elements in the panel start with `id` and "-". */
  tabs: Tab[];
}) {
  const [chosen, setChosen] = useState<string>();
  const hash = useSyncExternalStore(
    neverChanges,
    () => window.location.hash.slice(1),
    () => null, // on the server and during hydration
  );
  const active = tabOf(chosen ?? hash) ?? tabs[0];

  function tabOf(id: string | null | undefined): Tab | undefined {
    return tabs.find((tab) => id === tab.id || id?.startsWith(`${tab.id}-`));
  }

  /** Shows a panel and scrolls it, or an element in it, to just below the tabs. */
  function show(id: string) {
    flushSync(() => setChosen(id));
    document.getElementById(id)?.scrollIntoView();
  }

  const followHash = useEffectEvent(() => {
    const id = window.location.hash.slice(1);
    if (tabOf(id)) show(id);
  });
  useEffect(() => {
    addEventListener("hashchange", followHash);
    return () => removeEventListener("hashchange", followHash);
  }, []);

  /** Shows the panel that contains the link's target, before the browser scrolls to the target. */
  function followLink({ target }: MouseEvent) {
    const id = (target as Element).closest("a")?.getAttribute("href")?.split("#")[1];
    const tab = tabOf(id);
    if (tab) setChosen(tab.id);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = nextTab(event.key, active ? tabs.indexOf(active) : 0, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    show(tab.id);
    document.getElementById(`${tab.id}-tab`)?.focus({ preventScroll: true });
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too
    // biome-ignore lint/a11y/noStaticElementInteractions: the links are the controls
    <div className="tabs min-w-0" data-hydrated={hash !== null || undefined} onClick={followLink}>
      <div className="tab-bar">
        <div
          role="tablist"
          aria-label={label}
          onKeyDown={handleKeyDown}
          className="tab-list scroll-strip flex gap-x-1 overflow-x-auto"
        >
          {tabs.map((tab) => (
            <a
              key={tab.id}
              role="tab"
              id={`${tab.id}-tab`}
              href={`#${tab.id}`}
              aria-controls={tab.id}
              aria-selected={tab === active}
              tabIndex={tab === active ? 0 : -1}
              ref={tab === active ? scrollIntoStrip : undefined}
              onClick={(event) => {
                event.preventDefault();
                show(tab.id);
              }}
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
      </div>
      {tabs.map((tab) => (
        <Panel key={tab.id} id={tab.id} isActive={tab === active}>
          {tab.content}
        </Panel>
      ))}
    </div>
  );
}

/** A render of the tabs hydrates only the panels that it changes. React then hydrates the others. */
const Panel = memo(function Panel({
  id,
  isActive,
  children,
}: {
  id: string;
  isActive: boolean;
  children: ReactNode;
}) {
  return (
    <div
      role="tabpanel"
      id={id}
      aria-labelledby={`${id}-tab`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern makes a panel of plain text reachable
      tabIndex={0}
      data-active={isActive || undefined}
      className="tab-panel py-8"
    >
      <Suspense>{children}</Suspense>
    </div>
  );
});
