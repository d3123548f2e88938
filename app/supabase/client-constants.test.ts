// Tests the constants of the backend client and of the query cache (spec §9), most by their effect. Many are
// defaults of libraries, so an upgrade could change one without notice.
import {
  environmentManager,
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
} from "@tanstack/react-query";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Client } from "./types";

const URL_OF_API = "https://agency.example.in";
const SECOND = 1000;
const MINUTE = 60 * SECOND;

interface Sent {
  path: string;
  body: unknown;
  headers: Headers;
  at: number;
}

const sent: Sent[] = [];
let respond: (request: Sent) => Response | Promise<Response>;
let stored: Map<string, string>;

let opened: number[];
let heartbeats: number[];
let isReachable: boolean;
let connection: Connection | undefined;

/** A WebSocket to a server that confirms everything while it is reachable. */
class Connection {
  onopen = () => {};
  onmessage = (_message: { data: string }) => {};
  onclose = (_event: { code: number }) => {};
  readyState = 0;
  constructor() {
    opened.push(Date.now());
    connection = this;
    queueMicrotask(() => {
      if (!isReachable) return this.close(1006);
      this.readyState = 1;
      this.onopen();
    });
  }
  send(text: string) {
    const [join, ref, topic, event] = JSON.parse(text);
    if (event === "heartbeat") heartbeats.push(Date.now());
    const reply = [join, ref, topic, "phx_reply", { status: "ok", response: {} }];
    this.onmessage({ data: JSON.stringify(reply) });
  }
  close(code = 1000) {
    this.readyState = 3;
    this.onclose({ code });
  }
}

// It needs a whole document.
vi.mock("~/editing/toaster", () => ({ toast: {} }));

beforeAll(() => {
  // supabase-js warns about the second client of a page; each test makes its own.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const events = { addEventListener() {}, removeEventListener() {} };
  const meta = { content: "sb_publishable_x", dataset: { url: URL_OF_API } };
  const document = { ...events, visibilityState: "visible", querySelector: () => meta };
  vi.stubGlobal("document", document);
  vi.stubGlobal("window", { ...events, document, location: new URL(`${URL_OF_API}/admin/tours`) });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("WebSocket", Connection);
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(String(input instanceof Request ? input.url : input));
    const body = typeof init.body === "string" ? JSON.parse(init.body) : init.body;
    const request = {
      path: pathname + search,
      body,
      headers: new Headers(init.headers),
      at: Date.now(),
    };
    sent.push(request);
    return respond(request);
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let client: Client;
beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  sent.length = 0;
  opened = [];
  heartbeats = [];
  isReachable = true;
  stored = new Map();
  respond = () => Response.json(session());
  vi.resetModules();
  const { browserClient } = await import("./browser-client");
  client = browserClient();
});
afterEach(async () => {
  await client.auth.stopAutoRefresh();
  vi.useRealTimers();
});

function session(seconds = 3600) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const expires_at = Math.floor(Date.now() / SECOND) + seconds;
  return {
    access_token: `${part({ alg: "HS256" })}.${part({ exp: expires_at, sub: "1" })}.x`,
    refresh_token: `refresh-${Date.now()}`,
    expires_in: seconds,
    expires_at,
    token_type: "bearer",
    user: { id: "1", email: "devi@example.in" },
  };
}

const signIn = (seconds?: number) => {
  respond = () => Response.json(session(seconds));
  return client.auth.signInWithPassword({ email: "devi@example.in", password: "secret" });
};
const refreshes = () => sent.filter(({ path }) => path.includes("grant_type=refresh_token"));

/** The time between each moment and the next. */
const pauses = (moments: number[]) => moments.slice(1).map((at, i) => at - (moments[i] ?? 0));

