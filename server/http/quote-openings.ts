import type { MiddlewareHandler } from "hono";
import { isbot } from "isbot";
import type { ApiEnv, Backend } from "../backend/backend.ts";
import type { Logger } from "../log.ts";

/**
 * Records that a person opened a quote's private link; previews of the link and prefetching do not count.
 * Without the secret key (hosted) nothing is recorded.
 */
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
