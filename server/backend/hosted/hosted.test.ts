import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { operatorName } from "../../../app/features/access/panel/data.ts";
import { createLog } from "../../log.ts";
import { waitForTables } from "../../wait-for-tables.ts";
import { createHostedBackend, findOldTables, operatorsOf, warnOfOpenSignUps } from "./hosted.ts";

/** A part of the answer of `GET /auth/v1/settings`. */
const CLOSED = {
  external: { anonymous_users: false, email: true, phone: false },
  disable_signup: true,
  mailer_autoconfirm: true,
};

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a project that gives these answers. Returns its URL. */
async function startProject(answer: (request: IncomingMessage) => unknown): Promise<string> {
  server = createServer(async (request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(await answer(request)));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function warningsFor(settings: object): Promise<number> {
  const url = await startProject(() => settings);
  const warn = vi.fn();
  await warnOfOpenSignUps({ url, publishableKey: "key" }, { warn });
  server?.close();
  for (const [sentence] of warn.mock.calls) expect(sentence).toContain("turn off sign-ups");
  return warn.mock.calls.length;
}

test("one sentence warns of sign-ups without confirmation and of anonymous users", async () => {
  const open = { ...CLOSED, disable_signup: false };
  const external = { ...CLOSED.external, anonymous_users: true };
  expect(await warningsFor(CLOSED)).toBe(0);
  expect(await warningsFor({ ...open, mailer_autoconfirm: false })).toBe(0);
  expect(await warningsFor(open)).toBe(1);
  expect(await warningsFor({ ...open, mailer_autoconfirm: false, external })).toBe(1);
  expect(await warningsFor({ ...open, external })).toBe(1);
});

test("a refused secret key is a problem, also after the start, until it is accepted", async () => {
  let status = 403;
  const url = await startProject(() => CLOSED);
  server?.prependListener("request", ({ headers }, response) => {
    if (headers.apikey === "secret") response.statusCode = status;
  });
  const choice = { kind: "hosted", url, publishableKey: "key", secretKey: "secret" } as const;
  const backend = await createHostedBackend(choice, createLog("silent"));
  expect(backend.service).toBeDefined();
  for (status of [403, 401]) {
    expect(await backend.findProblem()).toBe("SUPABASE_SECRET_KEY is wrong or has expired");
  }
  status = 200;
  expect(await backend.findProblem()).toBeUndefined();
  await backend.close();
});

test("a project that does not respond holds up none of the server's requests", async () => {
  let isSilent = false;
  const url = await startProject(() =>
    isSilent ? Promise.withResolvers<void>().promise : { ...CLOSED, users: [] },
  );
  const choice = { kind: "hosted", url, publishableKey: "key", secretKey: "secret" } as const;
  const backend = await createHostedBackend(choice, createLog("silent"));
  const limitOf = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => limitOf(50));
  isSilent = true;
  const { service, operators } = backend;
  const requests: Record<string, () => PromiseLike<unknown> | undefined> = {
    "a page's read": () => backend.fetch(new Request(`${url}/rest/v1/tours`)),
    "a stored form": () => service?.rpc("enquire", { enquiry: "{}" }).throwOnError(),
    "a removal of old rows": () => service?.from("tours").delete().eq("id", "x").throwOnError(),
    "the list of operators": () => operators.list(),
    "a new operator": () => operators.create("new@example.com", "a-password"),
    "a picture": () => backend.readPublicFile("a.png"),
  };
  for (const [name, request] of Object.entries(requests)) {
    await expect(request(), name).rejects.toThrow();
  }
  expect(await backend.findProblem()).toBeDefined();
  vi.restoreAllMocks();
  await backend.close();
});

test("after the project has ended the channel, changes are noticed again", async () => {
  const url = await startProject(() => CLOSED);
  const { joined, end } = playRealtime();
  const choice = { kind: "hosted", url, publishableKey: "key", secretKey: "secret" } as const;
  const backend = await createHostedBackend(choice, createLog("silent"));
  const caughtUp = vi.fn();
  backend.onMissedChanges(caughtUp);
  await expect.poll(() => caughtUp).toHaveBeenCalledTimes(1);
  end();
  await expect.poll(() => caughtUp).toHaveBeenCalledTimes(2);
  await backend.close();
  await expect.poll(joined).toBe(0);
});

test("a deleted picture is not read from the project's CDN", async () => {
  const cached = new Set<string | undefined>();
  let isDeleted = false;
  const url = await startProject(() => CLOSED);
  server?.prependListener("request", ({ url: path }, response) => {
    if (isDeleted && !cached.has(path)) response.statusCode = 400;
    else cached.add(path);
  });
  const choice = { kind: "hosted", url, publishableKey: "key", secretKey: undefined } as const;
  const backend = await createHostedBackend(choice, createLog("silent"));
  expect(await backend.readPublicFile("a.png")).toBeDefined();
  isDeleted = true;
  await expect.poll(() => backend.readPublicFile("a.png")).toBeUndefined();
  await backend.close();
});

/** Adds Realtime to the project. `end` does what a project does with a connection whose token has expired. */
function playRealtime() {
  const realtime = new WebSocketServer({ server });
  const expired = new WeakSet<WebSocket>();
  const topics = new Map<WebSocket, string>();
  realtime.on("connection", (socket) => {
    socket.on("close", () => topics.delete(socket));
    socket.on("message", (data) => {
      const [joinRef, ref, topic, event, { config = {} }] = JSON.parse(String(data));
      const changes = config.postgres_changes?.map((one: object, id: number) => ({ ...one, id }));
      const answer = expired.has(socket)
        ? { status: "error", response: { reason: "Token has expired" } }
        : { status: "ok", response: { postgres_changes: changes } };
      socket.send(JSON.stringify([joinRef, ref, topic, "phx_reply", answer]));
      if (event === "phx_join" && !expired.has(socket)) topics.set(socket, topic);
    });
  });
  return {
    joined: () => topics.size,
    end() {
      for (const [socket, topic] of topics) {
        expired.add(socket);
        socket.send(JSON.stringify([null, null, topic, "phx_close", {}]));
      }
    },
  };
}

test("a picture is missing only if the storage says so", async () => {
  let status = 200;
  const url = await startProject(() => CLOSED);
  server?.prependListener("request", (_request, response) => {
    response.statusCode = status;
  });
  const choice = { kind: "hosted", url, publishableKey: "key", secretKey: "secret" } as const;
  const backend = await createHostedBackend(choice, createLog("silent"));
  for (status of [400, 404]) expect(await backend.readPublicFile("a.png")).toBeUndefined();
  for (status of [429, 500, 503]) await expect(backend.readPublicFile("a.png")).rejects.toThrow();
  await backend.close();
});

test.each([
  ["PGRST202", true],
  ["42883", true],
  ["PGRST125", false],
])("a 404 with the code %s says that the tables are missing: %s", async (code, isMissing) => {
  const url = await startProject(() => ({ code, message: "not found" }));
  server?.prependListener("request", (_request, response) => {
    response.statusCode = 404;
  });
  const choice = { kind: "hosted", url, publishableKey: "key", secretKey: undefined } as const;
  const words = isMissing ? "are missing" : "cannot be asked";
  expect(await findOldTables(choice).catch(() => "cannot be asked")).toContain(words);
});

test("a project that cannot be asked for a moment does not end the wait for its tables", async () => {
  const outcomes = ["they are missing", new Error("down"), "they are missing", undefined];
  async function findOld() {
    const next = outcomes.shift();
    if (next instanceof Error) throw next;
    return next;
  }
  const listen = async () => {};
  const stopped = new Promise<void>(() => {});
  const log = createLog("silent");
  expect(await waitForTables(findOld, { log, listen, stopped, pauseMs: 1 })).toBe(true);
  expect(outcomes).toEqual([]);
});

interface User {
  id: string;
  email: string;
  created_at: string;
  app_metadata: { role?: string };
}

test("operators without an email are listed with their phone number, or with neither", async () => {
  const account = { created_at: "2026-01-01T00:00:00Z", app_metadata: { role: "admin" } };
  const url = await startProject(() => ({
    users: [
      { ...account, id: "1", email: "one@example.com", phone: "" },
      { ...account, id: "2", email: "", phone: "919443122233" },
      { ...account, id: "3", email: "", phone: "", is_anonymous: true },
      { ...account, id: "4", email: "four@example.com", app_metadata: {} },
    ],
  }));
  const choice = { kind: "hosted", url, publishableKey: "key", secretKey: "secret" } as const;
  const names = (await operatorsOf(choice).list()).map(operatorName);
  expect(names.sort()).toEqual([
    "919443122233",
    "An account without an e-mail address",
    "one@example.com",
  ]);
});

test("a project that is down is said in a sentence", async () => {
  const url = await startProject(() => undefined);
  server?.removeAllListeners("request").on("request", (_request, response) => {
    response.writeHead(502, "Bad Gateway", { "content-type": "text/html" }).end("<h1>Bad Gateway");
  });
  const choice = { kind: "hosted", url, publishableKey: "key", secretKey: "secret" } as const;
  await expect(operatorsOf(choice).list()).rejects.toThrow("does not respond. Check the URL");
});

/** A project with these operators, where both removals look before one of them changes anything. */
async function startProjectOf(ids: string[], isDeletable = () => true) {
  const created_at = "2026-01-01T00:00:00Z";
  const users = new Map<string, User>(
    ids.map((id) => [id, { id, email: id, created_at, app_metadata: { role: "admin" } }]),
  );
  const bothLooked = Promise.withResolvers<void>();
  let looks = 0;
  const url = await startProject(async (request) => {
    const id = request.url?.split("/").at(-1) ?? "";
    const user = users.get(id);
    if (request.method === "DELETE" && isDeletable()) users.delete(id);
    if (request.method === "PUT" && user) {
      const { app_metadata } = (await json(request)) as { app_metadata: { role: string | null } };
      // The auth service removes a field that is set to null.
      user.app_metadata = app_metadata.role ? { role: app_metadata.role } : {};
    }
    if (request.method !== "GET") return { ...user };
    const found = [...users.values()].map((one) => ({ ...one }));
    if (++looks === 2) bothLooked.resolve();
    await bothLooked.promise;
    return { users: found, aud: "authenticated" };
  });
  const choice = { kind: "hosted", url, publishableKey: "key", secretKey: "secret" } as const;
  return { operators: operatorsOf(choice), users };
}

test("of operators who remove each other at the same time, one stays", async () => {
  const ids = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
  const { operators, users } = await startProjectOf(ids);
  const removals = await Promise.all(ids.map((id) => operators.remove(id)));
  const left = [...users.values()].filter(({ app_metadata }) => app_metadata.role === "admin");
  expect(left.length).toBeGreaterThanOrEqual(1);
  expect(removals.filter(Boolean)).toHaveLength(ids.length - left.length);
});

test("an operator whose account could not be deleted stays in the list, and can be removed again", async () => {
  const ids = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
  const [first = ""] = ids;
  let isFailing = true;
  const { operators } = await startProjectOf(ids, () => !isFailing);
  server?.prependListener("request", ({ method }, response) => {
    if (isFailing && method === "DELETE") response.statusCode = 500;
  });
  // The project answers when two have looked.
  const [, removal] = await Promise.allSettled([operators.list(), operators.remove(first)]);
  expect(removal.status).toBe("rejected");
  isFailing = false;
  expect((await operators.list()).map(({ id }) => id)).toEqual(ids);
  expect(await operators.remove(first)).toBe(true);
});
