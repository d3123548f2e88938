import { beforeEach, expect, test } from "vitest";
import { createPages, type Pages } from "./pages.ts";

let pages: Pages;
let rendered: string[];
let lookedUp: string[];
let textOf: (key: string) => string;

beforeEach(() => {
  rendered = [];
  lookedUp = [];
  textOf = (key) => key;
  pages = createPages({
    renderer: {
      async render(key) {
        rendered.push(key);
        if (key === "/tour/domestic/moved") {
          const headers = { location: "/tour/domestic/here" };
          const response = new Response(null, { status: 301, headers });
          return { response, sources: new Set(), hasFailed: false };
        }
        const status = key.startsWith("/not-found") ? 404 : 200;
        const response = new Response(textOf(key), { status });
        return { response, sources: new Set(), hasFailed: false };
      },
      isKnown(path) {
        lookedUp.push(path);
        return /^\/(tour\/|admin|$)/i.test(decodeURIComponent(path));
      },
    },
    backendUrl: null,
    queue: (_clientIp, task) => task(),
    maxBytes: 100_000,
    freshMs: 60_000,
  });
});

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
    expect(lookedUp).toEqual([]);
  },
);

test.each([
  ["/tour/domestic/ooty/", "/tour/domestic/ooty"],
  ["/TOUR/Domestic/Ooty?page=2", "/tour/domestic/Ooty?page=2"],
  ["//admin", "/admin"],
  ["/Admin/", "/admin"],
])("%s redirects to %s", async (path, location) => {
  const response = await request(path);
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe(location);
});

test("a moved path with a trailing slash redirects to the new path at once", async () => {
  const response = await request("/tour/domestic/moved/");
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe("/tour/domestic/here");
});

test("unknown query parameters do not create another page", async () => {
  expect(await get("/?utm_source=x&category=Hills")).toEqual([200, "/?category=Hills"]);
  expect(await get("/?category=Hills&fbclid=y")).toEqual([200, "/?category=Hills"]);
  expect(rendered).toEqual(["/?category=Hills"]);
});

test("a shortlist of four long ids has its own page, and one of five ids does not", async () => {
  const tours = ["a", "b", "c", "d"].map((letter) => letter.repeat(100)).join(",");
  const key = `/?tours=${encodeURIComponent(tours)}`;
  expect(await get(`/?tours=${tours}`)).toEqual([200, key]);
  expect(await get(`/?tours=${tours},e`)).toEqual([200, "/"]);
});

test.each(["/", "/tour/domestic/ooty", "/admin/login", "/nowhere"])(
  "%s cannot be framed or controlled by another site",
  async (path) => {
    const { headers } = await request(path);
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("x-frame-options")).toBe("DENY");
  },
);

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
