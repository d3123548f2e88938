import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { createPages } from "./pages.ts";

let server: Server;
let rendered: string[];
let looked: string[];
let textOf: (key: string) => string;
let htmlOf: (key: string) => string | undefined;

beforeEach(async () => {
  rendered = [];
  looked = [];
  textOf = (key) => key;
  htmlOf = () => undefined;
  const pages = createPages({
    renderer: {
      async render(key) {
        rendered.push(key);
        const status = key.startsWith("/not-found") ? 404 : 200;
        const response = new Response(textOf(key), { status });
        return { response, html: htmlOf(key), sources: new Set(), hasFailed: false };
      },
      isKnown(path) {
        looked.push(path);
        return /^\/(tour\/|admin|$)/i.test(decodeURIComponent(path));
      },
    },
    csp: undefined,
    homePicture: { address: "/posters/home.svg", svg: "<svg/>" },
    log: createLog("silent"),
    queue: (_address, task) => task(),
    trustProxy: false,
    isCaching: true,
    maxBytes: 100_000,
    freshMs: 60_000,
  });
  server = createServer((request, response) => void pages.answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => server.close());

function ask(path: string, init?: RequestInit): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, init);
}

async function get(path: string): Promise<[number, string]> {
  const answer = await ask(path);
  return [answer.status, await answer.text()];
}

test("home's data is home's, and its name is no page of its own", async () => {
  expect(await get("/_.data")).toEqual([200, "/_.data"]);
  expect(await get("/_")).toEqual([404, "/not-found"]);
  expect(await get("/nowhere")).toEqual([404, "/not-found"]);
  expect(rendered).toEqual(["/_.data", "/not-found"]);
});

test("home carries its picture whatever else its address says, another page does not", async () => {
  htmlOf = () => '<img src="/posters/home.svg">';
  for (const path of ["/", "/?category=Hills", "/?q=x&page=2"]) {
    expect((await get(path))[1]).toBe(`<img id="sent-picture" src="data:image/svg+xml,<svg/>">`);
  }
  expect((await get("/tour/domestic/home"))[1]).toBe('<img src="/posters/home.svg">');
});

test.each(["/%", "/tour/domestic/%ff", "/tour/domestic/a%00b", "/%E0%A4%A.data"])(
  "%s is no address of a page, and nobody else has to say so",
  async (path) => {
    const data = path.endsWith(".data") ? ".data" : "";
    expect(await get(path)).toEqual([404, `/not-found${data}`]);
    expect(looked).toEqual([]);
  },
);

test("the panel has its window to itself, a public page is not held back for that", async () => {
  const policy = async (path: string) =>
    (await ask(path)).headers.get("cross-origin-opener-policy");
  expect(await policy("/admin/login")).toBe("same-origin");
  for (const path of ["/admin", "/ADMIN/login", "/%61dmin", "/Admin.data", "//admin"]) {
    expect(await policy(path)).toBe("same-origin");
  }
  expect(await policy("/")).toBeNull();
  expect(await policy("/tour/domestic/admin")).toBeNull();
});

test("a Tamil address is one", async () => {
  const path = `/tour/domestic/${encodeURIComponent("மதுரை")}`;
  expect(await get(path)).toEqual([200, path]);
});

test.each(["br", "gzip", "identity"])(
  "a page in Tamil, small or large, comes whole as %s",
  async (coding) => {
    const headers = { "accept-encoding": coding };
    for (const times of [1, 20, 400, 5_000]) {
      const text = Array.from({ length: times }, (_, index) => `மதுரை ${index} – ₹`).join("\n");
      textOf = () => text;
      const path = `/tour/domestic/${times}`;
      const answer = await ask(path, { headers });
      expect(answer.headers.get("content-encoding") ?? "identity").toBe(coding);
      expect(await answer.text()).toBe(text);
      const onlyHead = await ask(path, { headers, method: "HEAD" });
      expect(onlyHead.headers.get("content-length")).toBe(answer.headers.get("content-length"));
      expect(await onlyHead.text()).toBe("");
    }
  },
);
