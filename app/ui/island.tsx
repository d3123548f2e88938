import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useId,
  useState,
} from "react";
import { AT_REST_MS } from "./late-start";

/** How long a pressed link waits for its script before it leads on as a plain one. */
const PATIENCE_MS = 500;
/** How long after a sign the scripts come: what a press does is painted before they are run. */
const PAUSE_MS = 200;
/** Any of these says that somebody is here, or that a picture needs its stand-in. */
const SIGNS = [
  "pointermove",
  "pointerdown",
  "click",
  "keydown",
  "focusin",
  "scroll",
  "visibilitychange",
  "error",
];

/**
 * A part of a public page that needs no script before the visitor does something. In the page that
 * the server sent its HTML stays as it is, and its script is loaded at the first sign of a visitor.
 * One that `startsAlone` does not wait for that if it is in view, and elsewhere only until the page
 * is at rest. After a change of page every part is there at once.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { startsAlone = false } = {},
) {
  const Part = lazy(() => load().then((part) => ({ default: part })));
  return function Island(props: Props) {
    const id = useId();
    // What carries the name of this place before it was first drawn was drawn by the server.
    const [sent] = useState(() => (isDrawn(id) ? waitingPart() : null));
    const [isLost, setIsLost] = useState(false);

    useEffect(() => {
      const node = document.getElementById(id);
      if (!sent || !node) return;
      const wishes = [holdPresses(node, sent), firstSign().then(pause)];
      if (startsAlone) wishes.push(firstSight(node), rest());
      Promise.race(wishes)
        .then(load)
        .then(sent.open, () => setIsLost(true));
    }, [id, sent]);

    const part = <Part {...props} />;
    if (!sent) return <div id={id}>{part}</div>;
    const asSent = import.meta.env.SSR ? null : <AsSent id={id} />;
    return (
      <div id={id}>
        {isLost ? (
          asSent
        ) : (
          <Suspense fallback={asSent}>
            <Gate {...sent}>{part}</Gate>
          </Suspense>
        )}
      </div>
    );
  };
}

/**
 * What the server sent, for as long as the script is not here though React must draw: on the way to
 * another page, or because the script cannot be had at all. Its links lead on as plain ones.
 */
function AsSent({ id }: { id: string }) {
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? "");
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

function isDrawn(id: string): boolean {
  return import.meta.env.SSR || document.getElementById(id) !== null;
}

interface Sent {
  /** Settles when the script is here. */
  opened: Promise<void>;
  open: () => void;
  /** Settles when the part answers for itself. */
  taken: Promise<void>;
  take: () => void;
}

function waitingPart(): Sent {
  const [opened, open] = signal();
  const [taken, take] = signal();
  return { opened, open, taken, take };
}

function signal(): [Promise<void>, () => void] {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return [given, give];
}

function Gate({ opened, take, children }: Sent & { children: ReactNode }) {
  if (!import.meta.env.SSR) use(opened);
  useEffect(take, [take]);
  return children;
}

let sign: Promise<void> | undefined;

function firstSign(): Promise<void> {
  if (!sign) {
    const [given, give] = signal();
    sign = given;
    for (const name of SIGNS) addEventListener(name, give, { capture: true, once: true });
    // Two of the signs can be older than this script.
    const isBroken = (image: HTMLImageElement) => image.complete && !image.naturalWidth;
    if (scrollY > 0 || [...document.images].some(isBroken)) give();
  }
  return sign;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

function firstSight(node: HTMLElement): Promise<void> {
  const [given, give] = signal();
  new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) give();
  }).observe(node);
  return given;
}

function rest(): Promise<void> {
  const [given, give] = signal();
  setTimeout(give, AT_REST_MS - performance.now());
  return given;
}

/** What was pressed before its script was here is pressed again when it is. Out: settles at such a press. */
function holdPresses(node: HTMLElement, { taken }: Sent): Promise<void> {
  const [pressed, tell] = signal();
  let wanted: HTMLElement | undefined;
  function hold(event: MouseEvent) {
    const target = event.target instanceof Element && event.target.closest("a, button");
    if (!(target instanceof HTMLElement)) return;
    // Who presses something else has turned away from where a link was to lead.
    if (wanted instanceof HTMLAnchorElement) wanted = undefined;
    if (!node.contains(target)) return;
    const isLink = target instanceof HTMLAnchorElement;
    if (isLink && !isRouted(event, target)) return;
    event.preventDefault();
    wanted = target;
    tell();
    const [late, give] = signal();
    if (isLink && !target.ariaHasPopup) setTimeout(give, PATIENCE_MS);
    void Promise.race([taken, late]).then(() => {
      if (wanted !== target) return;
      wanted = undefined;
      release();
      target.click();
    });
  }
  function release() {
    removeEventListener("click", hold, true);
  }
  addEventListener("click", hold, true);
  void taken.then(release);
  return pressed;
}

/** Whether the router would take this press: not one for a new tab, nor one that leads elsewhere. */
function isRouted(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const hasKey = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return !hasKey && !link.target && !link.hash && link.origin === location.origin;
}
