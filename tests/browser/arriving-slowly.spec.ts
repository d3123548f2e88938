// On a slow line a page arrives piece by piece, and is painted piece by piece.
import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect, freePort, test } from "./fixtures";
import { addTour } from "./tour-rows";

test.use({ viewport: { width: 390, height: 800 } });

for (const path of ["/", "/domestic-tours", "/about-us"]) {
  test(`what has come of ${path} stays where it is while the rest comes`, async ({
    page,
    site,
  }) => {
    // Home as a browser paints it that does not know how to wait for its picture.
    const line = await slowLine(site.url, (html) => html.replace(/<link rel="expect"[^>]*>/, ""));
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        window.moved = [...(window.moved ?? []), ...list.getEntries()];
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(line.url + path);
    await expect(page.getByText(/^© /)).toBeAttached();
    const moved = await page.evaluate(() => JSON.stringify(window.moved ?? [], null, 1));
    await line.close();
    expect(moved).toBe("[]");
  });
}

test("home's words and picture are one first paint, however slowly they come", async ({
  page,
  site,
}) => {
  const line = await slowLine(site.url);
  // However busy this machine is: without timers the wait has no end.
  await page.addInitScript(() => void Object.assign(window, { setTimeout: () => 0 }));
  await page.goto(line.url);
  await expect(page.getByText(/^© /)).toBeAttached();
  const { first, largest } = await paints(page);
  await line.close();
  expect(largest).toMatchObject({ at: first, id: "sent-picture" });
});

test("a picture that does not come does not keep home's words back", async ({ page, site }) => {
  const line = await slowLine(site.url, (html) => ({
    stopsAfter: html.slice(0, html.indexOf('<img id="sent-picture"')),
  }));
  await page.goto(line.url, { waitUntil: "commit" });
  await expect.poll(async () => (await paints(page)).first).toBeGreaterThan(0);
  const { largest } = await paints(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await line.close();
  expect(largest.id).not.toBe("sent-picture");
});

test("the first paint waits for the typefaces where they come by then, and not on a slow line", async ({
  browser,
  site,
}) => {
  for (const [began, inHead] of [
    [399, 2],
    [400, 0],
  ] as const) {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on("request", (made) => made.resourceType() === "font" && asked.push(made.url()));
    await page.addInitScript((ms) => {
      performance.now = () => ms;
    }, began);
    await page.goto(`${site.url}/faq`);
    const preloads = (part: string) => page.locator(`${part} > link[rel=preload][as=font]`);
    await expect(preloads("head")).toHaveCount(inHead);
    await expect(preloads("body")).toHaveCount(2);
    await page.evaluate(() => document.fonts.ready);
    expect(asked.length).toBe(new Set(asked).size);
    expect(asked).toHaveLength(2);
    await page.close();
  }
});

test("a tour written in Tamil asks for its letters as the page begins, and once", async ({
  page,
  site,
}) => {
  const tour = await addTour(site, { id: "tamil", title: "கேரளா உப்பங்கழி சுற்றுலா" });
  await page.goto(tour.path);
  await page.evaluate(() => document.fonts.ready);
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("text-tamil"))
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
  );
  expect(asked).toEqual(["link"]);
  const faces = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === "loaded")
      .map(({ unicodeRange }) => unicodeRange),
  );
  expect(faces.some((range) => range.includes("U+B82-BFA"))).toBe(true);
  await tour.remove();
});

declare global {
  interface Window {
    moved?: PerformanceEntry[];
  }
}

/** When something was painted first, and when, and what, is the largest so far; 0 and "" before. */
function paints(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ first: number; largest: { at: number; id: string } }>((resolve) => {
        const [first] = performance.getEntriesByName("first-contentful-paint");
        if (!first) return resolve({ first: 0, largest: { at: 0, id: "" } });
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as LargestContentfulPaint;
          resolve({ first: first.startTime, largest: { at: last.startTime, id: last.id } });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
}

/**
 * Passes on what the site answers, of a page's body one element for every frame. `edit`: what comes of a
 * page; where it `stopsAfter` something, the line stands still from there.
 */
async function slowLine(
  site: string,
  edit: (html: string) => string | { stopsAfter: string } = (html) => html,
) {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const further = request(site + asked.url, { headers }, async (given) => {
      if (!given.headers["content-type"]?.includes("text/html")) {
        answer.writeHead(given.statusCode ?? 500, given.headers);
        given.pipe(answer);
        return;
      }
      const { "content-length": _length, ...rest } = given.headers;
      answer.writeHead(given.statusCode ?? 500, rest);
      const edited = edit((await given.setEncoding("utf8").toArray()).join(""));
      const isWhole = typeof edited === "string";
      await sendInPieces(isWhole ? edited : edited.stopsAfter, answer);
      if (isWhole) answer.end();
    });
    further.end();
  });
  const port = await freePort();
  server.listen(port, "localhost");
  await once(server, "listening");
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function sendInPieces(html: string, answer: ServerResponse): Promise<void> {
  const bodyAt = html.indexOf("<body");
  answer.write(html.slice(0, bodyAt));
  const elements = html
    .slice(bodyAt)
    .split(/(?=<(?:div|section|header|img|h\d|p|ul|li|a|form)[ >])/);
  while (elements.length > 0) {
    answer.write(elements.shift() ?? "");
    await delay(16);
  }
}
