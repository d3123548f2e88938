// Mail servers as they are: slow, silent, cutting the connection, refusing. The server is npm's smtp-server.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createLog } from "../../server/log.ts";
import { createMailer, failureOf, type Mail, type SendMail } from "../../server/mail.ts";
import { createMailQueue } from "../../server/mail-queue.ts";
import type { MailSettings } from "../../server/mail-settings.ts";
import { ADMIN_EMAIL, setUpDatabase } from "../database/database.ts";
import { goodRows } from "../rls/rows.ts";
import { startStubSite } from "../server/stub-site.ts";

const siteUrl = "https://agency.example";
const log = createLog("silent");
const wait = { timeout: 60_000, interval: 50 };
const hello: Mail = { id: "test.1", to: "asha@example.com", subject: "Hello", text: "Hello\n" };

interface Received {
  /** The server's name in EHLO. */
  hello: string;
  isEncrypted: boolean;
  user: string | false;
  content: string;
}

const readPush = (name: string) => readFileSync(new URL(`../push/${name}`, import.meta.url));
const certificate = { cert: readPush("localhost.cert.pem"), key: readPush("localhost.key.pem") };

let closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  closing = [];
});

async function portOf(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** A mail server. Each reply of `replies` is for one mail: accepted after a wait, or refused with a code and words. */
async function startMailServer(
  replies: ((() => Promise<unknown>) | [number, string])[] = [],
  options: SMTPServerOptions = {},
) {
  const received: Received[] = [];
  const mailServer = new SMTPServer({
    ...certificate,
    authOptional: true,
    disableReverseLookup: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    async onData(stream, session, done) {
      const content = await text(stream);
      const reply = replies.shift();
      if (Array.isArray(reply)) {
        const [responseCode, words] = reply;
        return done(Object.assign(new Error(words), { responseCode }));
      }
      await reply?.();
      received.push({
        hello: session.hostNameAppearsAs,
        isEncrypted: session.secure,
        user: session.user ?? false,
        content,
      });
      done();
    },
    ...options,
  });
  mailServer.on("error", () => {});
  const port = await portOf(mailServer.server);
  closing.push(() => new Promise<void>((done) => mailServer.close(done)));
  return { port, received };
}

/** A server that accepts connections, and then only says `greeting`. */
async function startSilentServer(greeting = "") {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write(greeting);
    closing.push(async () => socket.destroy());
  });
  const port = await portOf(server);
  closing.push(async () => server.close());
  return port;
}

function mailer(port: number, more: Partial<MailSettings> = {}): SendMail {
  const from = { name: "Vaigai Tours, Travels; (Madurai) @ <home>", address: "office@agency.in" };
  const settings = { host: "127.0.0.1", port, isSecure: false, user: undefined, from, ...more };
  return createMailer(settings, siteUrl);
}

const headerOf = (name: string, { content }: Received) =>
  new RegExp(`^${name}: (.*(?:\r\n .*)*)`, "im").exec(content)?.[1];

