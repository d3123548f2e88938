// Hostile input to the built site, or to a site with stub pages if there is no build.
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import WebSocket from "ws";
import { bytes, type Call, call, realtimeMessage } from "./fuzz-cases.ts";
import { OPERATOR } from "./process.ts";
import { setUpSiteProcess } from "./set-up-site-process.ts";

const built = join(import.meta.dirname, "../../server/index.ts");
const hasBuild = existsSync(join(import.meta.dirname, "../../build/server/index.js"));

const site = setUpSiteProcess({
  env: { TRUST_PROXY: "1", LOG_LEVEL: "error" },
  script: hasBuild ? built : undefined,
});
let key: string;
let token: string;
beforeAll(async () => {
  key = site.publishableKey();
  const { data } = await site.client().auth.signInWithPassword(OPERATOR);
  token = data.session?.access_token ?? "";
});

interface Answered {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

let lastIp = 0;

function send(one: Call): Promise<Answered> {
  const sent: Record<string, string> = { ...one.headers };
  sent["x-forwarded-for"] = `10.${(lastIp >> 16) & 255}.${(lastIp >> 8) & 255}.${lastIp++ & 255}`;
  if (one.who !== "nobody") sent.apikey = key;
  if (one.who === "admin") sent.authorization = `Bearer ${token}`;
  if (one.who === "forger") sent.authorization = `Bearer ${token.slice(0, -4)}AAAA`;
  const separator = one.path.includes("?") ? "&" : "?";
  // Escapes only the characters that an HTTP client cannot send.
  const path = `${one.path}${one.query ? separator + one.query : ""}`
    .slice(0, 12_000)
    .replace(/[^\x21-\x7e]/g, (character) =>
      encodeURIComponent(character.isWellFormed() ? character : "?"),
    );
  if (["GET", "HEAD", "OPTIONS", "TRACE"].includes(one.method)) delete sent["transfer-encoding"];
  const hasBody = !["GET", "HEAD", "OPTIONS", "TRACE"].includes(one.method);
  // The raw requests below, not these, have both `content-length` and `transfer-encoding`.
  if (hasBody && !sent["transfer-encoding"])
    sent["content-length"] = String(Buffer.byteLength(one.body));
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      new URL(site.url),
      { method: one.method, path, headers: sent, timeout: 15_000 },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk) => {
          text += chunk;
        });
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      },
    );
    request.on("timeout", () => request.destroy(new Error("no response within 15 s")));
    request.on("error", reject);
    request.end(hasBody ? one.body : undefined);
  });
}

const TELLTALE =
  /at or near|zero-length delimited|\/(?:tmp|home|root|usr|opt|work)\/[\w-]+\/|\n\s+at .+:\d+|node_modules|\/server\/[\w-]+\.ts|\/tmp\/agency|PostgresError|syntax error at or near|TypeError|RangeError|ReferenceError|\.s\.PGSQL|sb_secret_|encrypted_password/;

function residentMegabytes(): number {
  const [, kilobytes] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

for (const [cases, tags] of [
  [300, []],
  [10_000, ["long"]],
] as const) {
  test(`${cases} hostile requests get only 2xx to 4xx and reveal no internals`, {
    tags: [...tags],
    timeout: cases * 300 + 120_000,
  }, async () => {
    const tours = async () => (await site.client().from("tours").select("id")).data?.length;
    expect(await tours()).toBe(12);
    let before = 0;
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(call, async (one) => {
        // Admins can change and delete all rows. This is skipped, so that later requests find rows.
        if (one.who === "admin" && /DELETE|PATCH|logout/.test(one.method + one.path)) return;
        const response = await send(one);
        expect(response.status).toBeGreaterThanOrEqual(200);
        expect(response.status).toBeLessThan(500);
        // The code of a public script may name an error type. It is the same for everybody.
        if (!response.headers["content-type"]?.includes("javascript")) {
          expect(response.text).not.toMatch(TELLTALE);
        }
        expect(response.headers["set-cookie"]).toBeUndefined();
        expect(response.headers["x-content-type-options"]).toBe("nosniff");
        expect(response.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
        expect(String(response.headers.location ?? "/")).toMatch(/^\/(?![/\\])/);
        if (++sent === Math.floor(cases / 2)) before = residentMegabytes();
      }),
      { numRuns: cases, ...(process.env.FUZZ_SEED && { seed: Number(process.env.FUZZ_SEED) }) },
    );
    expect(await site.health()).toBe(200);
    expect(await tours()).toBeGreaterThanOrEqual(12);
    if (cases >= 10_000) expect(residentMegabytes() - before).toBeLessThan(80);
  });
}

test("the site keeps running, whatever messages a realtime socket gets", async () => {
  const url = `${site.url.replace("http", "ws")}/realtime/v1/websocket?apikey=${key}&vsn=2.0.0`;
  await fc.assert(
    fc.asyncProperty(fc.array(realtimeMessage, { maxLength: 20 }), async (messages) => {
      const received: string[] = [];
      const socket = new WebSocket(url, {
        headers: { "x-forwarded-for": `11.0.${(lastIp >> 8) & 255}.${lastIp++ & 255}` },
      });
      socket.on("message", (data) => received.push(String(data)));
      await once(socket, "open");
      for (const message of messages) socket.send(message.toWellFormed());
      const end = once(socket, "close");
      // Messages are handled in order, so the response to this message is the last.
      socket.send('[null,"last","phoenix","heartbeat",{}]');
      await Promise.race([
        end,
        new Promise<void>((resolve) =>
          socket.on("message", (data) => String(data).includes('"last"') && resolve()),
        ),
      ]);
      socket.terminate();
      expect(received.join("\n")).not.toMatch(TELLTALE);
    }),
    { numRuns: 300 },
  );
  expect(await site.health()).toBe(200);
});

test("bytes that are not HTTP end only their own connection", async () => {
  const port = Number(new URL(site.url).port);
  await fc.assert(
    fc.asyncProperty(bytes, async (sent) => {
      const text = await new Promise<string>((resolve) => {
        let received = "";
        const socket = connect(port, "127.0.0.1", () => socket.end(sent));
        socket.setEncoding("utf8").on("data", (chunk) => {
          received += chunk;
        });
        socket.setTimeout(1_000, () => socket.destroy());
        socket.on("error", () => {});
        socket.on("close", () => resolve(received));
      });
      expect(text).not.toMatch(TELLTALE);
      if (text) expect(text).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
    }),
    { numRuns: 300 },
  );
  expect(await site.health()).toBe(200);
});
