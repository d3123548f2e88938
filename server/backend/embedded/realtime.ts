// The part of Supabase Realtime that the product uses: postgres_changes, told to those who may read
// the row. Protocol 2.0.0 of realtime-js: each message is [join_ref, ref, topic, event, payload].
import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, Server } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";
import { z } from "zod";
import type { Logger } from "../../log.ts";
import { endConnection } from "../../security-headers.ts";
import type { RowChange } from "../backend.ts";

const PATH = "/realtime/v1/websocket";

export interface RealtimeLimits {
  sockets: number;
  socketsPerAddress: number;
  channelsPerSocket: number;
  messageBytes: number;
  /** In any ten seconds; more close the socket. */
  messagesPerSocket: number;
  /** Not yet taken by a slow reader; more close the socket. */
  unsentBytes: number;
  /** Changes that wait to be told; more close all sockets, which read anew. */
  waitingChanges: number;
  /** realtime-js beats every 25 to 30 s. */
  silenceMs: number;
}

const LIMITS: RealtimeLimits = {
  sockets: 1000,
  socketsPerAddress: 20,
  channelsPerSocket: 20,
  messageBytes: 16 * 1024,
  messagesPerSocket: 100,
  unsentBytes: 1024 * 1024,
  waitingChanges: 2000,
  silenceMs: 90_000,
};

const FILTER = /^([a-z_]{1,63})=(eq|neq|lt|lte|gt|gte|in)\.(.*)$/s;

const message = z.tuple([
  z.string().nullable(),
  z.string().nullable(),
  z.string().max(200),
  z.string().max(50),
  z.looseObject({}),
]);
const wanted = z.looseObject({
  event: z.enum(["*", "INSERT", "UPDATE", "DELETE"]),
  schema: z.string().optional(),
  table: z.string().optional(),
  filter: z.string().max(300).regex(FILTER).optional(),
});
const token = z.string().max(4096).optional();
const renewal = z.looseObject({ access_token: token });
const join = z.looseObject({
  access_token: token,
  config: z
    .looseObject({
      private: z.boolean().optional(),
      postgres_changes: z.array(wanted).max(20).optional(),
    })
    .optional(),
});
const claims = z.looseObject({ exp: z.number(), role: z.string() });

type Wanted = z.infer<typeof wanted> & { id: number };

interface Channel {
  joinRef: string | null;
  wanted: Wanted[];
  reader: Reader;
}

/** In whose name a row is read: the bearer token, and until when it is worth something. */
interface Reader {
  token: string;
  expiresAt: number;
}

interface Connection {
  socket: WebSocket;
  address: string;
  channels: Map<string, Channel>;
  heardAt: number;
  messages: number;
}

interface Options {
  publishableKey: string;
  jwtSecret: string;
  /** The data interface, with row-level security. */
  fetch(request: Request): Promise<Response>;
  origin: string;
  log: Logger;
  limits?: Partial<RealtimeLimits> | undefined;
}

