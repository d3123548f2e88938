import { expect, test } from "vitest";
import { deferScripts } from "./html.ts";

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
