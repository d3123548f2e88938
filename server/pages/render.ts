import {
  createRequestHandler,
  matchRoutes,
  type RequestHandler,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type * as EntryServer from "../../app/entry.server.tsx";
import type { Backend } from "../backend/backend.ts";
import { createRecordedClient } from "./recorded-client.ts";

interface Rendering {
  response: Response;
  sources: ReadonlySet<string>;
  /** True if a read failed and the page shows default content instead. */
  hasFailed: boolean;
}

export interface Renderer {
  /** Renders a path for an anonymous visitor, without cookies. */
  render(pathAndQuery: string): Promise<Rendering>;
  /** True when a route other than the catch-all matches this path. */
  isKnown(pathname: string): boolean;
}

interface Options {
  backend: Backend;
  siteUrl: string;
  mode: "production" | "development";
  loadBuild(): Promise<ServerBuild>;
}

export async function createRenderer(options: Options): Promise<Renderer> {
  const { backend, siteUrl, mode, loadBuild } = options;
  const { client, record } = createRecordedClient(backend);
  let app = prepare(await loadBuild(), mode);
  return {
    async render(pathAndQuery) {
      if (mode === "development") app = prepare(await loadBuild(), mode);
      const sources = new Set<string>();
      let hasFailed = false;
      const context = new RouterContextProvider();
      context.set(app.publicLoadContext, {
        client,
        siteUrl,
        backend: { url: backend.browserUrl, publishableKey: backend.publishableKey },
        markFailed() {
          hasFailed = true;
        },
        failures: new Set<string>(),
      });
      const request = new Request(siteUrl + pathAndQuery);
      const response = await record(sources, () => app.handler(request, context));
      return { response, sources, hasFailed };
    },
    isKnown(pathname) {
      return matchRoutes(app.routes, pathname)?.at(-1)?.route.path !== "*";
    },
  };
}

interface App {
  handler: RequestHandler;
  routes: RouteObject[];
  publicLoadContext: typeof EntryServer.publicLoadContext;
}

function prepare(build: ServerBuild, mode: Options["mode"]): App {
  const { publicLoadContext } = build.entry.module as unknown as typeof EntryServer;
  const handler = createRequestHandler(build, mode);
  return { handler, routes: routeTree(build, undefined), publicLoadContext };
}

function routeTree(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { path, index } : { path, children: routeTree(build, id) },
    );
}
