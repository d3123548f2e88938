// The /admin/access endpoints, which Supabase lacks: password recovery, operators, push messages.
import { setTimeout as delay } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { ApiEnv } from "../http/api-env.ts";
import { consume, RATES, REFUSAL_MS, type SignInLimits } from "../http/rate-limits.ts";
import { notFound, Refusal, respondToFailure } from "../http/refusal.ts";
import { parseJson, readForm } from "../http/request-body.ts";
import type { Logger } from "../log.ts";
import { failureOf } from "../mail.ts";
import type { MailQueue } from "../mail-queue.ts";
import { randomPassword } from "../operator.ts";
import type { Device, Push } from "../push.ts";
import { RateLimiter } from "../rate-limiter.ts";
import { StartError } from "../start-error.ts";
import type { Backend, Recovery } from "./backend.ts";
import { ownSessions } from "./caller.ts";
import { authorizationOf, operatorOf, recentOperatorOf } from "./operator-of.ts";
import { refuseWeakPassword } from "./password.ts";

const MAX_BODY = 4 * 1024;
/** After this time, the panel shows the new operator's password, and the mail is still sent. */
const WELCOME_MS = 10_000;
const CODES = 10;

const email = z
  .string()
  .max(320)
  .transform((value) => value.trim().toLowerCase());
const mailRequest = z.strictObject({ email });
const newPassword = z.union([
  z.strictObject({ token: z.string().max(100), password: z.string().max(1000) }),
  z.strictObject({ email, code: z.string().max(100), password: z.string().max(1000) }),
]);
const newOperator = z.strictObject({ email: email.pipe(z.email()) });
const deviceToTest = z.strictObject({ id: z.uuid() });

type Call = Context<ApiEnv>;

interface Options {
  log: Logger;
  mails?: MailQueue | undefined;
  push?: Push | undefined;
  limits: SignInLimits;
}