describe("auth", () => {
  test("the session is stored under a key derived from the host", async () => {
    await signIn();
    expect([...stored.keys()]).toEqual(["sb-agency-auth-token"]);
  });

  test("the flow is implicit: no code challenge is sent", async () => {
    respond = () => Response.json({});
    await client.auth.resetPasswordForEmail("devi@example.in");
    expect(sent.at(-1)?.body).toMatchObject({ email: "devi@example.in", code_challenge: null });
  });

  test("each 30 s the session is checked, and refreshed when 90 s or less remain", async () => {
    vi.setSystemTime(1_800_000_000_000);
    await vi.advanceTimersByTimeAsync(0);
    const start = Date.now();
    await signIn(300);
    await vi.advanceTimersByTimeAsync(180 * SECOND);
    expect(refreshes()).toEqual([]);
    await vi.advanceTimersByTimeAsync(30 * SECOND);
    expect(refreshes()).toHaveLength(1);
    expect((refreshes()[0]?.at ?? 0) - start).toBeLessThanOrEqual(210 * SECOND);
  });

  test("a refresh that gets no answer is repeated after 200 ms, then twice as long, within 30 s", async () => {
    await signIn(120);
    respond = () => Promise.reject(new TypeError("Failed to fetch"));
    const refreshed = client.auth.refreshSession();
    await vi.advanceTimersByTimeAsync(40 * SECOND);
    await refreshed;
    const moments = refreshes().map(({ at }) => at);
    expect(pauses(moments)).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
    expect((moments.at(-1) ?? 0) - (moments[0] ?? 0)).toBeLessThan(30 * SECOND);
  });

  test("a signing key is kept for 10 minutes", async () => {
    const { publicKey, privateKey } = await generateKeyPair("ES256");
    const key = { ...(await exportJWK(publicKey)), kid: "one", alg: "ES256", key_ops: ["verify"] };
    const token = await new SignJWT({ sub: "1" })
      .setProtectedHeader({ alg: "ES256", kid: "one", typ: "JWT" })
      .setExpirationTime("2h")
      .sign(privateKey);
    respond = () => Response.json({ keys: [key] });
    const keyReads = () => sent.filter(({ path }) => path.endsWith("jwks.json")).length;
    expect((await client.auth.getClaims(token)).data?.claims.sub).toBe("1");
    vi.setSystemTime(Date.now() + 10 * MINUTE - SECOND);
    await client.auth.getClaims(token);
    expect(keyReads()).toBe(1);
    vi.setSystemTime(Date.now() + 2 * SECOND);
    await client.auth.getClaims(token);
    expect(keyReads()).toBe(2);
  });
});

describe("storage", () => {
  test("a list has at most 100 files from the first, sorted by name ascending", async () => {
    respond = () => Response.json([]);
    await client.storage.from("media").list();
    expect(sent.at(-1)?.body).toEqual({
      limit: 100,
      offset: 0,
      sortBy: { column: "name", order: "asc" },
      prefix: "",
    });
  });

  test("a file is sent to be cached for an hour", async () => {
    respond = () => Response.json({ Id: "1", Key: "media/a.png" });
    await client.storage.from("media").upload("a.png", new ArrayBuffer(4));
    expect(sent.at(-1)?.headers.get("cache-control")).toBe("max-age=3600");
  });
});

test("realtime: a limit of 10 s", () => {
  expect(client.realtime.timeout).toBe(10 * SECOND);
});

test("realtime: a heartbeat every 30 s, and a lost connection is opened again after 1, 2, 5, then every 10 s", async () => {
  client.channel("tours").subscribe();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(pauses(heartbeats)).toEqual([30 * SECOND, 30 * SECOND, 30 * SECOND]);
  expect(opened).toHaveLength(1);

  isReachable = false;
  const lost = Date.now();
  connection?.close(1006);
  await vi.advanceTimersByTimeAsync(40 * SECOND);
  expect(pauses([lost, ...opened.slice(1)]).slice(0, 5)).toEqual([
    1000, 2000, 5000, 10_000, 10_000,
  ]);
});

describe("the query cache", () => {
  let cache: QueryClient;
  let observe: (options: QueryObserverOptions) => () => void;
  beforeEach(async () => {
    // Without a `window` when it was loaded, TanStack takes this for a server, and repeats no reads.
    environmentManager.setIsServer(() => false);
    cache = (await import("~/editing/read")).queryClient;
    observe = (options) => new QueryObserver(cache, options).subscribe(() => {});
  });
  afterEach(() => {
    cache.clear();
    environmentManager.setIsServer(() => true);
  });

  async function failuresWith(options: { retry?: number }, ms: number): Promise<number[]> {
    const moments: number[] = [];
    const queryFn = () => {
      moments.push(Date.now());
      throw new Error("away");
    };
    const stop = observe({ queryKey: ["x", options], queryFn, ...options });
    await vi.advanceTimersByTimeAsync(ms);
    stop();
    return pauses(moments);
  }

  test("a failed read is repeated 3 times, after 1 s, 2 s and 4 s", async () => {
    expect(await failuresWith({}, 5 * MINUTE)).toEqual([1000, 2000, 4000]);
  });

  test("the pause between reads grows to at most 30 s", async () => {
    expect((await failuresWith({ retry: 8 }, 10 * MINUTE)).slice(4)).toEqual([
      16_000, 30_000, 30_000, 30_000,
    ]);
  });

  test("unused data is removed after 5 minutes", async () => {
    const stop = observe({ queryKey: ["y"], queryFn: () => 1 });
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(cache.getQueryData(["y"])).toBe(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(cache.getQueryData(["y"])).toBeUndefined();
  });
});
