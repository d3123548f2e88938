// How soon does a page respond to the first touch on a slow phone, and is a touch ever lost,
// in each language?
//   npm run bench -- first-touch   (needs Chromium; variables: BROWSER_PATH, RUNS, DELAYS, LANGUAGES, TARGETS)
import { setTimeout as delay } from "node:timers/promises";
import { type Language, languages, pathIn } from "../../app/ui/languages.ts";
import { readMessages } from "../../scripts/messages.ts";
import { median, openBrowser, PHONE, printTable, startInAllLanguages } from "../measure.ts";

const RUNS = Number(process.env.RUNS ?? 5);
const DELAYS = (process.env.DELAYS ?? "100,500,2500").split(",").map(Number);
const SLOWER = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How long the finger stays down (ms). */
const HOLD = 50;
/** A touch that has no visible effect after this time (ms) counts as lost. */
const LOST_AFTER = 5_000;

const TOUR = "/tour/domestic/kerala-backwaters";

interface Target {
  kind: "tab" | "menu" | "calendar" | "filter";
  path: string;
  control: string;
}

function targetsIn(language: Language): Target[] {
  const { tour, frame, enquiry } = readMessages(language);
  const targets: Target[] = [
    { kind: "tab", path: pathIn(language, TOUR), control: tour?.itinerary ?? "" },
    { kind: "menu", path: pathIn(language, "/"), control: frame?.openMenu ?? "" },
    { kind: "calendar", path: pathIn(language, "/"), control: enquiry?.from ?? "" },
  ];
  // The names of categories are content, which is not all translated.
  const filter: Target = { kind: "filter", path: "/domestic-tours", control: "Kerala" };
  return language === "en" ? [...targets, filter] : targets;
}

type Message =
  | { kind: "ready"; paintedAt: number; x: number; y: number }
  | { kind: "pressed"; at: number; isOnTarget: boolean }
  | { kind: "shown"; at: number }
  | { kind: "event"; duration: number };

interface Touch {
  /** From the press to the frame that shows its effect (ms). Infinity for a lost touch. */
  shownAfter: number;
  interaction: number;
}

const chosen = process.env.TARGETS?.split(",");
const inLanguages = process.env.LANGUAGES?.split(",");
const targets = languages
  .filter((language) => inLanguages?.includes(language) ?? true)
  .flatMap(targetsIn)
  .filter(({ kind }) => chosen?.includes(kind) ?? true);
const site = await startInAllLanguages({ port: 4809 });
const browser = await openBrowser();
const results = targets.flatMap((target) =>
  DELAYS.map((wait) => ({ target, wait, touches: [] as Touch[] })),
);
try {
  const filtered = await filteredTours();
  for (let run = 0; run < RUNS; run++) {
    for (const { target, wait, touches } of results) {
      touches.push(await touch(target, wait, filtered));
    }
  }
} finally {
  await browser.close();
  await site.stop();
}
const ms = (value: number) => (Number.isFinite(value) ? `${Math.round(value)} ms` : "lost");
printTable(
  `The first touch on a slow phone, medians of ${RUNS}`,
  ["touched", "after the first paint", "shown after", "longest", "INP", "lost"],
  results.map(({ target, wait, touches }) => {
    const times = touches.map(({ shownAfter }) => shownAfter);
    return [
      `${target.path}: ${target.control}`,
      ms(wait),
      ms(median(times)),
      ms(Math.max(...times)),
      ms(median(touches.map(({ interaction }) => interaction))),
      String(times.filter((time) => !Number.isFinite(time)).length),
    ];
  }),
);

