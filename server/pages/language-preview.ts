// Shows operators the pages of a language that visitors do not see yet.
import { Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { languageOfPath, languages, pathOfLanguage } from "../../app/ui/languages.ts";
import type { Backend } from "../backend/backend.ts";
import { isAdmin, sessionOf } from "../backend/caller.ts";
import { authorizationOf, operatorOf } from "../backend/operator-of.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { consume, RATES } from "../http/rate-limits.ts";
import { notFound, Refusal, respondToFailure } from "../http/refusal.ts";
import type { Logger } from "../log.ts";
import { RateLimiter } from "../rate-limiter.ts";
import type { Pages } from "./pages.ts";

/** Contains the access token of the session, so it ends with the session. */
const COOKIE = "language-preview";
const COOKIE_SECONDS = 3600;

const others = languages.filter((language) => language !== "en");

/**
 * `POST /admin/access/language-preview/ta` gives the operator's browser a cookie for the paths below
 * /ta. With it, these paths show `pages`. Without it, or if it is not valid, other routes respond.
 */
export function createLanguagePreview(
  backend: Backend,
  pages: Pages,
  { log, siteUrl }: { log: Logger; siteUrl: string },
): Hono<ApiEnv> {
  const calls = new RateLimiter(RATES.languagePreviews);
  const app = new Hono<ApiEnv>();

  app.post("/admin/access/language-preview/:language", async (call) => {
    consume(calls, call.get("clientIp"));
    await operatorOf(backend, call);
    const language = others.find((one) => one === call.req.param("language")) ?? notFound();
    setCookie(call, COOKIE, authorizationOf(call).replace("Bearer ", ""), {
      path: pathOfLanguage(language),
      httpOnly: true,
      sameSite: "Strict",
      secure: siteUrl.startsWith("https:"),
      maxAge: COOKIE_SECONDS,
    });
    return call.json({}, 200, { "cache-control": "no-store" });
  });

  app.get("*", async (call, next) => {
    const token = languageOfPath(call.req.path) !== "en" ? getCookie(call, COOKIE) : undefined;
    const clientIp = call.get("clientIp");
    if (!token || !sessionOf(token)) return next();
    consume(calls, clientIp);
    if (!(await isOperator(token))) return next();
    const response = await pages.respond(call.req.raw, clientIp);
    response.headers.set("x-robots-tag", "noindex");
    return response;
  });

  async function isOperator(token: string): Promise<boolean> {
    try {
      return await isAdmin(backend, `Bearer ${token}`);
    } catch (error) {
      // The session has ended.
      if (error instanceof Refusal && error.status === 401) return false;
      throw error;
    }
  }

  app.onError((error, call) => {
    if (call.req.method === "POST") return respondToFailure(error, call, log);
    // The site responds to the failure of a page, as for visitors.
    if (!(error instanceof Refusal)) throw error;
    const { message, status } = error;
    return new Response(message, { status, headers: { "cache-control": "no-store" } });
  });
  return app;
}
