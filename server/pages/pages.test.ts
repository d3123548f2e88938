import { setTimeout as delay, setImmediate } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { createPages, type Pages } from "./pages.ts";

let pages: Pages;
let rendered: string[];
let lookedUp: string[];
let textOf: (key: string) => string;
let waitFor: Promise<void>;
let hasFailed: boolean;
let status: number;

/** This page depends on the category and the wanted routes. */
function queryOf(search: URLSearchParams): URLSearchParams {
  const fields = ["category", "_routes"].map((name) => [name, search.get(name) ?? ""]);
  return new URLSearchParams(fields.filter(([, value]) => value !== ""));
}

beforeEach(() => {
  rendered = [];
  lookedUp = [];
  textOf = (key) => key;
  waitFor = Promise.resolve();
  hasFailed = false;
  status = 200;
  pages = newPages(60_000);
});

function newPages(freshMs: number): Pages {
  return createPages({
    renderer: {
      async render(key) {
        rendered.push(key);
        await waitFor;
        if (key === "/tour/domestic/moved") {
          const headers = { location: "/tour/domestic/here" };
          const response = new Response(null, { status: 301, headers });
          return { response, hasFailed: false };
        }
        if (key.startsWith("/tour/domestic/moved.data")) {
          return { response: new Response(`to ${key}`, { status: 202 }), hasFailed: false };
        }
        const found = key.startsWith("/not-found") ? 404 : status;
        return { response: new Response(textOf(key), { status: found }), hasFailed };
      },
      notFoundPath: () => "/not-found",
      match(path) {
        lookedUp.push(path);
        if (!/^(\/ta)?\/(tour\/|admin|pages\/|faq$|$)/i.test(decodeURIComponent(path)))
          return undefined;
        return { path: "/:page", queryOf };
      },
    },
    backendUrl: null,
    queue: (_clientIp, task) => task(),
    maxBytes: 1_000_000,
    freshMs,
  });
}

function request(path: string, headers: HeadersInit = {}): Promise<Response> {
  return pages.respond(new Request(`http://any.test${path}`, { headers }), "203.0.113.1");
}

async function get(path: string): Promise<[number, string]> {
  const response = await request(path);
  return [response.status, await response.text()];
}

test("/_.data is the home page's data, and /_ is not found", async () => {
  expect(await get("/_.data")).toEqual([200, "/_.data"]);
  expect(await get("/_")).toEqual([404, "/not-found"]);
  expect(await get("/nowhere")).toEqual([404, "/not-found"]);
  expect(rendered).toEqual(["/_.data", "/not-found"]);
});

test.each(["/%", "/tour/domestic/%ff", "/tour/domestic/a%00b", "/%E0%A4%A.data"])(
  "%s is not found before any route decodes it",
  async (path) => {
    const data = path.endsWith(".data") ? ".data" : "";
    expect(await get(path)).toEqual([404, `/not-found${data}`]);
    expect(lookedUp).not.toContain(path);
  },
);

test.each([
  ["/tour/domestic/ooty/", "/tour/domestic/ooty"],
  ["/TOUR/Domestic/Ooty?page=2", "/tour/domestic/Ooty?page=2"],
  ["/TA/Tour/Domestic/Ooty", "/ta/tour/domestic/Ooty"],
  ["/Ta/faq", "/ta/faq"],
  ["/ta/FAQ/", "/ta/faq"],
  ["/Pages/Privacy", "/pages/privacy"],
  ["/ta/pages/Privacy", "/ta/pages/privacy"],
  ["/TA/admin/Tours", "/ta/admin/Tours"],
  ["//admin", "/admin"],
  ["/Admin/", "/admin"],
  ["/tour/domestic/ooty,", "/tour/domestic/ooty"],
  ["/tour/domestic/ooty).", "/tour/domestic/ooty"],
  ["/tour/domestic/ooty%29.", "/tour/domestic/ooty"],
  ["/tour/domestic/ooty%E2%80%8B%2C", "/tour/domestic/ooty"],
  ["/tour/domestic/ooty%0D%0A", "/tour/domestic/ooty"],
  ["/tour/domestic/ooty%EF%B8%8F", "/tour/domestic/ooty"],
  ["/tour/domestic/ooty_", "/tour/domestic/ooty"],
  ["/tour/domestic/ooty/).?utm_source=x", "/tour/domestic/ooty?utm_source=x"],
  ["/tour/domestic/ooty%E2%80%8B", "/tour/domestic/ooty"],
  ["/tour/domestic/ooty%E2%80%9D%EF%BB%BF", "/tour/domestic/ooty"],
  ["/admin%C2%A0", "/admin"],
  ["/),", "/"],
])("%s redirects to %s", async (path, location) => {
  const response = await request(path);
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe(location);
});

test("a moved path with a trailing slash redirects to the new path at once, with its query", async () => {
  const response = await request("/tour/domestic/moved/?people=4");
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe("/tour/domestic/here?people=4");
});

