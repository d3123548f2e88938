// How long after a press does the next frame show what it did, on a processor slowed four times? Pressed
// as a person does (the pointer is there before, and the button is down for a moment), and as the driver
// does: move, down and up within a millisecond. And how long does a click to another page take that was
// fetched when the pointer came near?
//   npm run bench -- interaction        needs Chromium (BROWSER_PATH)
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { median, printTable, startSite } from "../measure.ts";

const SLOWER = Number(process.env.SLOWER ?? 4);
const TIMES = 5;
const DAYS = 60;
const TOUR = "/tour/domestic/kerala-backwaters";
const PHONE = { width: 390, height: 844 };

const site = await startSite({ port: 4809 });
const browser = await chromium.launch({
  executablePath: process.env.BROWSER_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking"],
});
try {
  for (const [who, press] of Object.entries({
    "a person": personPress,
    "the driver": driverPress,
  })) {
    const rows: string[][] = [];
    for (const [name, measure] of presses(press)) {
      rows.push(await repeated(name, measure));
    }
    printTable(
      `From a press to the frame that shows it, as ${who} presses, processor ${SLOWER} times slower`,
      ["", "presses", "median", "longest"],
      rows,
    );
  }
  printTable(
    `From a press of a tab to its panel, processor ${SLOWER} times slower`,
    ["", "presses", "median", "longest"],
    [
      await repeated("the first touch of a page: with the start of all scripts", firstTouch),
      await repeated("the driver's presses after that start", panels),
    ],
  );
  printTable(
    "From a click to the painted page, its data fetched when the pointer came, full speed",
    ["", "clicks", "median", "longest"],
    [await navigations()],
  );
} finally {
  await browser.close();
  await site.stop();
}

/** `TIMES` measurements, each of one or more ms, as a row of a table. */
async function repeated(name: string, measure: () => Promise<number[]>): Promise<string[]> {
  const values: number[] = [];
  for (let time = 0; time < TIMES; time++) values.push(...(await measure()));
  console.error(name, values.map(Math.round).join(" "));
  return [name, String(values.length), shown(median(values)), shown(Math.max(...values))];
}

type Press = (page: Page, target: ReturnType<Page["getByRole"]>) => Promise<void>;

function presses(press: Press): [string, () => Promise<number[]>][] {
  return [
    [
      "category filter",
      onPage("/domestic-tours", async (page) => {
        await press(page, page.getByRole("button", { name: "Kerala" }));
        await press(page, page.getByRole("button", { name: "All Tours" }));
      }),
    ],
    [
      "tabs",
      onPage(TOUR, async (page) => {
        for (const name of ["Itinerary", "Inclusions", "Gallery"]) {
          await press(page, page.getByRole("tab", { name }));
        }
      }),
    ],
    ["a tab while the scripts start", () => pressesInStart(press)],
    [
      "menu on a phone",
      onPage(
        "/",
        async (page) => {
          await press(page, page.getByRole("button", { name: "Open menu" }));
          await press(page, page.getByRole("button", { name: "Close menu" }));
        },
        PHONE,
      ),
    ],
    [
      "carousel dots",
      onPage("/", async (page) => {
        for (const slide of [3, 1]) {
          await press(page, page.getByRole("button", { name: new RegExp(`^Show slide ${slide}`) }));
        }
      }),
    ],
    ["tour form with 60 days: a letter, Add Day", () => editTour(press)],
  ];
}

function onPage(
  path: string,
  work: (page: Page) => Promise<void>,
  viewport = { width: 1280, height: 800 },
) {
  return async () => {
    const page = await slowPage(viewport);
    await page.goto(site.url + path);
    await page.mouse.move(5, 5);
    await page.waitForLoadState("networkidle");
    await forgetPresses(page);
    await work(page);
    return endWith(page);
  };
}

/** The first move of the pointer lets the scripts in; the press comes at some moment of their start. */
async function pressesInStart(press: Press): Promise<number[]> {
  const values: number[] = [];
  for (const moment of [0, 100, 200]) {
    const page = await slowPage({ width: 1280, height: 800 });
    await page.goto(site.url + TOUR);
    await page.waitForTimeout(1000);
    await page.mouse.move(5, 5);
    await page.waitForTimeout(moment);
    await press(page, page.getByRole("tab", { name: "Itinerary" }));
    values.push(...(await endWith(page)));
  }
  return values;
}

async function editTour(press: Press): Promise<number[]> {
  await haveLongTour();
  const page = await slowPage({ width: 1280, height: 800 });
  await page.goto(`${site.url}/admin/login`);
  await page.getByLabel("Email").fill("admin@example.com");
  await page.getByLabel("Password").fill("bench-password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/admin/dashboard");
  await page.goto(`${site.url}/admin/tours/edit/kerala-backwaters`);
  const title = page.getByLabel("Title", { exact: true });
  await title.waitFor();
  await page.waitForLoadState("networkidle");
  await title.click();
  await forgetPresses(page);
  await page.keyboard.type("abc", { delay: 300 });
  const description = page.getByLabel("Description").nth(DAYS - 1);
  await press(page, description);
  await page.keyboard.type("abc", { delay: 300 });
  await press(page, page.getByRole("button", { name: "Add Day" }));
  return endWith(page);
}

/** Its scripts are run for it: all of their start lies between the finger and the panel. */
async function firstTouch(): Promise<number[]> {
  const page = await slowPage({ width: 390, height: 2400 }, { hasTouch: true, isMobile: true });
  await page.goto(site.url + TOUR);
  await page.waitForTimeout(1500);
  const tab = page.getByRole("tab", { name: "Itinerary" });
  const painted = tab.evaluate(untilPanel);
  await tab.tap();
  const ms = await painted;
  await page.context().close();
  return [ms];
}