/** Out: how to serve a site's upgrade requests, tell a change, and close. */
export function createRealtime(options: Options) {
  const limits = { ...LIMITS, ...options.limits };
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes });
  const connections = new Set<Connection>();
  const waiting: (RowChange & { at: string })[] = [];
  let isTelling = false;

  function attach(site: Server, addressOf: (request: IncomingMessage) => string): void {
    site.on("upgrade", (request, socket, head) => {
      socket.on("error", () => socket.destroy());
      const address = addressOf(request);
      const refusal = refuse(request, address);
      if (refusal) return void endConnection(socket, refusal);
      server.handleUpgrade(request, socket, head, (accepted) => accept(accepted, address));
    });
  }

  function refuse(request: IncomingMessage, address: string): string | undefined {
    const url = URL.parse(request.url ?? "", "http://site");
    if (url?.pathname !== PATH) return "404 Not Found";
    if (url.searchParams.get("apikey") !== options.publishableKey) return "401 Unauthorized";
    if (url.searchParams.get("vsn") !== "2.0.0") return "400 Bad Request";
    const own = [...connections].filter((connection) => connection.address === address);
    if (connections.size >= limits.sockets || own.length >= limits.socketsPerAddress) {
      options.log.warn({ address }, "too many realtime sockets");
      return "429 Too Many Requests";
    }
    return undefined;
  }

  function accept(socket: WebSocket, address: string): void {
    const connection: Connection = {
      socket,
      address,
      channels: new Map(),
      heardAt: Date.now(),
      messages: 0,
    };
    connections.add(connection);
    socket.on("close", () => connections.delete(connection));
    socket.on("error", () => socket.terminate());
    socket.on("message", (data, isBinary) => {
      connection.heardAt = Date.now();
      if (++connection.messages > limits.messagesPerSocket) return socket.close(1008);
      const parsed = isBinary ? undefined : parse(String(data));
      if (!parsed) return socket.close(1003);
      // Thrown out of here it would end the process.
      try {
        hear(connection, parsed);
      } catch (error) {
        options.log.error({ err: error }, "a realtime message failed");
        socket.close(1011);
      }
    });
  }

  function hear(connection: Connection, [joinRef, ref, topic, event, payload]: Message) {
    const reply = (status: "ok" | "error", response: object = {}) =>
      send(connection, [joinRef, ref, topic, "phx_reply", { status, response }]);
    if (topic === "phoenix") return void (event === "heartbeat" && reply("ok"));
    if (event === "phx_join") {
      const given = join.safeParse(payload);
      const isFull =
        connection.channels.size >= limits.channelsPerSocket && !connection.channels.has(topic);
      if (!given.success || isFull) return reply("error", { reason: "This cannot be joined" });
      const { access_token, config } = given.data;
      if (config?.private) return reply("error", { reason: "There are no private channels" });
      const reader = readerOf(access_token);
      if (!reader) return reply("error", { reason: "Invalid or expired token" });
      const changes = (config?.postgres_changes ?? []).map((one, index) => ({
        ...one,
        id: index + 1,
      }));
      connection.channels.set(topic, { joinRef, wanted: changes, reader });
      reply("ok", { postgres_changes: changes });
      return system(connection, topic, "ok", "Subscribed to PostgreSQL");
    }
    const channel = connection.channels.get(topic);
    if (!channel) return reply("error", { reason: "unmatched topic" });
    if (event === "phx_leave") {
      connection.channels.delete(topic);
      reply("ok");
      return send(connection, [joinRef, ref, topic, "phx_close", {}]);
    }
    if (event === "access_token") {
      const given = renewal.safeParse(payload);
      const reader = given.success && readerOf(given.data.access_token);
      if (reader) channel.reader = reader;
      return;
    }
    return reply("error", { reason: "Only changes of rows are told here" });
  }

  function readerOf(token: string | undefined): Reader | undefined {
    if (!token || token === options.publishableKey) {
      return { token: options.publishableKey, expiresAt: Number.POSITIVE_INFINITY };
    }
    const expiresAt = verifiedExpiry(token, options.jwtSecret);
    return expiresAt !== undefined && expiresAt > Date.now() ? { token, expiresAt } : undefined;
  }

  function change(row: RowChange) {
    if (connections.size === 0) return;
    if (waiting.length >= limits.waitingChanges) return interrupt();
    waiting.push({ ...row, at: new Date().toISOString() });
    if (!isTelling) void tellWaiting();
  }

  async function tellWaiting(): Promise<void> {
    isTelling = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        await tell(next);
      } catch (error) {
        options.log.warn({ err: error }, "a change could not be told");
        interrupt();
      }
    }
    isTelling = false;
  }

  async function tell(row: RowChange & { at: string }): Promise<void> {
    // Each reader's view of the row is read once, however many channels ask for it and with
    // whatever filters: a stranger's thousand filters may not be a thousand queries.
    const views = new Map<string, Promise<View | undefined>>();
    for (const connection of [...connections]) {
      for (const [topic, channel] of [...connection.channels]) {
        if (channel.reader.expiresAt <= Date.now()) {
          connection.channels.delete(topic);
          system(connection, topic, "error", "The token has expired");
          send(connection, [channel.joinRef, null, topic, "phx_close", {}]);
          continue;
        }
        const ids: number[] = [];
        let view: View | undefined;
        for (const one of channel.wanted) {
          if (!asksFor(one, row)) continue;
          // What is gone can be neither read nor filtered: only its key is told, as Supabase does.
          const { token } = channel.reader;
          if (!views.has(token)) views.set(token, viewOf(row, token));
          const seen = await views.get(token);
          if (!seen || (row.type !== "DELETE" && !passes(seen, one.filter))) continue;
          view = seen;
          ids.push(one.id);
        }
        // It may have been left, or joined anew, while the row was being read.
        if (view && connection.channels.get(topic) === channel) {
          const isGone = row.type === "DELETE";
          const data = {
            schema: "public",
            table: row.table,
            type: row.type,
            commit_timestamp: row.at,
            columns: [],
            record: isGone ? {} : view,
            old_record: row.type === "INSERT" ? {} : { id: row.id },
            errors: null,
          };
          send(connection, [null, null, topic, "postgres_changes", { ids, data }]);
        }
      }
    }
  }

  /** The row as this reader may see it, asked through the very interface that guards it. */
  async function viewOf(row: RowChange, token: string): Promise<View | undefined> {
    if (row.type === "DELETE") return { id: row.id };
    const url = new URL(`/rest/v1/${row.table}`, options.origin);
    url.searchParams.set("select", "*");
    url.searchParams.set("id", `eq.${row.id}`);
    const headers = { apikey: options.publishableKey, authorization: `Bearer ${token}` };
    const answer = await options.fetch(new Request(url, { headers }));
    if (answer.status >= 500) throw new Error(`The row could not be read: ${answer.status}`);
    if (!answer.ok) return undefined;
    return ((await answer.json()) as View[])[0];
  }

  function system(connection: Connection, topic: string, status: string, text: string): void {
    const channel = topic.replace(/^realtime:/, "");
    const payload = { status, extension: "postgres_changes", message: text, channel };
    send(connection, [null, null, topic, "system", payload]);
  }

  function send({ socket }: Connection, content: unknown[]) {
    if (socket.readyState !== socket.OPEN) return;
    // A reader that does not read may not fill our memory; it comes back and reads everything anew.
    if (socket.bufferedAmount > limits.unsentBytes) return socket.terminate();
    socket.send(JSON.stringify(content));
  }

  /** Changes were missed: everyone reconnects, and reads anew what it shows. */
  function interrupt(): void {
    waiting.length = 0;
    for (const { socket } of connections) socket.close(1012);
  }

  const watch = setInterval(() => {
    for (const connection of connections) {
      connection.messages = 0;
      if (Date.now() - connection.heardAt > limits.silenceMs) connection.socket.terminate();
    }
  }, 10_000);
  watch.unref();

  return {
    attach,
    change,
    interrupt,
    connectionCount: () => connections.size,
    close(): void {
      clearInterval(watch);
      for (const { socket } of connections) {
        socket.close(1001);
        socket.terminate();
      }
    },
  };
}