test("a link that was sent to one person opens in English once its language is off", async () => {
  for (const path of ["/quote/abc", "/newsletter?token=abc", "/review/?token=abc"]) {
    const response = await request(`/ta${path}`);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(path.replace("/?", "?"));
  }
  expect(await get("/ta/tours")).toEqual([404, "/not-found"]);
  expect(await get("/quote/%ff")).toEqual([404, "/not-found"]);
});

test("data of a moved path are rendered with the query of the request, and not cached", async () => {
  const path = "/tour/domestic/moved.data";
  expect(await get(`${path}?people=4`)).toEqual([202, `to ${path}?people=4`]);
  expect(await get(`${path}?people=5`)).toEqual([202, `to ${path}?people=5`]);
});

test("parameters that the page ignores do not create another page", async () => {
  expect(await get("/?utm_source=x&category=Hills")).toEqual([200, "/?category=Hills"]);
  expect(await get("/?category=Hills&fbclid=y")).toEqual([200, "/?category=Hills"]);
  expect(rendered).toEqual(["/?category=Hills"]);
});

test("the wanted routes matter for data only", async () => {
  expect(await get("/?_routes=root")).toEqual([200, "/"]);
  expect(await get("/_.data?_routes=root")).toEqual([200, "/_.data?_routes=root"]);
});

test("an IP address may open 120 uncached pages in ten seconds, and cached pages always", async () => {
  for (let n = 0; n < 120; n++)
    expect(await get(`/?category=${n}`)).toEqual([200, expect.anything()]);
  await expect(get("/?category=120")).rejects.toMatchObject({ retryAfter: expect.any(Number) });
  expect(await get("/?category=7")).toEqual([200, "/?category=7"]);
  const other = await pages.respond(new Request("http://any.test/?category=120"), "203.0.113.2");
  expect(other.status).toBe(200);
  expect(await get("/?category=120")).toEqual([200, "/?category=120"]);
});

test("visitors behind one IP address who wait for the same page count as one", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  waitFor = promise;
  const visits: Promise<[number, string]>[] = [];
  for (let n = 0; n < 500; n++) {
    visits.push(get("/tour/domestic/ooty"));
    // The server handles each request in a task of its own.
    await setImmediate();
  }
  resolve();
  for (const [status] of await Promise.all(visits)) expect(status).toBe(200);
});

test("a page that began rendering before a change is sent but not kept", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  waitFor = promise;
  textOf = () => "old";
  const slow = get("/");
  await expect.poll(() => rendered).toHaveLength(1);
  pages.clear();
  resolve();
  expect(await slow).toEqual([200, "old"]);
  textOf = () => "new";
  expect(await get("/")).toEqual([200, "new"]);
  expect(await get("/")).toEqual([200, "new"]);
  expect(rendered).toHaveLength(2);
});

test("an old page is sent while it is rendered again, also if that fails", async () => {
  pages = newPages(1);
  await get("/");
  textOf = () => "new";
  hasFailed = true;
  await delay(5);
  expect(await get("/")).toEqual([200, "/"]);
  await expect.poll(() => rendered).toHaveLength(2);
  hasFailed = false;
  expect(await get("/")).toEqual([200, "/"]);
  await expect.poll(() => get("/")).toEqual([200, "new"]);
});

test.each([301, 404])("an old page whose path now has the status %d goes", async (gone) => {
  pages = newPages(1);
  await get("/tour/domestic/ooty");
  status = gone;
  await expect.poll(() => get("/tour/domestic/ooty")).toEqual([gone, "/tour/domestic/ooty"]);
});

test("an old page stays while the server fails", async () => {
  pages = newPages(1);
  await get("/");
  status = 500;
  await delay(5);
  await get("/");
  await expect.poll(() => rendered).toHaveLength(2);
  expect(await get("/")).toEqual([200, "/"]);
});

test("a page with a failed read is rendered again for the next visitor", async () => {
  hasFailed = true;
  await get("/");
  await get("/");
  expect(rendered).toHaveLength(2);
});

test("long addresses of small pages count as memory, and the page not used for the longest time goes", async () => {
  const path = (name: string) => `/?category=${name.padEnd(100_000, "x")}`;
  for (const name of "abcdef") await get(path(name));
  rendered = [];
  await get(path("f"));
  expect(rendered).toEqual([]);
  await get(path("a"));
  expect(rendered).toEqual([path("a")]);
});

test.each(["br", "gzip", "identity"])(
  "a page in Tamil arrives complete with the encoding %s",
  async (encoding) => {
    textOf = () => "மதுரை – ₹ ".repeat(400);
    const path = `/tour/domestic/${encodeURIComponent("மதுரை")}`;
    const response = await request(path, { "accept-encoding": encoding });
    expect(response.headers.get("content-encoding") ?? "identity").toBe(encoding);
    const stream =
      encoding === "identity"
        ? response.body
        : response.body?.pipeThrough(
            new DecompressionStream((encoding === "br" ? "brotli" : encoding) as CompressionFormat),
          );
    expect(await new Response(stream).text()).toBe(textOf(path));
  },
);
