// Password recovery, and who can sign in (SECURITY.md).
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import type { Mail } from "../../server/mail.ts";
import {
  ADMIN_EMAIL,
  addUser,
  MEMBER_EMAIL,
  PASSWORD,
  setUpDatabase,
} from "../database/database.ts";
import { type Sent, setUpSite, startStubSite } from "./stub-site.ts";

const NEW_PASSWORD = "a-new-password-1";

const mails: Mail[] = [];
const logged: string[] = [];
const slowMail = Promise.withResolvers<void>();
const db = setUpDatabase();
const site = setUpSite(db, {
  trustProxy: true,
  log: pino({ base: null, level: "debug" }, { write: (line) => logged.push(line) }),
  async sendMail(mail) {
    if (mail.to.startsWith("unreachable")) throw new Error(`no way to ${mail.to}`);
    if (mail.to.startsWith("slow")) await slowMail.promise;
    mails.push(mail);
  },
});

interface Content {
  code?: string;
  message?: string;
  email?: string;
  password?: string;
  codes?: string[];
  left?: number;
  operators?: { id: string; email: string; addedAt: string; lastSeenAt: string | null }[];
}

async function call(method: string, path: string, sent?: Sent) {
  const { content, ...answer } = await site.send(method, `/admin/access${path}`, sent);
  return { ...answer, content: content as Content };
}

async function signIn(email: string, password = PASSWORD) {
  const client = site.client();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  return { client, error, token: data.session?.access_token, id: data.user?.id ?? "" };
}

/** Adds an operator and signs in. */
async function newOperator(email: string) {
  await addUser(db.sql, email, "admin");
  return signIn(email);
}

async function makeCodes(token: string | undefined): Promise<string[]> {
  return (await call("POST", "/codes", { token })).content.codes ?? [];
}

test("while the database is too slow to say who calls, the status is 503 and not that of a stranger", async () => {
  const { token } = await newOperator("patient@example.com");
  const fetch = async () => Response.json({ code: "57014" }, { status: 400 });
  const slow = await startStubSite({ ...db.backend, fetch });
  for (const path of ["/operators", "/sessions"]) {
    expect((await slow.send("GET", `/admin/access${path}`, { token })).status, path).toBe(503);
  }
  await slow.close();
});

