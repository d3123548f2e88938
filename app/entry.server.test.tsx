import { setTimeout as delay } from "node:timers/promises";
import { type ComponentType, lazy, Suspense } from "react";
import { createRequestHandler, Scripts, type ServerBuild, useLoaderData } from "react-router";
import { expect, test, vi } from "vitest";
import * as entry from "./entry.server";

const TITLE = "மதுரை </script> & Meenakshi";

let Section: ComponentType = () => null;

function Page() {
  return (
    <html lang="en">
      <body>
        <h1>{useLoaderData()}</h1>
        <Suspense>
          <Section />
        </Suspense>
        <Scripts />
      </body>
    </html>
  );
}

/** Renders a page whose lazy section is `section`. */
function render(section: ComponentType): Promise<Response> {
  Section = lazy(async () => {
    await delay(20);
    return { default: section };
  });
  const root = { id: "root", path: "", module: { default: Page, loader: () => TITLE } };
  const build = {
    entry: { module: entry },
    routes: { root },
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: { root: { id: "root", path: "", module: "/root.js", hasLoader: true } },
      url: "/manifest.js",
      version: "1",
    },
    publicPath: "/",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  } as unknown as ServerBuild;
  return createRequestHandler(build, "production")(new Request("http://site.test/"));
}

test("a page is sent with its lazy sections in place, at any size", async () => {
  const response = await render(() => <p>{"A long text. ".repeat(5_000)}</p>);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  const html = await response.text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(html).toContain("<h1>மதுரை &lt;/script&gt; &amp; Meenakshi</h1>");
  expect(html).toContain("மதுரை \\u003c/script\\u003e \\u0026 Meenakshi");
  expect(html.indexOf("A long text.")).toBeGreaterThan(0);
  expect(html.indexOf("A long text.")).toBeLessThan(html.indexOf("<script"));
  expect(html).not.toContain("<template");
});

test("a section that fails to render gives status 500, and the rest of the page is sent", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const response = await render(() => {
    throw new Error("broken section");
  });
  expect(response.status).toBe(500);
  expect(await response.text()).toContain("<h1>மதுரை");
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
