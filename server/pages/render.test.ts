import { createContext, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { listQuery } from "../../app/features/tours/site/list/list-filters.ts";
import type { Language } from "../../app/ui/languages.ts";
import type { Backend } from "../backend/backend.ts";
import { createRenderer } from "./render.ts";

function route(id: string, parentId?: string, path?: string, handle?: object) {
  return { id, parentId, path, module: { handle } };
}

const build = {
  entry: { module: { publicLoadContext: createContext(), default: () => new Response() } },
  routes: {
    root: route("root", undefined, ""),
    layout: route("layout", "root"),
    tours: route("tours", "layout", "tours", { query: listQuery }),
    tour: route("tour", "layout", "tour/:type?/:id?"),
    other: route("other", "layout", "*"),
  },
  assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1" },
  future: {},
} as unknown as ServerBuild;

const options = {
  backend: { url: "http://backend.test", publishableKey: "key" } as Backend,
  siteUrl: "http://site.test",
  mode: "production" as const,
  loadBuild: async () => build,
};
const renderer = await createRenderer({ ...options, isOpen: (language) => language === "en" });

function queryOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://site.test");
  return decodeURIComponent(renderer.match(pathname)?.queryOf(searchParams).toString() ?? "none");
}

test.each([
  ["/tours", "/tours"],
  ["/tour/domestic/a-secret", "/tour/:type?/:id?"],
  ["/%74our/domestic/a-secret", "/tour/:type?/:id?"],
  ["/unknown/a-secret", undefined],
])("%s matches the route %s", (path, expected) => {
  expect(renderer.match(path)?.path).toBe(expected);
});

test.each([
  ["/tours?_routes=none1", ""],
  ["/tours?_routes=tours,none1,layout,tours,tour", "_routes=layout,tours"],
  ["/tour?q=x&category=y&page=2", ""],
  ["/tour/domestic/ooty?people=4&children=1&date=2026-12-18&from=Madurai", ""],
  ["/tours?people=4&children=1&date=2026-12-18", ""],
  ["/tours?page=2&days=1-3&q=kerala&utm=x", "q=kerala&days=1-3&page=2"],
  ["/tours?days=99&budget=1&month=13&sort=random&page=-1", ""],
  ["/tours?page=02", "page=2"],
  ["/tours?shown=48", "shown=48"],
  ["/tours?shown=49", ""],
  ["/tours?shown=4800", ""],
  [`/tours?q=a%00b${"c".repeat(5000)}`, `q=ab${"c".repeat(198)}`],
  ["/other", "none"],
])("of %s the page depends on %j", (path, expected) => {
  expect(queryOf(path)).toBe(expected);
  if (expected !== "none") expect(queryOf(`${path.split("?")[0]}?${expected}`)).toBe(expected);
});

test("the paths of a language are known while visitors may see it", async () => {
  const open = new Set<Language>(["en"]);
  const { match, notFoundPath } = await createRenderer({
    ...options,
    isOpen: (language) => open.has(language),
  });
  expect(match("/ta/tours")).toBeUndefined();
  expect(notFoundPath("/ta/tours")).toBe("/not-found");
  open.add("ta");
  expect(match("/ta/tours")?.path).toBe("/ta/tours");
  expect(match("/tours")?.path).toBe("/tours");
  expect(match("/tamil/tours")).toBeUndefined();
  expect(notFoundPath("/ta")).toBe("/ta/not-found");
  expect(notFoundPath("/hi/tours")).toBe("/not-found");
});
