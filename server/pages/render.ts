import { matchRoutes, type RequestHandler, type ServerBuild } from "react-router";
import type * as EntryServer from "../../app/entry.server.tsx";
import type { Backend } from "../backend/backend.ts";
import { RowCache } from "./cache.ts";
import { createRecordedClient, type ReadAnswer } from "./recorded-client.ts";

const ANSWERS_BYTES = 8 * 1024 * 1024;
const ANSWERS_FRESH_MS = 15_000;

interface Rendering {
  /** Its body stands in `html` when it is a page. */
  response: Response;
  html?: string;
  sources: ReadonlySet<string>;
  hasFailed: boolean;
}

export interface Renderer {
  /** Renders one path as a stranger sees it: no cookies, the one public origin. */
  render(pathAndQuery: string): Promise<Rendering>;
  /** True when a route of its own (not the catch-all) answers this path. */
  isKnown(pathname: string): boolean;
}

interface Options {
  backend: Backend;
  siteUrl: string;
  mode: "production" | "development";
  /** The build; a function in development, where it changes under us. */
  loadBuild(): Promise<ServerBuild>;
}

/** In: the backend and React Router's server build. Out: the one way public pages are made. */
export async function createRenderer(options: Options): Promise<Renderer> {
  const { backend, siteUrl, mode, loadBuild } = options;
  const answers = new RowCache<ReadAnswer>({ maxBytes: ANSWERS_BYTES, freshMs: ANSWERS_FRESH_MS });
  backend.onChange((change) => answers.purge(change));
  backend.onGap(() => answers.purgeAll());
  const { client, record } = createRecordedClient(backend, answers);
  const handlers = new WeakMap<ServerBuild, RequestHandler>();
  let tree = routeTree(await loadBuild());
  return {
    async render(pathAndQuery) {
      const sources = new Set<string>();
      let hasFailed = false;
      return record(sources, async () => {
        const build = await loadBuild();
        if (mode === "development") tree = routeTree(build);
        const entry = build.entry.module as unknown as typeof EntryServer;
        // Of the build itself: of a function the router would sort its routes for every page.
        const handler = handlers.get(build) ?? entry.createRequestHandler(build, mode);
        handlers.set(build, handler);
        const rendered: EntryServer.Rendered = {};
        const load = {
          client,
          siteUrl,
          backend: { url: backend.browserUrl, publishableKey: backend.publishableKey },
          markFailed() {
            hasFailed = true;
          },
          failures: new Set<string>(),
        };
        const context = entry.createLoadContext(load, rendered);
        const response = await handler(new Request(siteUrl + pathAndQuery), context);
        return { response, html: rendered.html, sources, hasFailed };
      });
    },
    isKnown(pathname) {
      return matchRoutes(tree, pathname)?.at(-1)?.route.path !== "*";
    },
  };
}

interface RouteNode {
  id: string;
  path?: string;
  index?: boolean;
  children?: RouteNode[];
}

function routeTree(build: ServerBuild): Parameters<typeof matchRoutes>[0] {
  const childrenOf = (parentId: string | undefined): RouteNode[] =>
    Object.values(build.routes)
      .filter((route) => route?.parentId === parentId)
      .flatMap((route) => {
        if (!route) return [];
        const children = childrenOf(route.id);
        const base = { id: route.id, path: route.path };
        return [
          route.index
            ? { ...base, index: true }
            : { ...base, children: children.length > 0 ? children : undefined },
        ];
      });
  return childrenOf(undefined) as Parameters<typeof matchRoutes>[0];
}
