// Endpoints for visitors' forms and visit counts. IP addresses and user agents are never stored.
import { type Context, Hono } from "hono";
import { isbot } from "isbot";
import { z } from "zod";
import { enquiryToStore, sentEnquiry } from "../../app/features/enquiry/sent-enquiry.ts";
import { sentSubscription } from "../../app/features/newsletter/sent-subscription.ts";
import { reviewToStore, sentReview } from "../../app/features/reviews/sent-review.ts";
import { sentVisit } from "../../app/features/visits/sent-visit.ts";
import { languages, pathIn } from "../../app/ui/languages.ts";
import { tokenIn } from "../../app/ui/link-token.ts";
import { MIN_FILL_MS } from "../../app/ui/send-form-limits.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { consume, RATES, visitorLimit } from "../http/rate-limits.ts";
import { Refusal, respondToFailure, tooMany } from "../http/refusal.ts";
import { parseJson, readForm, readVisitorPicture } from "../http/request-body.ts";
import type { Logger } from "../log.ts";
import type { MailQueue } from "../mail-queue.ts";
import { MB } from "../megabyte.ts";
import { Unreadable } from "../pictures/encode.ts";
import { encodeVisitorPicture } from "../pictures/visitor-picture.ts";
import { RateLimiter } from "../rate-limiter.ts";
import type { Backend } from "./backend.ts";

const MAX_BODY = 32 * 1024;
const MAX_PICTURE = 4 * MB;
/** A picture is accepted for this long after its review. */
const PICTURE_MS = 3_600_000;
const TOKEN = /^[0-9a-f]{64}$/;

export interface VisitorCallOptions {
  log: Logger;
  /** The site's public origin. Requests from pages of other origins are refused. */
  siteUrl: string;
  mails?: MailQueue | undefined;
}