/** The tours that the server lists in the category Kerala, as links. */
async function filteredTours(): Promise<string[]> {
  const html = await (await fetch(`${site.url}/domestic-tours?category=Kerala`)).text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return [...new Set([...main.matchAll(/href="(\/tour\/[^"]+)"/g)].map(([, href = ""]) => href))];
}

/** Loads the page with an empty cache and touches the target `wait` ms after the first paint. */
async function touch(target: Target, wait: number, tours: string[]): Promise<Touch> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const ready = Promise.withResolvers<Message & { kind: "ready" }>();
  const pressed = Promise.withResolvers<Message & { kind: "pressed" }>();
  const shown = Promise.withResolvers<number>();
  let interaction = 0;
  await context.exposeBinding("report", (_source, message: Message) => {
    if (message.kind === "ready") ready.resolve(message);
    else if (message.kind === "pressed") pressed.resolve(message);
    else if (message.kind === "shown") shown.resolve(message.at);
    else interaction = Math.max(interaction, message.duration);
  });
  await context.addInitScript(watchPage, { ...target, tours });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", NETWORK);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto(site.url + target.path, { waitUntil: "commit" });
  const { paintedAt, x, y } = await ready.promise;
  await delay(Math.max(0, paintedAt + wait - Date.now()));
  const start = { type: "touchStart" as const, touchPoints: [{ x, y }] };
  const down = client.send("Input.dispatchTouchEvent", start);
  await delay(HOLD);
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await down;
  const { at, isOnTarget } = await pressed.promise;
  if (!isOnTarget) throw new Error(`${target.control} moved away from under the finger`);
  const shownAt = await Promise.race([shown.promise, delay(LOST_AFTER, Infinity)]);
  // The browser reports the touch's performance entries after the frame.
  await delay(500);
  await context.close();
  return { shownAfter: shownAt - at, interaction };
}

/** Runs in the page before other scripts. Finds the control and watches its press and effect. */
function watchPage({
  kind,
  control,
  tours,
}: {
  kind: Target["kind"];
  control: string;
  tours: string[];
}): void {
  if (window !== top || location.protocol === "about:") return;
  const { report } = window as unknown as { report(message: Message): void };

  const visible = <E extends HTMLElement>(selector: string) =>
    [...document.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility());
  const nameOf = (element: HTMLElement) => {
    const labels = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const texts = labels.map((id) => document.getElementById(id)?.textContent ?? "");
    return (texts[0] || element.ariaLabel || element.textContent || "").trim();
  };
  const findControl = () =>
    visible<HTMLElement>("a, button, label, summary, [role]").find(
      (element) => nameOf(element) === control,
    );
  const isShown = {
    tab: () => visible("[role=tabpanel]").some((panel) => nameOf(panel) === control),
    filter: () => {
      const shown = visible<HTMLAnchorElement>("main a[href^='/tour/']").map(
        ({ pathname }) => pathname,
      );
      const isFiltered = shown.every((path) => tours.includes(path)) && shown.length > 0;
      return isFiltered && visible("main h2").some((heading) => nameOf(heading) === control);
    },
    menu: () => visible("header nav a").length > 0,
    calendar: () =>
      visible("dialog, [role=dialog]").some((dialog) => dialog.querySelector("table")),
  }[kind];
  const now = () => performance.timeOrigin + performance.now();

  function waitUntilShown() {
    // A timer that is set in an animation frame runs after that frame is painted.
    if (isShown()) setTimeout(() => report({ kind: "shown", at: now() }));
    else requestAnimationFrame(waitUntilShown);
  }
  function prepare() {
    const element = findControl();
    if (!element) {
      setTimeout(prepare, 10);
      return;
    }
    if (isShown()) throw new Error("the effect was there before the touch");
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [paint] = performance.getEntriesByType("paint");
    const paintedAt = performance.timeOrigin + (paint?.startTime ?? 0);
    report({ kind: "ready", paintedAt, x: x + width / 2, y: y + height / 2 });
  }

  const events = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) report({ kind: "event", duration: entry.duration });
    }
  });
  events.observe({ type: "first-input", buffered: true });
  events.observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);

  // A link or a form loads a new document, in which this function runs again.
  if (sessionStorage.getItem("bench-pressed")) {
    waitUntilShown();
    return;
  }
  new PerformanceObserver((_list, observer) => {
    observer.disconnect();
    prepare();
  }).observe({ type: "paint", buffered: true });
  addEventListener(
    "pointerdown",
    ({ timeStamp, target }) => {
      sessionStorage.setItem("bench-pressed", "yes");
      const isOnTarget = Boolean(findControl()?.contains(target as Node));
      report({ kind: "pressed", at: performance.timeOrigin + timeStamp, isOnTarget });
      waitUntilShown();
    },
    { capture: true, once: true },
  );
}
