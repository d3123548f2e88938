import { expect, test } from "vitest";
import { deferScripts, inlinePicture, placeTypefaces, preloadOnePicture } from "./html.ts";

const page =
  '<head><link rel="modulepreload" href="/a.js"></head><body><p>Hi</p><script>1</script><script type="module" async="">import "/b.js"</script></body>';
const preload = '<link fetchpriority="low" rel="modulepreload" href="/a.js">';
const module = '<script type="module" async="">import "/b.js"</script>';

test("the preloads leave the head and come just before the page's own script", () => {
  expect(deferScripts(page, { isLate: false })).toBe(
    `<head></head><body><p>Hi</p><script>1</script>${preload}${module}</body>`,
  );
});

test("late scripts lie in a template, the inline ones before them do not", () => {
  expect(deferScripts(page, { isLate: true })).toBe(
    `<head></head><body><p>Hi</p><script>1</script><template id="late">${preload}${module}</template></body>`,
  );
});

test("a page without a script stays as it is", () => {
  const plain = "<head></head><body><p>Hi</p></body>";
  expect(deferScripts(plain, { isLate: true })).toBe(plain);
});

const picture = {
  address: "/posters/dawn.svg",
  svg: '<svg fill="#fff"><text>5% & more</text></svg>',
};
const shown =
  '<head><link rel="preload" as="image" href="/logo.svg"/><link rel="preload" as="image" href="/posters/dawn.svg"/></head><img src="/posters/dawn.svg" alt=""/>';

test("a picture comes within the page, nothing asks for it any more, and the first paint waits for it", () => {
  expect(inlinePicture(shown, picture)).toBe(
    `<head><link rel="preload" as="image" href="/logo.svg"/><link rel="expect" href="#sent-picture" blocking="render"/></head><img id="sent-picture" src="data:image/svg+xml,<svg fill='%23fff'><text>5%25 %26 more</text></svg>" alt=""/>`,
  );
});

test("a page with another picture stays as it is", () => {
  const other = shown.replaceAll("dawn", "dusk");
  expect(inlinePicture(other, picture)).toBe(other);
});

test("of several pictures the first urgent one is asked for from the head", () => {
  const link = (file: string, priority: string) =>
    `<link rel="preload" as="image" href="/${file}.svg" fetchPriority="${priority}"/>`;
  const font = '<link rel="preload" as="font" href="/text.woff2"/>';
  const urgent = link("largest", "high");
  const head = link("logo", "auto") + font + urgent + link("second", "high");
  expect(preloadOnePicture(`<head>${head}</head>`)).toBe(`<head>${font}${urgent}</head>`);
});

const css =
  "<style>@font-face{src:url(/assets/text-rupee-1.woff2)format('woff2')}@font-face{src:url(/assets/text-tamil-1.woff2)}</style>";
const text = '<link rel="preload" as="font" crossorigin="" href="/assets/text-1.woff2"/>';
const rare = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" fetchpriority="low" href="/assets/${file}-1.woff2"/>`;

test.each([
  ["a price", "₹4,900", ["text-rupee"]],
  ["Tamil", "கேரளா", ["text-tamil"]],
  ["both", "<h1>கேரளா</h1><p>From ₹4,900</p>", ["text-rupee", "text-tamil"]],
])("the body asks for the typefaces, and for the letters of %s after them", (_, main, files) => {
  expect(
    placeTypefaces(`<head>${text}${css}</head><body class="a"><main>${main}</main></body>`),
  ).toBe(
    `<head>${css}</head><body class="a">${text}${files.map(rare).join("")}<main>${main}</main></body>`,
  );
});

test("letters that a page does not print are not asked for, whatever its data, descriptions and pictures say", () => {
  const head = `${css}<meta content="₹1 கேரளா">`;
  const body = '<main>Free<img alt="₹1 கேரளா"/></main><script>"₹1 கேரளா"</script></body>';
  expect(placeTypefaces(`<head>${head}${text}</head><body>${body}`)).toBe(
    `<head>${head}</head><body>${text}${body}`,
  );
});

test("a document without a head and a body stays as it is", () => {
  expect(placeTypefaces('[{"price":"₹1"}]')).toBe('[{"price":"₹1"}]');
});