describe("recovery codes", () => {
  test("are ten, and one sets the password once, in any spelling, and ends every session", async () => {
    const email = "codes@example.com";
    const { client, token } = await newOperator(email);
    const codes = await makeCodes(token);
    expect(new Set(codes).size).toBe(10);
    expect((await call("GET", "/codes", { token })).content).toEqual({ left: 10 });

    const code = codes[3]?.toUpperCase().replaceAll("-", " ");
    const body = { email: " Codes@Example.com", code, password: NEW_PASSWORD };
    expect(await call("POST", "/password", { body })).toMatchObject({
      status: 200,
      content: { email },
    });
    expect((await signIn(email)).error).not.toBeNull();
    expect((await signIn(email, NEW_PASSWORD)).error).toBeNull();
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect((await call("POST", "/password", { body })).status).toBe(400);
    expect((await call("GET", "/codes", { token })).status).toBe(403);
    const again = await signIn(email, NEW_PASSWORD);
    expect((await call("GET", "/codes", { token: again.token })).content).toEqual({ left: 0 });
  });

  test("are stored only as hashes, and new ones replace the old", async () => {
    const { token, id } = await newOperator("hashes@example.com");
    const [old] = await makeCodes(token);
    const [row] = await db.sql`
      select json_agg(k)::text as stored from site_local.recovery_keys k
      where user_id = ${id}`;
    expect(row?.stored).not.toContain(old);
    expect(row?.stored).not.toContain(old?.replaceAll("-", ""));
    await makeCodes(token);
    const body = { email: "hashes@example.com", code: old, password: NEW_PASSWORD };
    expect((await call("POST", "/password", { body })).status).toBe(400);
  });

  test("one code in twenty parallel requests works once", async () => {
    const email = "race@example.com";
    const { token } = await newOperator(email);
    const [code] = await makeCodes(token);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        call("POST", "/password", {
          body: { email, code, password: NEW_PASSWORD },
          ip: `10.3.0.${i}`,
        }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("guesses are limited by IP address and by account", async () => {
    const guess = (email: string, ip: string) =>
      call("POST", "/password", {
        body: { email, code: "aaaa-bbbb-cccc-dddd", password: NEW_PASSWORD },
        ip,
      });
    const one = await Promise.all(
      Array.from({ length: 40 }, (_, i) => guess(`guess${i}@example.com`, "10.4.0.1")),
    );
    expect(one.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(10);
    const held = one.find(({ status }) => status === 429);
    expect(Number(held?.headers.get("retry-after"))).toBeGreaterThan(0);
    const signIn = { email: ADMIN_EMAIL, password: PASSWORD };
    const path = "/auth/v1/token?grant_type=password";
    expect((await site.send("POST", path, { body: signIn, ip: "10.4.0.1" })).status).toBe(429);

    let looked = 0;
    for (let i = 0; i < 10; i++) {
      const many = await Promise.all(
        Array.from({ length: 8 }, () => guess(ADMIN_EMAIL, `10.5.0.${i}`)),
      );
      looked += many.filter(({ status }) => status === 400).length;
    }
    expect(looked).toBeLessThanOrEqual(30 + 3 * 10);
    expect((await guess(ADMIN_EMAIL, "10.5.0.1")).status).toBe(429);
  });

  test("a wrong code, another account's code and an unknown account get one response in equal time", async () => {
    const { token } = await newOperator("owner@example.com");
    const [code = ""] = await makeCodes(token);
    await addUser(db.sql, "other@example.com", "admin");
    const times: number[] = [];
    const refuse = async (email: string, guess: string) => {
      const began = performance.now();
      const { status, content } = await call("POST", "/password", {
        body: { email, code: guess, password: NEW_PASSWORD },
      });
      times.push(performance.now() - began);
      return { status, content };
    };
    const refusals = [
      await refuse("owner@example.com", "aaaa-bbbb-cccc-dddd"),
      await refuse("other@example.com", code),
      await refuse("nobody@example.com", code),
      await refuse(MEMBER_EMAIL, code),
    ];
    expect(refusals[0]).toMatchObject({
      status: 400,
      content: { message: "The email or the recovery code is not right" },
    });
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
    expect(Math.min(...times)).toBeGreaterThan(290);
  });

  test("a password that is too short or too long does not use up a code", async () => {
    const email = "weak@example.com";
    const { token } = await newOperator(email);
    const [code] = await makeCodes(token);
    const set = (password: string) =>
      call("POST", "/password", { body: { email, code, password } });
    expect((await set("12345")).status).toBe(422);
    expect((await set("x".repeat(73))).status).toBe(400);
    expect((await set(NEW_PASSWORD)).status).toBe(200);
  });
});

describe("an e-mailed link", () => {
  async function tokenFor(email: string): Promise<string> {
    const before = mails.length;
    expect((await call("POST", "/recovery", { body: { email } })).status).toBe(200);
    await expect.poll(() => mails.length).toBe(before + 1);
    const mail = mails.at(-1);
    expect(mail?.to).toBe(email);
    return (
      /^https:\/\/agency\.example\/admin\/new-password#token=(\S+)$/m.exec(mail?.text ?? "")?.[1] ??
      ""
    );
  }

  const redeem = (token: string) =>
    call("POST", "/password", { body: { token, password: NEW_PASSWORD } });
  const ENDED = { status: 400, content: { message: "This link has been used or has expired" } };

  test("sets the password once, ends every session and invalidates the account's other links", async () => {
    const email = "link@example.com";
    const { client } = await newOperator(email);
    const [first, second] = [await tokenFor(email), await tokenFor(email)];
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(await redeem(second)).toMatchObject({ status: 200, content: { email } });
    expect((await signIn(email, NEW_PASSWORD)).error).toBeNull();
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect(await redeem(second)).toMatchObject(ENDED);
    expect(await redeem(first)).toMatchObject(ENDED);
  });

  test("is refused after thirty minutes, when altered, and as a code", async () => {
    const email = "expired@example.com";
    const { id } = await newOperator(email);
    const token = await tokenFor(email);
    const [row] = await db.sql`
      select expires_at - now() between '29 minutes' and '30 minutes' as "isHalfAnHour"
      from site_local.recovery_keys where user_id = ${id}`;
    expect(row?.isHalfAnHour).toBe(true);
    expect(await redeem(`${token}x`)).toMatchObject(ENDED);
    const asCode = { email, code: token, password: NEW_PASSWORD };
    expect((await call("POST", "/password", { body: asCode })).status).toBe(400);
    await db.sql`
      update site_local.recovery_keys set expires_at = now() - interval '1 second'
      where user_id = ${id}`;
    expect(await redeem(token)).toMatchObject(ENDED);
  });

  test("is sent only to operators, with the same immediate response for everyone", async () => {
    await newOperator("slow@example.com");
    const before = mails.length;
    for (const email of [MEMBER_EMAIL, "nobody@example.com", "slow@example.com"]) {
      const { status, content } = await call("POST", "/recovery", { body: { email } });
      expect({ status, content }).toEqual({ status: 200, content: {} });
    }
    expect(mails.length).toBe(before);
    slowMail.resolve();
    await expect.poll(() => mails.length).toBe(before + 1);
    expect(mails.at(-1)?.to).toBe("slow@example.com");
  });

  test("is limited to five per account and per IP address", async () => {
    await newOperator("flooded@example.com");
    const before = mails.length;
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        call("POST", "/recovery", { body: { email: "flooded@example.com" }, ip: `10.6.0.${i}` }),
      ),
    );
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(25);
    await expect.poll(() => mails.length).toBe(before + 5);
    const many = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        call("POST", "/recovery", { body: { email: `f${i}@example.com` }, ip: "10.7.0.1" }),
      ),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  test("is not offered without mail settings", async () => {
    expect((await call("GET", "/recovery")).content).toEqual({ by: "mail" });
    const plain = await startStubSite(db.backend);
    const recovery = `${plain.url}/admin/access/recovery`;
    expect(await (await fetch(recovery)).json()).toEqual({ by: "code" });
    const asked = await fetch(recovery, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: ADMIN_EMAIL }),
    });
    expect(asked.status).toBe(404);
    await plain.close();
  });
});

