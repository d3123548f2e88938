import type { HttpBindings } from "@hono/node-server";

/** The variables of each request in Hono's context. */
export interface ApiEnv {
  Bindings: HttpBindings;
  /** `route` is the path of the matched route, for the log. */
  Variables: { clientIp: string; route: string };
}
