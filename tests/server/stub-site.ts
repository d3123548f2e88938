import { once } from "node:events";
import type { Server } from "node:http";
import { connect } from "node:net";
import { promisify } from "node:util";
import { createClient } from "@supabase/supabase-js";
import { beforeAll } from "vitest";
import type { Database } from "../../app/supabase/database.types.ts";
import type { Client } from "../../app/supabase/types.ts";
import { createSite } from "../../server/app.ts";
import type { ApiRates, Backend } from "../../server/backend/backend.ts";
import { createLog, type Logger } from "../../server/log.ts";
import type { SendMail } from "../../server/mail.ts";
import { createMailQueue } from "../../server/mail-queue.ts";
import type { Pages } from "../../server/pages/pages.ts";
import type { Push } from "../../server/push.ts";
import type { TestDatabase } from "../database/database.ts";

/** The real server on a real port, with stub pages. */
export type StubSite = Awaited<ReturnType<typeof startStubSite>>;

export interface Sent {
  /** A text is sent as it is, everything else as JSON. */
  body?: unknown;
  token?: string | undefined;
  ip?: string | undefined;
  headers?: Record<string, string>;
}

interface Options {
  rates?: Partial<ApiRates>;
  trustProxy?: boolean;
  log?: Logger;
  sendMail?: SendMail;
  push?: Push;
  maintenance?: Parameters<typeof createSite>[0]["maintenance"];
  pages?: Pages;
  seoFiles?: Parameters<typeof createSite>[0]["seoFiles"];
  pictures?: Parameters<typeof createSite>[0]["pictures"];
  clientDir?: string;
  /** An idle connection is closed after this time. */
  idleMs?: number;
  /** The head of a request must arrive within this time. */
  headMs?: number;
}

/** A site for the tests of this file or `describe`. */
export function setUpSite(db: TestDatabase, options: Options = {}): StubSite {
  const site = {} as StubSite;
  beforeAll(async () => {
    Object.assign(site, await startStubSite(db.backend, options));
    return () => site.close();
  });
  return site;
}

export async function startStubSite(backend: Backend, options: Options = {}) {
  const { sendMail, log = createLog("silent") } = options;
  const siteUrl = "https://agency.example";
  const { service, operators, recovery } = backend;
  const mails =
    sendMail && service && recovery
      ? createMailQueue(service, { operators, recovery }, { sendMail, siteUrl, log })
      : undefined;
  const server: Server = createSite({
    backend,
    pages: options.pages ?? stubPages(),
    seoFiles: options.seoFiles,
    pictures: options.pictures,
    log,
    siteUrl,
    mails,
    push: options.push,
    maintenance: options.maintenance,
    trustProxy: options.trustProxy ?? false,
    rates: options.rates,
    clientDir: options.clientDir,
  });
  server.timeout = options.idleMs ?? server.timeout;
  server.headersTimeout = options.headMs ?? server.headersTimeout;
  // Some tests open a thousand connections at once; by default 511 can wait.
  server.listen({ port: 0, host: "127.0.0.1", backlog: 2048 });
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    port: address.port,
    /** A client with the public key, over HTTP. */
    client: (): Client =>
      createClient<Database>(url, backend.publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      }),
    /** Sends one request. By default each has a new IP address, so that it does not reach a rate limit. */
    async send(method: string, path: string, { body, token, ip = newIp(), headers }: Sent = {}) {
      const response = await fetch(url + path, {
        method,
        headers: {
          apikey: backend.publishableKey,
          "content-type": "application/json",
          "x-forwarded-for": ip,
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
        redirect: "manual",
      });
      const text = await response.text();
      const isJson = response.headers.get("content-type")?.includes("json");
      const content = isJson && text ? JSON.parse(text) : text;
      return { status: response.status, headers: response.headers, content };
    },
    /** Sends raw text over a socket and returns the whole response. */
    raw: (text: string) => sendRaw(address.port, text),
    connectionCount: () => promisify(server.getConnections.bind(server))(),
    async close() {
      server.close();
      server.closeAllConnections();
      await Promise.all([once(server, "close"), mails?.stop()]);
    },
  };
}

let lastIp = 0;
const newIp = () => `10.1.${lastIp >> 8}.${lastIp++ & 255}`;

function stubPages(): Pages {
  return {
    clear() {},
    respondFromCache: () => undefined,
    routeOf: () => undefined,
    respond: async () => new Response("a page", { headers: { "content-type": "text/plain" } }),
  };
}

export async function sendRaw(port: number, text: string | Buffer): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let response = "";
  socket.setEncoding("utf8").on("data", (chunk) => {
    response += chunk;
  });
  socket.on("error", () => {});
  socket.write(text);
  socket.setTimeout(90_000, () => socket.destroy());
  await once(socket, "close");
  return response;
}