describe("a mail", () => {
  test("that is sent with smtps:// to a port without TLS fails with a sentence", async () => {
    const { port } = await startMailServer();
    const error = await mailer(port, { isSecure: true })(hello).catch(failureOf);
    expect(error).toMatch(
      /^The mail server does not begin with TLS on this port\. .* use smtp:\/\/$/,
    );
  });

  test("has one sender, one recipient, its ID, and its link on its own line", async () => {
    const { port, received } = await startMailServer();
    const link = `https://agency.example/admin/new-password#token=${"a".repeat(43)}`;
    await mailer(port)({ ...hello, text: `Here:\n\n${link}\n` });
    const [mail] = received;
    if (!mail) throw new Error("no mail");
    expect(mail).toMatchObject({ hello: "agency.example", user: false });
    expect(headerOf("From", mail)).toBe(
      '"Vaigai Tours, Travels; (Madurai) @ <home>" <office@agency.in>',
    );
    expect(headerOf("To", mail)).toBe("asha@example.com");
    expect(headerOf("Message-ID", mail)).toBe("<test.1@agency.in>");
    expect(headerOf("Auto-Submitted", mail)).toBe("auto-generated");
    // In quoted-printable, "=" at the end of a line continues that line.
    const plain = mail.content.replace(/=\r\n/g, "").replaceAll("=3D", "=");
    expect(plain).toContain(`\r\n${link}\r\n`);
  });

  test("has no control characters and none that turn the direction of letters", async () => {
    const { port, received } = await startMailServer();
    const odd = "Ooty\u202E\u0007\u2066 yto\rO\u0085";
    await mailer(port)({ ...hello, subject: `${odd}\r\nBcc: x@example.com`, text: odd });
    const content = received[0]?.content ?? "";
    expect(content).toContain("Subject: Ooty yto O Bcc: x@example.com\r\n");
    expect(content).toMatch(/\r\n\r\nOoty yto O$/m);
  });

  test("goes over TLS if the server offers it, also with the certificate of this machine", async () => {
    for (const isSecure of [false, true]) {
      const { port, received } = await startMailServer([], { secure: isSecure });
      const user = { name: "office", password: "p@ss#word" };
      await mailer(port, { isSecure, user })(hello);
      expect(received).toMatchObject([{ isEncrypted: true, user: "office" }]);
    }
  });

  test("is not sent if its password would leave this machine in clear", async () => {
    const clear = { disabledCommands: ["STARTTLS"], allowInsecureAuth: true };
    const { port, received } = await startMailServer([], clear);
    const user = { name: "office", password: "secret" };
    await mailer(port, { user })(hello);
    expect(received).toMatchObject([{ isEncrypted: false, user: "office" }]);
    // An address of this machine that the mailer does not know as such.
    await expect(mailer(port, { user, host: "0.0.0.0" })(hello)).rejects.toThrow("STARTTLS");
    expect(received).toHaveLength(1);
  });

  test.each([
    ["silent from the start", ""],
    ["silent after its greeting", "220 hello\r\n"],
  ])("is given up in time by a server that is %s", async (_how, greeting) => {
    const send = mailer(await startSilentServer(greeting));
    await expect(send(hello, 300)).rejects.toThrow("did not take the mail");
  });
});

test("a server that confirms a mail after 14 seconds gets it once", { tags: "long" }, async () => {
  const { port, received } = await startMailServer([() => delay(14_000)]);
  await mailer(port)(hello);
  expect(received).toHaveLength(1);
});

