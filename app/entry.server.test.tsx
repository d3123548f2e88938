import { setTimeout as delay } from "node:timers/promises";
import { lazy, Suspense } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { Scripts, type ServerBuild, useLoaderData } from "react-router";
import { expect, test, vi } from "vitest";
import type { PublicLoad } from "~/supabase/public-load";
import handleRequest, {
  createLoadContext,
  createRequestHandler,
  type Rendered,
} from "./entry.server";

vi.mock("react-dom/server", async (original) => {
  const all = await original<typeof import("react-dom/server")>();
  return { ...all, renderToPipeableStream: vi.fn(all.renderToPipeableStream) };
});

const name = "மதுரை </script> & Meenakshi";

function page(part: () => Promise<{ default: () => React.ReactNode }>) {
  const Part = lazy(part);
  return function Page() {
    return (
      <html lang="en">
        <body>
          <h1>{useLoaderData()}</h1>
          <Suspense>
            <Part />
          </Suspense>
          <img src="/below.svg" alt="" fetchPriority="high" />
          <Scripts />
        </body>
      </html>
    );
  };
}

function rendererOf(Page: () => React.ReactNode) {
  const build: ServerBuild = {
    entry: { module: { default: handleRequest } },
    routes: { root: { id: "root", path: "", module: { default: Page, loader: () => name } } },
    assets: {
      entry: { module: "/entry.js", imports: [] },
      routes: {
        root: {
          id: "root",
          path: "",
          module: "/root.js",
          hasLoader: true,
          hasAction: false,
          hasClientAction: false,
          hasClientLoader: false,
          hasClientMiddleware: false,
          hasErrorBoundary: false,
          clientActionModule: undefined,
          clientLoaderModule: undefined,
          clientMiddlewareModule: undefined,
          hydrateFallbackModule: undefined,
        },
      },
      url: "/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/manifest.js" },
  };
  const handler = createRequestHandler(build, "production");
  return async () => {
    const rendered: Rendered = {};
    const load = {} as PublicLoad;
    const context = createLoadContext(load, rendered);
    const { status } = await handler(new Request("http://site.test/"), context);
    return { status, html: rendered.html ?? "" };
  };
}

test("the first page waits for its parts, the next is rendered at once and is the same", async () => {
  const render = rendererOf(
    page(async () => {
      await delay(20);
      return { default: () => <img src="/part.svg" alt="" fetchPriority="high" /> };
    }),
  );
  const first = await render();
  expect(first.status).toBe(200);
  expect(first.html).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(first.html).toMatch(/<img src="\/part.svg".*<img src="\/below.svg"/);
  expect(first.html).toContain("<h1>மதுரை &lt;/script&gt; &amp; Meenakshi</h1>");
  expect(first.html).toContain("மதுரை \\u003c/script\\u003e \\u0026 Meenakshi");
  expect(first.html).toContain("streamController.close()");
  expect(renderToPipeableStream).toHaveBeenCalledTimes(1);
  expect(await render()).toEqual(first);
  expect(renderToPipeableStream).toHaveBeenCalledTimes(1);
});

test("a part that fails makes the page a failure, though the rest of it is there", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const render = rendererOf(
    page(async () => ({
      default: () => {
        throw new Error("broken part");
      },
    })),
  );
  for (let time = 0; time < 2; time++) {
    const { status, html } = await render();
    expect(status).toBe(500);
    expect(html).toContain("<h1>மதுரை");
    expect(told).toHaveBeenCalledTimes(time + 1);
  }
  told.mockRestore();
});
