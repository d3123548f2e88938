// What visitors may send, each only while the operator has switched it on. Neither their IP address nor
// their browser is stored.
import { type Context, Hono } from "hono";
import { isbot } from "isbot";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { z } from "zod";
import { enquiryToStore, sentEnquiry } from "../../app/features/enquiry/sent-enquiry.ts";
import { sentVisit } from "../../app/features/visits/sent-visit.ts";
import type { Logger } from "../log.ts";
import type { ApiEnv, Backend } from "./backend.ts";
import { Refusal, respondToFailure, tooMany } from "./embedded/refusal.ts";
import { parseJson, readBody } from "./embedded/request-body.ts";
import { consume } from "./embedded/sign-in-limits.ts";

const MAX_BODY = 32 * 1024;
const CALLS_PER_IP = { points: 10, duration: 600 };
const COUNTS_PER_IP = { points: 120, duration: 600 };
/** A form that is sent sooner was filled in by a program. */
const MIN_FILL_MS = 1_500;

export interface VisitorCallOptions {
  log: Logger;
  /** The one public origin: other sites may not send anything in a visitor's name. */
  siteUrl: string;
}

/** The calls of visitors' forms. */
export function createVisitorCalls(backend: Backend, options: VisitorCallOptions): Hono<ApiEnv> {
  const { log, siteUrl } = options;
  const app = new Hono<ApiEnv>();
  const calls = new RateLimiterMemory({ keyPrefix: "visitor", ...CALLS_PER_IP });

  app.post("/enquire", async (call) => {
    refuseOtherSites(call, siteUrl);
    await consume(calls, call.get("clientIp"));
    const enquiry = await sent(call, sentEnquiry);
    if (isFromProgram(enquiry)) return call.body(null, 204);
    await store(backend, "enquire", { enquiry: JSON.stringify(enquiryToStore(enquiry)) });
    return call.body(null, 204);
  });

  const counts = new RateLimiterMemory({ keyPrefix: "count", ...COUNTS_PER_IP });

  async function count(call: Context<ApiEnv>): Promise<void> {
    const browser = call.req.header("user-agent");
    if (!browser || isbot(browser)) return;
    refuseOtherSites(call, siteUrl);
    await consume(counts, call.get("clientIp"));
    const visit = await sent(call, sentVisit);
    const { error } = (await backend.service?.rpc("count_visit", visit)) ?? {};
    if (error) log.error({ err: error }, "counting a visit failed");
  }

  // The browser does not read the response of a beacon.
  app.post("/count", async (call) => {
    await count(call).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
    return call.body(null, 204);
  });

  app.onError((error, call) => respondToFailure(error, call, log));
  return app;
}

function refuseOtherSites({ req }: Context<ApiEnv>, siteUrl: string): void {
  const relation = req.header("sec-fetch-site");
  const isOwn = relation
    ? relation === "same-origin"
    : (req.header("origin") ?? siteUrl) === siteUrl;
  if (!isOwn) throw new Refusal(403, "other_site", "Only this site's own pages can send this");
}

/** Reads and checks the JSON of a call. Throws Refusal. */
async function sent<T>(call: Context<ApiEnv>, schema: z.ZodType<T>): Promise<T> {
  const { data, error } = schema.safeParse(parseJson(await readBody(call.req.raw, MAX_BODY)));
  if (data === undefined) {
    const { path, message } = error?.issues[0] ?? { path: [], message: "" };
    throw new Refusal(400, "bad_form", `${path.join(".")}: ${message}`);
  }
  return data;
}

/** True for a form with text in the field that people do not see, or that was sent too soon. */
function isFromProgram({ trap, filledMs }: { trap: string; filledMs: number }): boolean {
  return trap !== "" || filledMs < MIN_FILL_MS;
}

/** Calls the database's function that stores what was sent. Throws Refusal when it is switched off. */
async function store(
  { service }: Backend,
  name: "enquire",
  args: { enquiry: string },
): Promise<void> {
  if (!service) throw new Refusal(503, "no_secret_key", "This site cannot store enquiries");
  const { data, error } = await service.rpc(name, args);
  if (error) throw new Error(`${name}: ${error.message}`);
  if (data === "off") throw new Refusal(404, "off", "This is switched off");
  if (data === "too many") throw tooMany(60);
}