describe("operators", () => {
  test("are listed with the day they were added and last seen", async () => {
    const { token, id } = await newOperator("listed@example.com");
    const { operators = [] } = (await call("GET", "/operators", { token })).content;
    const own = operators.find((one) => one.id === id);
    expect(own?.email).toBe("listed@example.com");
    for (const time of [own?.addedAt, own?.lastSeenAt]) {
      expect(Math.abs(Date.parse(time ?? "") - Date.now())).toBeLessThan(60_000);
    }
    expect(operators.map((one) => one.email)).not.toContain(MEMBER_EMAIL);
  });

  test("are added with an e-mailed link, and sign in with the password that it sets", async () => {
    const { token } = await newOperator("adds@example.com");
    const add = (email: string) => call("POST", "/operators", { token, body: { email } });
    const added = await add("Mailed@Example.com");
    expect(added).toMatchObject({ status: 201, content: { email: "mailed@example.com" } });
    expect(added.content.password).toBeUndefined();
    const [, link] = /#token=(\S+)/.exec(mails.at(-1)?.text ?? "") ?? [];
    const body = { token: link, password: NEW_PASSWORD };
    expect((await call("POST", "/password", { body })).status).toBe(200);
    const { client } = await signIn("mailed@example.com", NEW_PASSWORD);
    expect((await client.rpc("is_admin")).data).toBe(true);
    expect((await add("mailed@example.com")).status).toBe(409);
    expect((await add("no e-mail")).status).toBe(400);
  });

  test("are added with a shown password if the e-mail cannot be sent", async () => {
    const { token } = await newOperator("shows@example.com");
    const body = { email: "unreachable@example.com" };
    const { content } = await call("POST", "/operators", { token, body });
    expect((await signIn(body.email, content.password)).error).toBeNull();
  });

  test("whose address is unconfirmed can sign in with the password that they are given", async () => {
    const { token, id } = await newOperator("unconfirmed@example.com");
    const [code] = await makeCodes(token);
    const isRefused = async () => {
      await db.sql`update auth.users set email_confirmed_at = null where id = ${id}`;
      return (await signIn("unconfirmed@example.com")).error?.code;
    };
    expect(await isRefused()).toBe("email_not_confirmed");
    const body = { email: "unconfirmed@example.com", code, password: NEW_PASSWORD };
    expect((await call("POST", "/password", { body })).status).toBe(200);
    expect((await signIn(body.email, NEW_PASSWORD)).error).toBeNull();
    await isRefused();
    await db.backend.operators.resetPassword(body.email, PASSWORD);
    expect((await signIn(body.email)).error).toBeNull();
  });

  test("lose their session, codes and links at once when they are removed", async () => {
    const { token } = await newOperator("removes@example.com");
    const removed = await newOperator("removed@example.com");
    const [code] = await makeCodes(removed.token);
    const gone = await call("DELETE", `/operators/${removed.id}`, { token });
    expect(gone.status).toBe(200);
    expect((await removed.client.auth.refreshSession()).error).not.toBeNull();
    expect((await signIn("removed@example.com")).error).not.toBeNull();
    const body = { email: "removed@example.com", code, password: NEW_PASSWORD };
    expect((await call("POST", "/password", { body })).status).toBe(400);
    expect((await call("DELETE", `/operators/${removed.id}`, { token })).status).toBe(409);
  });

  test("cannot remove themselves, and of two who remove each other one stays", async () => {
    const [one, two] = [await newOperator("one@example.com"), await newOperator("two@example.com")];
    expect((await call("DELETE", `/operators/${one.id}`, { token: one.token })).status).toBe(409);
    await db.sql`
      update auth.users set raw_app_meta_data = '{}'
      where email not in ('one@example.com', 'two@example.com')`;
    const removals = await Promise.all([
      db.backend.operators.remove(one.id),
      db.backend.operators.remove(two.id),
    ]);
    expect(removals.sort()).toEqual([false, true]);
    await db.sql`
      update auth.users set raw_app_meta_data = '{"role":"admin"}' where email <> ${MEMBER_EMAIL}`;
  });
});