type Message = z.infer<typeof message>;
/** A row as one reader sees it. */
type View = Record<string, unknown>;

function parse(text: string): Message | undefined {
  try {
    return message.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function asksFor(one: Wanted, row: RowChange): boolean {
  const isSchema = !one.schema || one.schema === "*" || one.schema === "public";
  const isTable = !one.table || one.table === "*" || one.table === row.table;
  return isSchema && isTable && (one.event === "*" || one.event === row.type);
}

/** Whether a row is one of those that a subscription's filter names. */
function passes(row: View, filter = ""): boolean {
  if (filter === "") return true;
  const [, column = "", operator, wanted = ""] = FILTER.exec(filter) ?? [];
  const value = row[column];
  if (value === null || value === undefined || typeof value === "object") return false;
  if (operator === "in") {
    const listed = wanted.replace(/^\(|\)$/g, "").split(",");
    return listed.some((one) => one.replace(/^"|"$/g, "") === String(value));
  }
  const order =
    typeof value === "number" ? value - Number(wanted) : compareTexts(String(value), wanted);
  switch (operator) {
    case "eq":
      return order === 0;
    case "neq":
      return order !== 0;
    case "lt":
      return order < 0;
    case "lte":
      return order <= 0;
    case "gt":
      return order > 0;
    default:
      return order >= 0;
  }
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** When a token that we signed expires, in ms; undefined for every other token. */
function verifiedExpiry(token: string, secret: string): number | undefined {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const expected = createHmac("sha256", secret).update(`${header}.${payload}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  try {
    const read = claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString()));
    return read.exp * 1000;
  } catch {
    return undefined;
  }
}
