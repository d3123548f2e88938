// Runs the whole site as a separate process, with two small pages instead of the built pages.
import { setTimeout as delay } from "node:timers/promises";
import { createContext, type RouterContextProvider, type ServerBuild } from "react-router";
import type { Client } from "../../app/supabase/types.ts";
import { EnvError, parseEnv } from "../../server/env.ts";
import { run } from "../../server/run.ts";
import { StartError } from "../../server/start-error.ts";

interface Load {
  client: Client;
  markFailed(): void;
}

const loadContext = createContext<Load>();

/** Renders the titles of all tours. /slow responds after half a second. */
async function showTours({
  context,
  request,
}: {
  context: RouterContextProvider;
  request: Request;
}) {
  if (request.url.includes("/slow")) await delay(500);
  const { client, markFailed } = context.get(loadContext);
  const { data, error } = await client.from("tours").select("title").order("title");
  if (error) markFailed();
  const text = `tours: ${data?.map((tour) => tour.title).join(", ") ?? "none"}`;
  return new Response(text, { headers: { "content-type": "text/plain" } });
}

function notFound() {
  return new Response("not found", { status: 404 });
}

function route(id: string, path: string) {
  return { id, path, module: { loader: showTours } };
}

const build = {
  entry: {
    module: {
      default: (_request: Request, status: number) => new Response("not found", { status }),
      publicLoadContext: loadContext,
    },
  },
  routes: {
    home: route("home", "/"),
    slow: route("slow", "/slow"),
    other: { id: "other", path: "*", module: { loader: notFound } },
  },
  assets: { entry: { module: "", imports: [] }, routes: {}, url: "", version: "1" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

try {
  await run(parseEnv(process.env), { loadBuild: async () => build, clientDir: undefined });
  process.exit(0);
} catch (error) {
  const isPlain = error instanceof StartError || error instanceof EnvError;
  console.error(isPlain ? error.message : error);
  process.exit(1);
}
