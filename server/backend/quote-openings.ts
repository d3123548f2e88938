import type { MiddlewareHandler } from "hono";
import { isbot } from "isbot";
import type { ApiEnv } from "../http/api-env.ts";
import type { Logger } from "../log.ts";
import type { Backend } from "./backend.ts";

/** Records when a person opens a quote's private link. Bots and prefetches do not count. */
export function recordOpenings(backend: Backend, log: Logger): MiddlewareHandler<ApiEnv> {
  async function record(token: string): Promise<void> {
    const result = await backend.service?.rpc("quote_opened", { link_token: token });
    if (result?.error) log.error({ err: result.error }, "recording an opened quote failed");
  }

  return async (call, next) => {
    const { req } = call;
    const token = req.param("token");
    await next();
    const browser = req.header("user-agent");
    const isPerson = browser && !isbot(browser) && !req.header("sec-purpose");
    const isShown = req.method === "GET" && call.res.status === 200;
    if (token && isShown && isPerson) void record(token);
  };
}