export function createAccess(backend: Backend, options: Options): Hono<ApiEnv> {
  const { log, mails, push, limits } = options;
  const { operators, recovery } = backend;
  const calls = new RateLimiter(RATES.accessCalls);
  const mailsPerIp = new RateLimiter(RATES.accessMails);
  const mailsPerAccount = new RateLimiter(RATES.accessMailsPerAccount);

  function recoveryOrNone(): Recovery {
    return recovery ?? notFound();
  }

  /** Calls `post` with the operator's id. Undefined if there is no such operator, or if it fails. */
  async function mailOperator<T>(
    email: string,
    post: (id: string) => Promise<T>,
  ): Promise<T | undefined> {
    try {
      const all = await operators.list();
      const operator = all.find((one) => one.email?.toLowerCase() === email);
      return operator && (await post(operator.id));
    } catch (error) {
      log.error({ err: error }, "a mail to an operator could not be stored");
      return undefined;
    }
  }

  async function requestMail(call: Call): Promise<Response> {
    const given = await bodyOf(call, mailRequest, "The email is missing");
    if (!mails) notFound();
    consume(mailsPerIp, call.get("clientIp"));
    consume(mailsPerAccount, given.email);
    // Not awaited, because the response time would reveal whether the account exists.
    void mailOperator(given.email, (id) => mails.post("password", id));
    return call.json({});
  }

  async function setPassword(call: Call): Promise<Response> {
    const given = await bodyOf(call, newPassword, "The code or the password is missing");
    const { redeemCode, redeemLink } = recoveryOrNone();
    refuseWeakPassword(given.password);
    const clientIp = call.get("clientIp");
    const isCode = "code" in given;
    const attempt = isCode ? limits.password(clientIp, given.email) : limits.token(clientIp);
    const began = performance.now();
    const redeemed = await limits.hashing(
      clientIp,
      () =>
        isCode
          ? redeemCode(given.email, given.code, given.password)
          : redeemLink(given.token, given.password),
      attempt.isKnown,
    );
    if (redeemed) {
      attempt.refund();
      return call.json({ email: redeemed });
    }
    await delay(Math.max(0, REFUSAL_MS - (performance.now() - began)));
    throw isCode
      ? new Refusal(400, "wrong_code", "The email or the recovery code is not right")
      : new Refusal(400, "link_ended", "This link has been used or has expired");
  }

  async function addOperator(call: Call): Promise<Response> {
    await recentOperatorOf(backend, call);
    const { email } = await bodyOf(call, newOperator, "Please enter a valid email");
    const password = randomPassword();
    const create = () => operators.create(email, password);
    const isNew = await limits.hashing(call.get("clientIp"), create, true);
    if (!isNew) throw new Refusal(409, "exists", `${email} may sign in already`);
    const isMailed =
      mails && (await mailOperator(email, (id) => mails.postAndWait("welcome", id, WELCOME_MS)));
    return call.json(isMailed ? { email } : { email, password }, 201);
  }

  async function testMail(call: Call): Promise<Response> {
    await operatorOf(backend, call);
    if (!mails) notFound();
    consume(mailsPerIp, call.get("clientIp"));
    const to = await mails.sendTest().catch((error: unknown) => {
      throw new Refusal(502, "mail", failureOf(error));
    });
    return to ? call.json({ to }) : notFound();
  }

  async function testDevice(call: Call): Promise<Response> {
    await operatorOf(backend, call);
    const { id } = await bodyOf(call, deviceToTest, "The device is missing");
    if (!push || !backend.service) notFound();
    const { data: device } = await backend.service
      .from("notified_devices")
      .select("id, endpoint, p256dh, auth")
      .eq("id", id)
      .maybeSingle()
      .throwOnError();
    const isSent = device && (await sendTest(push, device));
    if (isSent) return call.json({});
    throw new Refusal(410, "gone", "This device no longer takes notifications. Add it again");
  }

  async function sendTest(push: Push, device: Device): Promise<boolean> {
    try {
      return await push.send(device, {
        title: "Notifications work",
        body: "A new enquiry arrives like this.",
        url: "/admin/settings",
        tag: "test",
      });
    } catch (error) {
      const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
      log.warn({ code, statusCode }, "a test notification could not be sent");
      throw new Refusal(502, "push", "The notification service did not take it");
    }
  }

  const access = new Hono<ApiEnv>();
  access.use(async (call, next) => {
    consume(calls, call.get("clientIp"));
    await next();
    call.header("cache-control", "no-store");
  });
  /** How operators reset a password: by email, by recovery code, or through the hosted project. */
  access.get("/recovery", (call) => {
    const by = recovery ? (mails ? "mail" : "code") : "project";
    return call.json({ by });
  });
  access.post("/recovery", requestMail);
  access.post("/password", setPassword);
  access.get("/codes", async (call) => {
    const id = await operatorOf(backend, call);
    return call.json({ left: recovery ? await recovery.countCodes(id) : null });
  });
  access.post("/codes", async (call) => {
    const id = await recentOperatorOf(backend, call);
    return call.json({ codes: await recoveryOrNone().makeCodes(id, CODES) }, 201);
  });
  access.get("/operators", async (call) => {
    await operatorOf(backend, call);
    // A hosted project lists its users only to a client with the secret key.
    return call.json({ operators: backend.service ? await operators.list() : null });
  });
  access.post("/operators", addOperator);
  access.delete("/operators/:id", async (call) => {
    const self = await recentOperatorOf(backend, call);
    const id = call.req.param("id");
    if (id === self) throw new Refusal(409, "oneself", "You cannot remove yourself");
    if (await operators.remove(id)) return call.json({});
    throw new Refusal(409, "not_removed", "This operator is gone already, or is the last one");
  });
  access.get("/sessions", async (call) => {
    await operatorOf(backend, call);
    const sessions = await ownSessions(backend, authorizationOf(call));
    return call.json({ sessions, canEndOne: backend.endSession !== undefined });
  });
  access.delete("/sessions/:id", async (call) => {
    const self = await operatorOf(backend, call);
    if (await backend.endSession?.(self, call.req.param("id"))) return call.json({});
    return notFound();
  });
  access.get("/push", async (call) => {
    await operatorOf(backend, call);
    return call.json({ publicKey: push ? await push.publicKey() : null });
  });
  access.post("/push/test", testDevice);
  access.get("/mail", async (call) => {
    await operatorOf(backend, call);
    return call.json({ isOn: mails !== undefined, failure: (await mails?.readFailure()) ?? null });
  });
  access.post("/mail/test", testMail);
  access.all("*", notFound);
  access.onError((error, call) => {
    const isRefusedByProject = error instanceof StartError;
    return respondToFailure(
      isRefusedByProject ? new Refusal(502, "project", error.message) : error,
      call,
      log,
    );
  });
  return access;
}

/** Accepts only JSON, because an HTML form on another site cannot send JSON. Throws Refusal. */
async function bodyOf<T>(call: Call, schema: z.ZodType<T>, sentence: string): Promise<T> {
  if (!/^application\/json\b/.test(call.req.header("content-type") ?? "")) {
    throw new Refusal(415, "unsupported_media_type", "Send JSON");
  }
  const given = schema.safeParse(parseJson(await readForm(call, MAX_BODY)));
  if (!given.success) throw new Refusal(400, "validation_failed", sentence);
  return given.data;
}
