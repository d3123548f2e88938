// The part of Supabase Realtime that the panel uses: admins are notified of each changed row.
// Protocol 2.0.0 of realtime-js: each message is [join_ref, ref, topic, event, payload].
import type { IncomingMessage, Server } from "node:http";
import { errors, jwtVerify } from "jose";
import { type WebSocket, WebSocketServer } from "ws";
import { z } from "zod";
import type { RowChange } from "../../../app/supabase/row-changes.ts";
import type { Logger } from "../../log.ts";
import { MB } from "../../megabyte.ts";
import { endConnection } from "../../security-headers.ts";
import { sessionOf } from "../caller.ts";

const PATH = "/realtime/v1/websocket";
const CHECK_MS = 10_000;
/** A refused client reconnects every few seconds, and only one warning is logged in this time. */
const WARN_MS = 600_000;

const LIMITS = {
  sockets: 1000,
  // A whole office can be behind one IP address.
  socketsPerIp: 200,
  unjoinedPerIp: 40,
  socketsPerOperator: 50,
  channelsPerSocket: 20,
  messageBytes: 16 * 1024,
  messagesPerCheck: 100,
  unsentBytes: MB,
  silenceMs: 90_000,
};

const message = z.tuple([
  z.string().nullable(),
  z.string().nullable(),
  z.string().max(200),
  z.string().max(50),
  z.looseObject({}),
]);
const subscription = z.strictObject({
  event: z.enum(["*", "INSERT", "UPDATE", "DELETE"]),
  schema: z.literal("public"),
  table: z.string().max(63),
});
const token = z.string().max(4096);
const renewal = z.looseObject({ access_token: token });
const join = z.looseObject({
  access_token: token.optional(),
  config: z
    .looseObject({
      private: z.literal(false).optional(),
      postgres_changes: z.array(subscription).max(20).optional(),
    })
    .optional(),
});

type Message = z.infer<typeof message>;

interface Access {
  operator: string | undefined;
  sessionId: string | undefined;
  expiresAt: number;
}

interface Channel extends Access {
  joinRef: string | null;
  subscriptions: (z.infer<typeof subscription> & { id: number })[];
}

interface Connection {
  socket: WebSocket;
  clientIp: string;
  channels: Map<string, Channel>;
  /** The session whose token is being checked. It can end before its channel is added. */
  checkedSession: string | undefined;
  lastMessageAt: number;
  messages: number;
  /** Settles when all messages so far are handled. Messages are handled one after another. */
  handled: Promise<void>;
}

/** Resolves to the time (epoch ms) until which a token may subscribe; undefined if it may not. */
export type Authorize = (token: string) => Promise<number | undefined>;

interface Options {
  publishableKey: string;
  authorize: Authorize;
  log: Logger;
}

/** Admins can read every row, so the id of a changed row reveals nothing that RLS hides. */
export function adminsOnly(
  jwtSecret: string,
  isAdmin: (token: string) => Promise<boolean>,
): Authorize {
  const key = new TextEncoder().encode(jwtSecret);
  const rules = { algorithms: ["HS256"], requiredClaims: ["exp"] };
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, key, rules);
      return (await isAdmin(token)) ? (payload.exp ?? 0) * 1000 : undefined;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