describe("the access API", () => {
  const CALLS = [
    ["GET", "/operators"],
    ["POST", "/operators"],
    ["DELETE", "/operators/00000000-0000-4000-8000-000000000000"],
    ["GET", "/codes"],
    ["POST", "/codes"],
  ] as const;

  test.each(CALLS)("allows only operators to call %s %s", async (method, path) => {
    const { token: member } = await signIn(MEMBER_EMAIL);
    const body = method === "POST" ? { body: { email: "intruder@example.com" } } : {};
    expect((await call(method, path, { ...body, token: member })).status).toBe(403);
    for (const token of [undefined, "a.b.c", db.backend.publishableKey, "sb_secret_test"]) {
      expect((await call(method, path, { ...body, token })).status).toBe(401);
    }
    expect((await db.backend.operators.list()).map(({ email }) => email)).not.toContain(
      "intruder@example.com",
    );
  });

  test("refuses a form of another site, a large body and a malformed body", async () => {
    const send = (type: string, body: string) =>
      fetch(`${site.url}/admin/access/password`, {
        method: "POST",
        headers: { "content-type": type },
        body,
      });
    const good = JSON.stringify({ token: "x", password: NEW_PASSWORD });
    for (const type of ["text/plain", "application/x-www-form-urlencoded"]) {
      expect((await send(type, good)).status).toBe(415);
    }
    expect((await send("application/json", `"${"x".repeat(5000)}"`)).status).toBe(413);
    for (const odd of [
      "{",
      "[]",
      "null",
      '{"token":1}',
      `{"token":"x","password":"${"x".repeat(2000)}"}`,
    ]) {
      expect((await send("application/json", odd)).status).toBe(400);
    }
  });

  test("sends responses that are never cached, with the security headers", async () => {
    const { headers } = await call("GET", "/recovery");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect((await call("GET", "/nothing")).status).toBe(404);
  });
});

test("logs no code, token, password or e-mail address", async () => {
  const { token } = await newOperator("unreachable-logged@example.com");
  const [code = ""] = await makeCodes(token);
  const email = "unreachable-logged@example.com";
  await call("POST", "/recovery", { body: { email } });
  await call("POST", "/password", { body: { email, code: "wrong-code", password: NEW_PASSWORD } });
  await call("POST", "/password", { body: { token: "wrong-token", password: NEW_PASSWORD } });
  await call("POST", "/password", { body: { email, code, password: NEW_PASSWORD } });
  await expect.poll(() => logged.join("")).toContain("a mail could not be sent");
  const links = mails.map(({ text }) => /#token=(\S+)/.exec(text)?.[1] ?? "");
  for (const secret of [code, "wrong-", NEW_PASSWORD, token ?? "", "@example.com", ...links]) {
    expect(logged.join("")).not.toContain(secret);
  }
});
