import { expect, test } from "vitest";
import { assetsOf, isCacheablePage, isCacheablePicture } from "./cacheable";

test.each(["/", "/faq", "/tour/domestic/a-b_c", "/tour/domestic/a.data", "/_root.data"])(
  "%s is cached as a page",
  (path) => expect(isCacheablePage(path)).toBe(true),
);

test.each([
  "/admin",
  "/admin/login",
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

test("public pictures are cached, but uploads and lists of files are not", () => {
  expect(isCacheablePicture("/posters/hero.svg")).toBe(true);
  expect(isCacheablePicture("/storage/v1/render/image/public/media/a.jpg")).toBe(true);
  expect(isCacheablePicture("/storage/v1/object/media/a.jpg")).toBe(false);
  expect(isCacheablePicture("/storage/v1/object/list/media")).toBe(false);
});

test("each asset in a page's HTML is found once", () => {
  const html = `<link href="/assets/a.woff2"><script src="/assets/b.js"></script>
    <img src="/posters/c.svg"><img src="/posters/c.svg"><a href="/faq">x</a><img src="https://e.example/assets/x.js">`;
  expect(assetsOf(html)).toEqual(["/assets/a.woff2", "/assets/b.js", "/posters/c.svg"]);
});