describe("a mail of the site", () => {
  const db = setUpDatabase();
  beforeAll(async () => {
    await db.service.from("company_info").insert(goodRows.company_info);
  });
  beforeEach(async () => {
    await db.sql`delete from mails`;
    await db.sql`delete from newsletter_addresses`;
    await db.sql`delete from enquiries`;
  });

  function startQueue(port: number, retryMs = 50) {
    const options = { sendMail: mailer(port), siteUrl, log, checkMs: 50, delays: [retryMs] };
    const queue = createMailQueue(db.service, db.backend, options);
    closing.push(queue.stop);
    return queue;
  }

  /** One row for each kind of mail, with its recipient. */
  async function rowsToMail() {
    const { service } = db;
    const { enquiries, newsletter_addresses } = goodRows;
    const toTell = { ...enquiries, told_at: null };
    const enquiry = await service.from("enquiries").insert(toTell).select().single().throwOnError();
    const joined = { ...newsletter_addresses, confirmed_at: null };
    const address = await service
      .from("newsletter_addresses")
      .insert(joined)
      .select()
      .single()
      .throwOnError();
    const operators = await db.backend.operators.list();
    const operator = operators.find(({ email }) => email === ADMIN_EMAIL)?.id ?? "";
    return [
      { kind: "enquiry", about: enquiry.data.id, to: goodRows.company_info.email },
      { kind: "confirmation", about: address.data.id, to: newsletter_addresses.email },
      { kind: "password", about: operator, to: ADMIN_EMAIL },
      { kind: "welcome", about: operator, to: ADMIN_EMAIL },
    ] as const;
  }

  const isSent = async () =>
    expect(await db.sql`select from mails where sent_at is null`).toHaveLength(0);

  test("is tried again with the same Message-ID, whatever it is about", async () => {
    for (const { kind, about, to } of await rowsToMail()) {
      const ids: unknown[] = [];
      const { port, received } = await startMailServer([[451, "try later"]], {
        onMailFrom: (_address, session, done) => {
          ids.push(session.id);
          // The first connection is cut.
          if (ids.length === 1) return done(Object.assign(new Error("bye"), { responseCode: 421 }));
          done();
        },
      });
      const queue = startQueue(port);
      await queue.post(kind, about);
      await vi.waitFor(isSent, wait);
      expect(ids, kind).toHaveLength(3);
      expect(received, kind).toHaveLength(1);
      const [row] = await db.sql`delete from mails returning id, tries`;
      expect(row?.tries, kind).toBe(3);
      const [mail] = received;
      expect(mail && headerOf("Message-ID", mail)).toBe(`<${kind}.${row?.id}@agency.in>`);
      expect(mail && headerOf("To", mail)).toBe(to);
      await queue.stop();
    }
    const [enquiry] = await db.sql`select told_at from enquiries`;
    expect(enquiry?.told_at).not.toBeNull();
  });

  test("arrives once, although two servers wait longer for its confirmation than for a retry", async () => {
    const [first, , { kind, about }] = await rowsToMail();
    const later = { kind, about };
    const isHeld = Promise.withResolvers<void>();
    const { port, received } = await startMailServer([() => isHeld.promise]);
    const queue = startQueue(port);
    startQueue(port);
    await queue.post(first.kind, first.about, first.about);
    // The later mail was sent, so the servers have looked for mails that are due.
    await db.service.from("mails").insert(later).throwOnError();
    await vi.waitFor(() => expect(received).toHaveLength(1), wait);
    isHeld.resolve();
    await vi.waitFor(isSent, wait);
    await db.service.from("mails").insert(later).throwOnError();
    await vi.waitFor(isSent, wait);
    const ids = received.map((mail) => headerOf("Message-ID", mail));
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
  });

  test("does not wait for another mail that is slow", async () => {
    const [enquiry, confirmation] = await rowsToMail();
    const isHeld = Promise.withResolvers<void>();
    const replies = [() => isHeld.promise];
    const { port, received } = await startMailServer(replies);
    const queue = startQueue(port);
    await queue.post(enquiry.kind, enquiry.about);
    await vi.waitFor(() => expect(replies).toHaveLength(0), wait);
    expect(await queue.postAndWait(confirmation.kind, confirmation.about, 20_000)).toBe(true);
    expect(received).toHaveLength(1);
    isHeld.resolve();
    await vi.waitFor(isSent, wait);
  });

  test("that fails is said with the server's words and since when, until a mail is sent", async () => {
    const [enquiry] = await rowsToMail();
    const refusals: [number, string][] = [1, 2].map((n) => [550, `5.7.1 Not today (${n})`]);
    const answer = Promise.withResolvers<void>();
    const { port } = await startMailServer([...refusals, () => answer.promise]);
    const queue = startQueue(port);
    expect(await queue.readFailure()).toBeNull();
    expect(await queue.postAndWait(enquiry.kind, enquiry.about, 20_000)).toBe(false);
    const first = await queue.readFailure();
    await vi.waitFor(async () => {
      expect((await queue.readFailure())?.words).toBe("550 5.7.1 Not today (2)");
    }, wait);
    expect((await queue.readFailure())?.since).toBe(first?.since);
    answer.resolve();
    await vi.waitFor(async () => expect(await queue.readFailure()).toBeNull(), wait);
    // Health still says it.
    const last = await queue.readLastFailure();
    expect(last).toMatchObject({ words: "550 5.7.1 Not today (2)", isOver: true });
    expect(Date.parse(last?.at ?? "")).toBeGreaterThan(Date.parse(first?.since ?? ""));
  });

  test("that fails last gives the words, and the one that failed first the time", async () => {
    const [enquiry, confirmation, password] = await rowsToMail();
    const { port } = await startMailServer([
      [451, "first"],
      [552, `second, for ${confirmation.to}`],
      [451, "third"],
    ]);
    const queue = startQueue(port, 3_600_000);
    const failureOf = async ({
      kind,
      about,
    }: typeof enquiry | typeof confirmation | typeof password) => {
      await queue.postAndWait(kind, about, 20_000);
      return queue.readFailure();
    };
    const first = await failureOf(enquiry);
    expect(first?.words).toBe("451 first");
    // Of what a mail server says about a visitor's mail, only the number is stored.
    expect(await failureOf(confirmation)).toEqual({ since: first?.since, words: "552" });
    expect(await failureOf(password)).toEqual({ since: first?.since, words: "451 third" });
    const [row] = await db.sql`select jsonb_agg(mails)::text as stored from mails`;
    expect(row?.stored).not.toContain(confirmation.to);
    await db.sql`update mails set created_at = now() - interval '8 days'`;
    expect(await queue.readFailure()).toBeNull();
  });

  test("that is given up for its address does not count as a failing mail server", async () => {
    const [, { kind, about }] = await rowsToMail();
    const ids: string[] = [];
    const { port } = await startMailServer([[451, "try later"]], {
      onRcptTo: (_address, session, done) => {
        if (!ids.includes(session.id)) ids.push(session.id);
        if (ids.length === 1) return done();
        done(Object.assign(new Error("no such address"), { responseCode: 550 }));
      },
    });
    const queue = startQueue(port);
    expect(await queue.postAndWait(kind, about, 20_000)).toBe(false);
    await vi.waitFor(async () => {
      expect(ids).toHaveLength(2);
      expect(await queue.readFailure()).toBeNull();
    }, wait);
  });

  test("goes out once, although what follows it cannot be stored", async () => {
    const [{ kind, about }] = await rowsToMail();
    await db.sql`alter table enquiries add constraint untold check (told_at is null)`;
    closing.push(() => db.sql`alter table enquiries drop constraint untold`);
    const { port, received } = await startMailServer();
    const queue = startQueue(port);
    expect(await queue.postAndWait(kind, about, 20_000)).toBe(true);
    await isSent();
    expect(received).toHaveLength(1);
  });

  test("that fails while the site stops, or was not begun, is due at the next start", async () => {
    const [enquiry, confirmation] = await rowsToMail();
    const isAsked = Promise.withResolvers<void>();
    const isStopping = Promise.withResolvers<void>();
    const { port, received } = await startMailServer([], {
      onMailFrom: async (_address, _session, done) => {
        isAsked.resolve();
        await isStopping.promise;
        done(Object.assign(new Error("try later"), { responseCode: 451 }));
      },
    });
    const queue = startQueue(port, 3_600_000);
    await queue.post(enquiry.kind, enquiry.about);
    await isAsked.promise;
    await queue.post(confirmation.kind, confirmation.about);
    const stopped = queue.stop();
    isStopping.resolve();
    await stopped;
    expect(received).toHaveLength(0);
    expect(await db.sql`select from mails where try_at <= now()`).toHaveLength(2);
  });

  test("whose visitor's address does not exist is given up, and nothing is said of it", async () => {
    const [, confirmation, password] = await rowsToMail();
    const recipients: string[] = [];
    const { port } = await startMailServer([], {
      onRcptTo: ({ address }, _session, done) => {
        recipients.push(address);
        done(Object.assign(new Error(`no ${address} here`), { responseCode: 550 }));
      },
    });
    const queue = startQueue(port);
    expect(await queue.postAndWait(confirmation.kind, confirmation.about, 20_000)).toBe(false);
    expect(await queue.readFailure()).toBeNull();
    const [row] = await db.sql`select to_jsonb(mails)::text as stored from mails`;
    expect(row?.stored).not.toContain(confirmation.to);
    await queue.post(password.kind, password.about);
    await vi.waitFor(() => expect(recipients.length).toBeGreaterThan(3), wait);
    expect(recipients.filter((address) => address === confirmation.to)).toHaveLength(1);
  });

  test("is not sent about a row that is gone, and its row is removed", async () => {
    const { port, received } = await startMailServer();
    const queue = startQueue(port);
    for (const kind of ["enquiry", "confirmation", "password", "welcome"] as const) {
      expect(await queue.postAndWait(kind, crypto.randomUUID(), 20_000)).toBe(false);
    }
    expect(await db.sql`select from mails`).toHaveLength(0);
    expect(received).toHaveLength(0);
  });

  async function startSite(sendMail: SendMail) {
    const site = await startStubSite(db.backend, { sendMail });
    closing.push(site.close);
    const { data } = await db.admin.auth.getSession();
    const headers = {
      authorization: `Bearer ${data.session?.access_token}`,
      "content-type": "application/json",
    };
    return async (method: string, path: string, body?: object) => {
      const url = `${site.url}/admin/access${path}`;
      const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const response = await fetch(url, sent);
      return { status: response.status, content: await response.json() };
    };
  }

  test("can be tested by an operator, who reads the server's words", async () => {
    const { port, received } = await startMailServer([[554, "5.7.0 Account suspended"]]);
    const call = await startSite(mailer(port));
    expect(await call("GET", "/mail")).toEqual({
      status: 200,
      content: { isOn: true, failure: null },
    });
    expect(await call("POST", "/mail/test")).toMatchObject({
      status: 502,
      content: { message: "554 5.7.0 Account suspended" },
    });
    expect(await call("POST", "/mail/test")).toEqual({
      status: 200,
      content: { to: goodRows.company_info.email },
    });
    expect(received).toHaveLength(1);
  });

  test("to a new operator that a silent server does not take: the password is shown", {
    tags: "long",
  }, async () => {
    const call = await startSite(mailer(await startSilentServer()));
    const { status, content } = await call("POST", "/operators", { email: "new@example.com" });
    expect(status).toBe(201);
    expect(content.password).toMatch(/^\S{19}$/);
  });
});