export function createVisitorCalls(backend: Backend, options: VisitorCallOptions): Hono<ApiEnv> {
  const { log, siteUrl, mails } = options;
  const app = new Hono<ApiEnv>();
  const limitForm = visitorLimit(RATES.forms);
  const newsletterLinks = new RateLimiter(RATES.newsletterLinks);
  const limitReview = visitorLimit(RATES.reviews);
  const pictures = new RateLimiter(RATES.reviewPictures);
  const invitations = new RateLimiter(RATES.invitations);
  const visits = new RateLimiter(RATES.visits);

  app.post("/enquire", async (call) => {
    refuseOtherSites(call, siteUrl);
    limitForm(call.get("clientIp"));
    const enquiry = await readJsonForm(call, sentEnquiry);
    if (isFromBot(enquiry)) return call.body(null, 204);
    const enquire = { enquiry: JSON.stringify(enquiryToStore(enquiry)) };
    requireStored(await serviceOf(backend).rpc("enquire", enquire).throwOnError());
    return call.body(null, 204);
  });

  app.post("/newsletter/join", async (call) => {
    refuseOtherSites(call, siteUrl);
    limitForm(call.get("clientIp"));
    const subscription = await readJsonForm(call, sentSubscription);
    const outcome = { outcome: mails ? "mailed" : "joined" };
    if (isFromBot(subscription)) return call.json(outcome);
    const { email: address, language: wanted_language } = subscription;
    const joining = { address, wanted_language, is_mailed: Boolean(mails) };
    const token = requireStored(
      await serviceOf(backend).rpc("join_newsletter", joining).throwOnError(),
    );
    // Every address gets the same response, without a wait for the mail, to hide who is subscribed.
    if (mails && token !== "known") void mailConfirmation(mails, token);
    return call.json(outcome);
  });

  // The form on the /newsletter page of each language. It also works without JavaScript.
  for (const language of languages) {
    const page = pathIn(language, "/newsletter");
    app.post(`${page}/:outcome?`, (call) => replyToNewsletterForm(call, page));
  }

  async function replyToNewsletterForm(call: Context<ApiEnv>, page: string): Promise<Response> {
    refuseOtherSites(call, siteUrl);
    consume(newsletterLinks, call.get("clientIp"));
    const token = tokenIn(new URL(call.req.url).searchParams, "token");
    const body = new TextDecoder().decode(await readForm(call, MAX_BODY));
    const answer = new URLSearchParams(body).get("answer");
    const name = answer === "confirm" ? "confirm_newsletter" : "leave_newsletter";
    const { data } = TOKEN.test(token)
      ? await serviceOf(backend).rpc(name, { holder: token }).throwOnError()
      : { data: "unknown" };
    return call.redirect(`${page}/${data}?token=${encodeURIComponent(token)}`, 303);
  }

  async function mailConfirmation(mails: MailQueue, token: string): Promise<void> {
    try {
      const { data } = await serviceOf(backend)
        .from("newsletter_addresses")
        .select("id")
        .eq("token", token)
        .single()
        .throwOnError();
      await mails.post("confirmation", data.id);
    } catch (error) {
      log.error({ err: error }, "a confirmation could not be stored");
    }
  }

  async function count(call: Context<ApiEnv>): Promise<void> {
    const browser = call.req.header("user-agent");
    if (!browser || isbot(browser)) return;
    refuseOtherSites(call, siteUrl);
    consume(visits, call.get("clientIp"));
    const visit = await readJsonForm(call, sentVisit);
    const { error } = (await backend.service?.rpc("count_visit", visit)) ?? {};
    if (error) log.error({ err: error }, "counting a visit failed");
  }

  // Refusals are ignored, because the browser does not read the response to a beacon.
  app.post("/count", async (call) => {
    await count(call).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
    return call.body(null, 204);
  });

  app.post("/review", async (call) => {
    refuseOtherSites(call, siteUrl);
    const clientIp = call.get("clientIp");
    consume(invitations, clientIp);
    const review = await readJsonForm(call, sentReview);
    const isInvited = review.invite && (await readInvitation(backend, review.invite));
    if (!isInvited) limitReview(clientIp);
    if (isFromBot(review)) return call.body(null, 204);
    await storeReview(reviewToStore(review));
    return call.body(null, 204);
  });

  async function storeReview(review: object): Promise<void> {
    const submission = { review: JSON.stringify(review) };
    const { data } = await serviceOf(backend).rpc("submit_review", submission).throwOnError();
    if (data === "off") throw new Refusal(404, "off", "This site does not take reviews now");
    if (data === "used") throw new Refusal(410, "used", "This link has been used already");
    if (data === "too many") throw tooMany(60);
    if (data === "made room") {
      log.warn("too many reviews wait for approval: deleted the oldest of the busiest day");
    }
  }

  // Sent after the review, so that only a visitor with a waiting review can have a picture decoded.
  app.post("/review/picture", async (call) => {
    refuseOtherSites(call, siteUrl);
    const clientIp = call.get("clientIp");
    consume(pictures, clientIp);
    const { data: key } = z.uuid().safeParse(call.req.query("review"));
    const id = key && (await waitingReview(backend, key));
    if (!id) throw new Refusal(404, "no_review", "The picture could not be added to your review");
    const picture = await encoded(await readVisitorPicture(call, MAX_PICTURE), clientIp);
    await serviceOf(backend)
      .from("review_submissions")
      .update({ picture })
      .eq("id", id)
      .eq("status", "New")
      .throwOnError();
    return call.body(null, 204);
  });

  app.post("/review/invitation", async (call) => {
    refuseOtherSites(call, siteUrl);
    consume(invitations, call.get("clientIp"));
    const { token } = await readJsonForm(call, z.strictObject({ token: z.uuid() }));
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

async function readJsonForm<T>(call: Context<ApiEnv>, schema: z.ZodType<T>): Promise<T> {
  const { data, error } = schema.safeParse(parseJson(await readForm(call, MAX_BODY)));
  if (data === undefined) {
    const { path, message } = error?.issues[0] ?? { path: [], message: "" };
    throw new Refusal(400, "bad_form", `${path.join(".")}: ${message}`);
  }
  return data;
}

/** True if the hidden field has text, or if the form was sent too fast. */
function isFromBot({ honeypot, filledMs }: { honeypot: string; filledMs: number }): boolean {
  return honeypot !== "" || filledMs < MIN_FILL_MS;
}

function serviceOf({ service }: Backend) {
  if (!service) throw new Refusal(503, "no_secret_key", "This site cannot store what is sent");
  return service;
}

function requireStored({ data }: { data: string | null }): string {
  if (data === "off") throw new Refusal(404, "off", "This is switched off");
  if (data === "too many") throw tooMany(60);
  return data ?? "";
}

/** Re-encodes a picture, smaller and without metadata. Returns base64. Throws Refusal. */
async function encoded(picture: Uint8Array, clientIp: string): Promise<string> {
  try {
    return Buffer.from(await encodeVisitorPicture(picture, clientIp)).toString("base64");
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const sentence = "The picture cannot be read. Choose a JPEG, PNG or WebP file, or send none.";
    throw new Refusal(400, "bad_picture", sentence);
  }
}

/** The id of a recent review that was sent with this key and is not approved yet. */
async function waitingReview(backend: Backend, key: string): Promise<string | undefined> {
  const { data } = await serviceOf(backend)
    .from("review_submissions")
    .select("id")
    .eq("sent_key", key)
    .eq("status", "New")
    .gt("created_at", new Date(Date.now() - PICTURE_MS).toISOString())
    .maybeSingle()
    .throwOnError();
  return data?.id;
}

async function readInvitation(backend: Backend, token: string) {
  const { data } = await serviceOf(backend)
    .from("review_invitations")
    .select("name, tour_id, tour")
    .eq("token", token)
    .is("used_at", null)
    .gt("expires_at", new Date().toISOString())
    .maybeSingle()
    .throwOnError();
  return data;
}
