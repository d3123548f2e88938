import { expect, test } from "vitest";
import { OWN_HEADER } from "~/supabase/own-response";
import {
  assetsOf,
  isCacheablePage,
  isCacheablePicture,
  isOwnResponse,
  isStorable,
  offlinePathOf,
  screenOf,
} from "./cacheable";

test.each([
  "/",
  "/faq",
  "/ta",
  "/hi/faq",
  "/ta/_.data",
  "/tamil",
  "/tour/domestic/a-b_c",
  "/tour/domestic/a.data",
  "/_root.data",
])("%s is cached as a page", (path) => expect(isCacheablePage(path)).toBe(true));

test.each([
  "/admin",
  "/admin/login",
  "/ta/admin",
  "/hi/quote/0123456789abcdef",
  "/ta/newsletter",
  "/admin/dashboard.data",
  "/admin.data",
  "/auth/v1/token",
  "/rest/v1/tours",
  "/storage/v1/object/media/a",
  "/realtime/v1/websocket",
  "/healthz",
  "/og/site.jpg",
  "/quote/0123456789abcdef",
  "/sitemap.xml",
  "/assets/a.js",
])("%s is never cached as a page", (path) => expect(isCacheablePage(path)).toBe(false));

test("each language has its offline page", () => {
  expect(["/", "/faq", "/ta", "/ta/faq", "/hi/tours"].map(offlinePathOf)).toEqual([
    "/offline",
    "/offline",
    "/ta/offline",
    "/ta/offline",
    "/hi/offline",
  ]);
});

test("public pictures are cached, but uploads and lists of files are not", () => {
  expect(isCacheablePicture("/posters/hero.svg")).toBe(true);
  expect(isCacheablePicture("/storage/v1/render/image/public/media/a.jpg")).toBe(true);
  expect(isCacheablePicture("/storage/v1/object/media/a.jpg")).toBe(false);
  expect(isCacheablePicture("/storage/v1/object/list/media")).toBe(false);
});

const OWN = { [OWN_HEADER]: "yes" };
const served = (type: string, more: HeadersInit = {}) =>
  new Response("", { headers: { "content-type": type, ...more } });

test.each([
  ["/assets/a.js", served("text/javascript; charset=utf-8")],
  ["/assets/a.css", served("text/css")],
  ["/assets/a.woff2", served("font/woff2")],
  ["/posters/a.svg", served("image/svg+xml")],
  ["/storage/v1/render/image/public/media/a.jpg", served("image/webp")],
  ["/faq.data", served("text/x-script", OWN)],
  ["/faq", served("text/html; charset=utf-8", OWN)],
])(
  "%s is this site's response, unless it is a portal's, a part or redirected",
  (path, response) => {
    const { headers } = response;
    expect(isOwnResponse(path, response)).toBe(true);
    expect(isOwnResponse(path, served("text/html"))).toBe(false);
    expect(isOwnResponse(path, new Response("", { status: 206, headers }))).toBe(false);
    const redirected = Object.defineProperty(response.clone(), "redirected", { value: true });
    expect(isOwnResponse(path, redirected)).toBe(false);
  },
);

test.each(["/faq", "/ta/faq.data", "/offline"])(
  "%s is not kept with the default content of an outage",
  (path) => {
    const page = (cacheControl: string) =>
      served("text/html", { ...OWN, "cache-control": cacheControl });
    expect(isStorable(path, page("no-store, no-transform"))).toBe(false);
    expect(isStorable(path, page("public, max-age=0, must-revalidate, no-transform"))).toBe(true);
    // The visitor still gets it, and it is not requested again.
    expect(isOwnResponse(path, page("no-store, no-transform"))).toBe(true);
  },
);

test("each asset in a page's HTML is found once", () => {
  const html = `<link href="/assets/a.woff2"><script src="/assets/b.js"></script>
    <img src="/posters/c.svg"><img src="/posters/c.svg"><a href="/faq">x</a><img src="https://e.example/assets/x.js">`;
  expect(assetsOf(html)).toEqual(["/assets/a.woff2", "/assets/b.js", "/posters/c.svg"]);
});

test("a notification finds the open inbox of a panel in any language, but not a search in it", () => {
  const inbox = screenOf("https://example.com/admin/enquiries");
  expect(screenOf("https://example.com/ta/admin/enquiries")).toBe(inbox);
  expect(screenOf("https://example.com/ta/admin/enquiries?q=Ooty")).not.toBe(inbox);
});
