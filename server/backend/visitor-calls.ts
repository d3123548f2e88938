// What visitors may send, each only while the operator has switched it on. Neither their IP address nor
// their browser is stored.
import { type Context, Hono } from "hono";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { z } from "zod";
import { enquiryToStore, sentEnquiry } from "../../app/features/enquiry/sent-enquiry.ts";
import { reviewToStore, sentReview } from "../../app/features/reviews/sent-review.ts";
import type { Logger } from "../log.ts";
import { Unreadable } from "../pictures/encode.ts";
import { encodeVisitorPicture } from "../pictures/visitor-picture.ts";
import type { ApiEnv, Backend } from "./backend.ts";
import { Refusal, respondToFailure, tooMany } from "./embedded/refusal.ts";
import { parseJson, readBody } from "./embedded/request-body.ts";
import { consume } from "./embedded/sign-in-limits.ts";

const MAX_BODY = 32 * 1024;
const MAX_REVIEW_BODY = 6 * 1024 * 1024;
const CALLS_PER_IP = { points: 10, duration: 600 };
const REVIEWS_PER_IP = { points: 5, duration: 600 };
const INVITATIONS_PER_IP = { points: 30, duration: 600 };
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

  const reviews = new RateLimiterMemory({ keyPrefix: "review", ...REVIEWS_PER_IP });
  const invitations = new RateLimiterMemory({ keyPrefix: "invitation", ...INVITATIONS_PER_IP });

  app.post("/enquire", async (call) => {
    refuseOtherSites(call, siteUrl);
    await consume(calls, call.get("clientIp"));
    const enquiry = await sent(call, sentEnquiry);
    if (isFromProgram(enquiry)) return call.body(null, 204);
    await store(backend, "enquire", { enquiry: JSON.stringify(enquiryToStore(enquiry)) });
    return call.body(null, 204);
  });

  app.post("/review", async (call) => {
    refuseOtherSites(call, siteUrl);
    await consume(reviews, call.get("clientIp"));
    const review = await sent(call, sentReview, MAX_REVIEW_BODY);
    if (isFromProgram(review)) return call.body(null, 204);
    const picture = review.picture ? await encodedPicture(review.picture) : null;
    await storeReview(backend, { ...reviewToStore(review), picture });
    return call.body(null, 204);
  });

  app.post("/review/invitation", async (call) => {
    refuseOtherSites(call, siteUrl);
    await consume(invitations, call.get("clientIp"));
    const { token } = await sent(call, z.strictObject({ token: z.uuid() }));
    return call.json(await readInvitation(backend, token), 200, { "cache-control": "no-store" });
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
async function sent<T>(
  call: Context<ApiEnv>,
  schema: z.ZodType<T>,
  maxBody = MAX_BODY,
): Promise<T> {
  const { data, error } = schema.safeParse(parseJson(await readBody(call.req.raw, maxBody)));
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

/** A picture in base64, encoded anew. Throws Refusal. */
async function encodedPicture(base64: string): Promise<string> {
  try {
    const webp = await encodeVisitorPicture(Buffer.from(base64, "base64"));
    return Buffer.from(webp).toString("base64");
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const sentence = "The picture cannot be read. Choose a JPEG, PNG or WebP file, or send none.";
    throw new Refusal(400, "bad_picture", sentence);
  }
}

/** Throws Refusal when reviews are switched off, or the invitation was used. */
async function storeReview({ service }: Backend, review: object): Promise<void> {
  if (!service) throw new Refusal(503, "no_secret_key", "This site cannot store reviews");
  const { data, error } = await service.rpc("submit_review", { review: JSON.stringify(review) });
  if (error) throw new Error(`submit_review: ${error.message}`);
  if (data === "off") throw new Refusal(404, "off", "This site does not take reviews now");
  if (data === "used") throw new Refusal(410, "used", "This link has been used already");
  if (data === "too many") throw tooMany(60);
}

/** The traveller and tour of an invitation; null when it was used or has expired. */
async function readInvitation({ service }: Backend, token: string) {
  if (!service) throw new Refusal(503, "no_secret_key", "This site cannot store reviews");
  const { data, error } = await service
    .from("review_invitations")
    .select("name, tour_id, tour")
    .eq("token", token)
    .is("used_at", null)
    .gt("expires_at", new Date().toISOString())
    .maybeSingle();
  if (error) throw new Error(`review_invitations: ${error.message}`);
  return data;
}