/** Pressed one after the other by the driver. The first frame only marks the tab (app/ui/tabs.tsx). */
async function panels(): Promise<number[]> {
  const page = await slowPage({ width: 1280, height: 800 });
  await page.goto(site.url + TOUR);
  await page.mouse.move(5, 5);
  await page.waitForLoadState("networkidle");
  const values: number[] = [];
  for (const name of ["Itinerary", "Inclusions", "Gallery"]) {
    const tab = page.getByRole("tab", { name });
    const painted = tab.evaluate(untilPanel);
    await tab.click();
    values.push(await painted);
    await page.waitForTimeout(400);
  }
  await page.context().close();
  return values;
}

/** Runs in the page. From the next press to the frame after this tab's panel is there, ms. */
function untilPanel(tab: Element): Promise<number> {
  const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
  return new Promise((resolve) => {
    addEventListener(
      "pointerdown",
      ({ timeStamp }) => {
        function look() {
          const isThere = panel?.checkVisibility() && tab.ariaSelected === "true";
          requestAnimationFrame(isThere ? () => resolve(performance.now() - timeStamp) : look);
        }
        look();
      },
      { once: true, capture: true },
    );
  });
}

async function slowPage(
  viewport: { width: number; height: number },
  device: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: "reduce", ...device });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const durations = new Map<number, number>();
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (!entry.interactionId) continue;
        const known = durations.get(entry.interactionId) ?? 0;
        durations.set(entry.interactionId, Math.max(known, entry.duration));
      }
      // What takes less than 16 ms is not told.
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  return page;
}

async function driverPress(page: Page, target: ReturnType<Page["getByRole"]>): Promise<void> {
  await target.click();
  await page.waitForTimeout(400);
}

async function personPress(page: Page, target: ReturnType<Page["getByRole"]>): Promise<void> {
  await target.hover();
  await page.waitForTimeout(200);
  await page.mouse.down();
  await page.waitForTimeout(60);
  await page.mouse.up();
  await page.waitForTimeout(400);
}

function forgetPresses(page: Page): Promise<void> {
  return page.evaluate(() => {
    (window as unknown as { durations: Map<number, number> }).durations.clear();
  });
}

/** The duration of each press since the last `forgetPresses`: what INP is made of. */
async function endWith(page: Page): Promise<number[]> {
  await page.waitForTimeout(500);
  const durations = await page.evaluate(() => [
    ...(window as unknown as { durations: Map<number, number> }).durations.values(),
  ]);
  await page.context().close();
  return durations.length > 0 ? durations : [0];
}

async function haveLongTour(): Promise<void> {
  const secrets = readFileSync(join(site.dataDir, "secrets.json"), "utf8");
  const { publishableKey } = JSON.parse(secrets) as { publishableKey: string };
  const operator = createClient(site.url, publishableKey, { auth: { persistSession: false } });
  const account = { email: "admin@example.com", password: "bench-password" };
  const signedIn = await operator.auth.signInWithPassword(account);
  if (signedIn.error) throw signedIn.error;
  const itinerary = Array.from({ length: DAYS }, (_, at) => ({
    day: `Day ${at + 1}`,
    title: `Stage ${at + 1}`,
    description: "Walk, eat, sleep.",
    name: "Selvi",
  }));
  const { error } = await operator
    .from("tours")
    .update({ itinerary })
    .eq("id", "kerala-backwaters");
  if (error) throw error;
}

/** Between cached public pages: from the press to the frame after the new page's heading is there. */
async function navigations(): Promise<string[]> {
  const page = await (
    await browser.newContext({ viewport: { width: 1280, height: 800 } })
  ).newPage();
  const names = ["About Us", "FAQ", "Contact Us", "Testimonials", "Domestic Tours", "Home"];
  const values: number[] = [];
  await page.goto(site.url);
  await page.mouse.move(5, 5);
  await page.waitForLoadState("networkidle");
  for (let round = 0; round < 3; round++) {
    for (const name of names) {
      const link = page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name, exact: true });
      await link.hover();
      await page.waitForTimeout(500);
      const path = (await link.getAttribute("href")) ?? "";
      await page.evaluate(watchPaint, path);
      await page.mouse.down();
      await page.mouse.up();
      const ms = await page.evaluate(() => (window as unknown as Watched).painted);
      // The first round also fetches the scripts of each page.
      if (round > 0) values.push(ms);
    }
  }
  await page.context().close();
  return [
    `among ${names.length} pages`,
    String(values.length),
    shown(median(values)),
    shown(Math.max(...values)),
  ];
}

interface Watched {
  painted: Promise<number>;
}

/** Runs in the page. */
function watchPaint(path: string): void {
  let began = 0;
  const before = document.querySelector("main h1")?.textContent;
  addEventListener(
    "pointerdown",
    (event) => {
      began = event.timeStamp;
    },
    { once: true },
  );
  const painted = new Promise<number>((resolve) => {
    function look() {
      const heading = document.querySelector("main h1")?.textContent;
      const isThere = began > 0 && location.pathname === path && heading !== before;
      if (!isThere) requestAnimationFrame(look);
      // The frame that has it is painted before the next one begins.
      else requestAnimationFrame(() => resolve(performance.now() - began));
    }
    look();
  });
  Object.assign(window, { painted });
}

function shown(ms: number): string {
  return ms === 0 ? "under 16 ms" : `${Math.round(ms)} ms`;
}
