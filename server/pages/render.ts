import { LRUCache } from "lru-cache";
import {
  createRequestHandler,
  matchRoutes,
  type RequestHandler,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type * as EntryServer from "../../app/entry.server.tsx";
import { readLinkedQuote } from "../../app/features/quotes/data.ts";
import type { Client } from "../../app/supabase/types.ts";
import {
  type Language,
  languageOfPath,
  languages,
  pathIn,
  pathOfLanguage,
} from "../../app/ui/languages.ts";
import type { Backend } from "../backend/backend.ts";
import { MB } from "../megabyte.ts";
import { createPublicClient } from "./public-client.ts";

const MATCHED_BYTES = MB;

export const NOT_FOUND_PATH = "/not-found";

interface Rendering {
  response: Response;
  /** True if a read failed and the page shows default content instead. */
  hasFailed: boolean;
}

interface PageRoute {
  /** For example "/tour/:type?/:id?". */
  path: string;
  /** The part of a query that changes the page, with its fields in a fixed order. */
  queryOf(search: URLSearchParams): URLSearchParams;
}

export interface Renderer {
  /** Renders a path for an anonymous visitor, without cookies. */
  render(pathAndQuery: string): Promise<Rendering>;
  /** The route of a readable path; undefined if only the catch-all matches. */
  match(pathname: string): PageRoute | undefined;
  /** The path of the page that an unknown path shows, in its language. */
  notFoundPath(pathname: string): string;
}

interface Options {
  backend: Backend;
  siteUrl: string;
  mode: "production" | "development";
  /** Each language has a build of its own. Without one for a language, its pages are unknown paths. */
  loadBuild(language: Language): Promise<ServerBuild | undefined>;
  /** Whether the pages of this language are shown. Its panel always is. */
  isOpen(language: Language): boolean;
  /** Reads the translations in place of an anonymous visitor. */
  translations?: Client | undefined;
}

export async function createRenderer(options: Options): Promise<Renderer> {
  const { backend, siteUrl, mode, loadBuild, isOpen } = options;
  const { client, withDeadline } = createPublicClient(backend);
  let apps = await loadApps();

  async function loadApps(): Promise<App[]> {
    const builds = await Promise.all(languages.map(loadBuild));
    return languages.flatMap((language, at) => {
      const build = builds[at];
      return build ? { language, ...prepare(language, build, mode) } : [];
    });
  }

  /** English has the paths without a language. */
  function appOf(pathname: string): App {
    const of = languageOfPath(pathname);
    const isShown = isOpen(of) || `${pathname}/`.startsWith(`${pathIn(of, "/admin")}/`);
    const app = (isShown && apps.find(({ language }) => language === of)) || apps[0];
    if (!app) throw new Error("There is no build.");
    return app;
  }

  return {
    async render(pathAndQuery) {
      if (mode === "development") apps = await loadApps();
      const app = appOf(pathAndQuery.replace(/(?:\.data)?(?:\?.*)?$/, ""));
      let hasFailed = false;
      const context = new RouterContextProvider();
      context.set(app.publicLoadContext, {
        client,
        translations: options.translations ?? client,
        async readQuote(token) {
          const found = await readLinkedQuote(backend.service ?? client, token);
          // The project can refuse the secret key, for example after it was changed.
          return found.error ? readLinkedQuote(client, token) : found;
        },
        siteUrl,
        backend: { url: backend.browserUrl, publishableKey: backend.publishableKey },
        markFailed() {
          hasFailed = true;
        },
        failures: new Set<string>(),
      });
      const request = new Request(siteUrl + pathAndQuery);
      const response = await withDeadline(() => app.handler(request, context));
      return { response, hasFailed };
    },
    notFoundPath: (pathname) => `${pathOfLanguage(appOf(pathname).language)}${NOT_FOUND_PATH}`,
    match(pathname) {
      const app = appOf(pathname);
      const routes = app.match(pathname);
      const last = routes.at(-1);
      if (!last || last.path === "*") return undefined;
      const { query } = (last.handle ?? {}) as Handle;
      return {
        path: `${pathOfLanguage(app.language)}/${routes.flatMap(({ path }) => path || []).join("/")}`,
        queryOf(search) {
          const fields = new URLSearchParams(query?.(search));
          // In this field, React Router names the routes whose data it requests.
          const wanted = search.get("_routes")?.split(",") ?? [];
          const known = routes.flatMap(({ id }) => (id && wanted.includes(id) ? id : []));
          if (known.length > 0) fields.set("_routes", known.join(","));
          return fields;
        },
      };
    },
  };
}

/** The `handle` of a route whose page depends on the query. */
interface Handle {
  /** Returns the query without fields and values that the page ignores. */
  query?(search: URLSearchParams): string;
}

interface App {
  language: Language;
  handler: RequestHandler;
  /** The matching routes, outermost first. */
  match(pathname: string): RouteObject[];
  publicLoadContext: typeof EntryServer.publicLoadContext;
}

function prepare(
  language: Language,
  build: ServerBuild,
  mode: Options["mode"],
): Omit<App, "language"> {
  const { publicLoadContext } = build.entry.module as unknown as typeof EntryServer;
  const handler = createRequestHandler(build, mode);
  const routes = routeTree(build, undefined);
  const basename = pathOfLanguage(language) || "/";
  // `matchRoutes` compiles the paths of all routes each time, and a request needs it several times.
  const matched = new LRUCache<string, RouteObject[]>({
    maxSize: MATCHED_BYTES,
    sizeCalculation: (_routes, pathname) => 512 + 2 * pathname.length,
    memoMethod: (pathname) =>
      (matchRoutes(routes, pathname, basename) ?? []).map(({ route }) => route),
  });
  return { handler, match: (pathname) => matched.memo(pathname), publicLoadContext };
}

function routeTree(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module: { handle } }) =>
      index ? { id, path, index, handle } : { id, path, handle, children: routeTree(build, id) },
    );
}