export function createRealtime({ publishableKey, authorize, log }: Options) {
  const server = new WebSocketServer({ noServer: true, maxPayload: LIMITS.messageBytes });
  const connections = new Set<Connection>();

  function attach(site: Server, clientIpOf: (request: IncomingMessage) => string): void {
    site.on("upgrade", (request, socket, head) => {
      socket.on("error", () => socket.destroy());
      const clientIp = clientIpOf(request);
      const refusal = refusalStatus(request, clientIp);
      if (refusal) return void endConnection(socket, refusal);
      server.handleUpgrade(request, socket, head, (accepted) => accept(accepted, clientIp));
    });
  }

  function refusalStatus(request: IncomingMessage, clientIp: string): string | undefined {
    const url = URL.parse(request.url ?? "", "http://site");
    if (url?.pathname !== PATH) return "404 Not Found";
    if (url.searchParams.get("apikey") !== publishableKey) return "401 Unauthorized";
    if (url.searchParams.get("vsn") !== "2.0.0") return "400 Bad Request";
    const own = [...connections].filter((connection) => connection.clientIp === clientIp);
    const unjoined = own.filter(({ channels }) => channels.size === 0);
    const isFull =
      connections.size >= LIMITS.sockets ||
      own.length >= LIMITS.socketsPerIp ||
      unjoined.length >= LIMITS.unjoinedPerIp;
    if (!isFull) return undefined;
    warn({ clientIp });
    return "429 Too Many Requests";
  }

  let warnedAt = Number.NEGATIVE_INFINITY;
  function warn(whose: { clientIp: string } | { operator: string | undefined }): void {
    if (performance.now() - warnedAt < WARN_MS) return;
    warnedAt = performance.now();
    log.warn(whose, "too many realtime sockets");
  }

  function hasTooMany(operator: string | undefined, connection: Connection): boolean {
    const others = [...connections].filter(
      (other) =>
        other !== connection &&
        [...other.channels.values()].some((channel) => channel.operator === operator),
    );
    return others.length >= LIMITS.socketsPerOperator;
  }

  function accept(socket: WebSocket, clientIp: string): void {
    const connection: Connection = {
      socket,
      clientIp,
      channels: new Map(),
      checkedSession: undefined,
      lastMessageAt: performance.now(),
      messages: 0,
      handled: Promise.resolve(),
    };
    connections.add(connection);
    socket.on("close", () => connections.delete(connection));
    socket.on("error", () => socket.terminate());
    socket.on("message", (data, isBinary) => {
      connection.lastMessageAt = performance.now();
      if (++connection.messages > LIMITS.messagesPerCheck) return socket.close(1008);
      const parsed = isBinary ? undefined : parse(String(data));
      if (!parsed) return socket.close(1003);
      connection.handled = connection.handled
        .then(() => handle(connection, parsed))
        .catch((error: unknown) => {
          log.error({ err: error }, "a realtime message failed");
          socket.close(1011);
        });
    });
  }

  async function handle(connection: Connection, [joinRef, ref, topic, event, payload]: Message) {
    const { socket, channels } = connection;
    if (socket.readyState !== socket.OPEN) return;
    const reply = (status: "ok" | "error", response: object = {}) =>
      send(socket, [joinRef, ref, topic, "phx_reply", { status, response }]);
    if (topic === "phoenix") return void (event === "heartbeat" && reply("ok"));
    if (event === "phx_join") {
      const given = join.safeParse(payload);
      const isFull = channels.size >= LIMITS.channelsPerSocket && !channels.has(topic);
      if (!given.success || isFull) return reply("error", { reason: "This cannot be joined" });
      const access = await authorizeChannel(connection, given.data.access_token ?? "");
      if (!access) return reply("error", { reason: "Only an admin can subscribe" });
      if (hasTooMany(access.operator, connection)) {
        warn({ operator: access.operator });
        return reply("error", { reason: "Too many panels are open" });
      }
      const wanted = given.data.config?.postgres_changes ?? [];
      const subscriptions = wanted.map((one, index) => ({ ...one, id: index + 1 }));
      channels.set(topic, { joinRef, subscriptions, ...access });
      return reply("ok", { postgres_changes: subscriptions });
    }
    const channel = channels.get(topic);
    if (!channel) return reply("error", { reason: "unmatched topic" });
    if (event === "phx_leave") {
      channels.delete(topic);
      reply("ok");
      return send(socket, [joinRef, ref, topic, "phx_close", {}]);
    }
    if (event !== "access_token") return reply("error", { reason: "This cannot be sent" });
    const given = renewal.safeParse(payload);
    const access = given.success && (await authorizeChannel(connection, given.data.access_token));
    if (access) Object.assign(channel, access);
  }

  async function authorizeChannel(
    connection: Connection,
    token: string,
  ): Promise<Access | undefined> {
    const { sub: operator, session_id: sessionId } = sessionOf(token) ?? {};
    connection.checkedSession = sessionId;
    const expiresAt = await authorize(token);
    connection.checkedSession = undefined;
    return expiresAt ? { operator, sessionId, expiresAt } : undefined;
  }

  function change({ table, type, id }: RowChange): void {
    const data = {
      schema: "public",
      table,
      type,
      commit_timestamp: new Date().toISOString(),
      columns: [],
      record: type === "DELETE" ? {} : { id },
      old_record: type === "INSERT" ? {} : { id },
      errors: null,
    };
    for (const { socket, channels } of connections) {
      for (const [topic, { subscriptions, expiresAt }] of channels) {
        // A client with an expired token must reconnect. `send` skips a closing socket.
        if (expiresAt <= Date.now()) socket.close(1008);
        const ids = subscriptions
          .filter((one) => one.table === table && (one.event === "*" || one.event === type))
          .map((one) => one.id);
        if (ids.length > 0) send(socket, [null, null, topic, "postgres_changes", { ids, data }]);
      }
    }
  }

  function send(socket: WebSocket, content: unknown[]): void {
    if (socket.readyState !== socket.OPEN) return;
    // A client that does not read must not fill our memory.
    if (socket.bufferedAmount > LIMITS.unsentBytes) socket.terminate();
    else socket.send(JSON.stringify(content));
  }

  const watch = setInterval(() => {
    for (const connection of connections) {
      connection.messages = 0;
      const silence = performance.now() - connection.lastMessageAt;
      if (silence > LIMITS.silenceMs) connection.socket.terminate();
    }
  }, CHECK_MS);
  watch.unref();

  return {
    attach,
    change,
    /** Closes the sockets that use this session. */
    endSession(id: string): void {
      for (const { socket, channels, checkedSession } of connections) {
        const used = [...channels.values()].map(({ sessionId }) => sessionId);
        if (checkedSession === id || used.includes(id)) socket.close(1008);
      }
    },
    /** Disconnects all clients, so that they reconnect and refetch. */
    interrupt(): void {
      for (const { socket } of connections) socket.close(1012);
    },
    close(): void {
      clearInterval(watch);
      for (const { socket } of connections) {
        socket.close(1001);
        socket.terminate();
      }
    },
  };
}

function parse(text: string): Message | undefined {
  try {
    return message.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
