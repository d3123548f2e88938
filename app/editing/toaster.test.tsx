import { renderToStaticMarkup } from "react-dom/server";
import { toast as sonner } from "sonner";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test("in a Tamil panel, a screen reader reads the words of a server as English", async () => {
  vi.resetModules();
  vi.stubEnv("VITE_LANGUAGE", "ta");
  const { toast } = await import("./toaster");
  toast.error("சேமிக்க முடியவில்லை: row is locked", "Try later");
  const shown = sonner.getToasts().at(-1);
  if (!shown || !("title" in shown)) throw new Error("no toast");
  const html = [shown.title, shown.description].map((text) =>
    renderToStaticMarkup(typeof text === "function" ? text() : text),
  );
  expect(html[0]).toContain('<span lang="en">row is locked</span>');
  expect(html[1]).toBe('<span lang="en">Try later</span>');
});
