import type { IncomingMessage, Server } from "node:http";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Hono } from "hono";
import type { Database } from "../../app/supabase/database.types.ts";
import type { Logger } from "../log.ts";

/** A committed change of one row, as Supabase Realtime names it. */
export interface RowChange {
  table: string;
  type: "INSERT" | "UPDATE" | "DELETE";
  id: string;
}

export interface StoredFile {
  contentType: string;
  bytes: Uint8Array;
  etag: string;
  storedAt: Date;
}

export interface ApiEnv {
  Variables: { clientIp: string };
}

interface Rate {
  points: number;
  duration: number;
}

export interface ApiRates {
  perIp: Rate;
  perAccount: Rate;
  perIpAndAccount: Rate;
  tokensPerIp: Rate;
  dataPerIp: Rate;
  dataWaiting: number;
}

export interface ApiOptions {
  log: Logger;
  rates?: Partial<ApiRates> | undefined;
  /** Called with their names when files were removed from the storage, before the response is sent. */
  onFilesRemoved?(names: string[]): Promise<void>;
}

/** Where Supabase runs. The rest of the product knows this interface and nothing behind it. */
export interface Backend {
  /** The API's origin as the browser reaches it; null when the site itself serves the API. */
  browserUrl: string | null;
  publishableKey: string;
  /** The base URL with which supabase-js on the server is created. */
  url: string;
  /** Sends a request to the Supabase API: inside this process, or over the network when hosted. */
  fetch(request: Request): Promise<Response>;
  /** The guarded API for the site's own server; absent when the browser reaches the API elsewhere. */
  createApi?(options: ApiOptions): Hono<ApiEnv>;
  /** Serves the realtime socket of that API. `clientIpOf`: the client's IP of a request. */
  attach?(server: Server, clientIpOf: (request: IncomingMessage) => string): void;
  detach?(): void;
  /**
   * A client with the secret key; it bypasses row-level security. Undefined when no usable secret key is
   * set.
   */
  service: SupabaseClient<Database> | undefined;
  operators: Operators;
  /** Ways back in without the password; absent when hosted: Supabase's own mail does it there. */
  recovery?: Recovery;
  readPublicFile(path: string): Promise<StoredFile | undefined>;
  /**
   * Waits for the lock that lets one server at a time do its first start. Returns a function that
   * releases it. No lock when hosted.
   */
  lockStart(): Promise<() => Promise<void>>;
  /** True until `finishFirstStart`: the sample tours are still to be imported. */
  isFirstStart(): Promise<boolean>;
  finishFirstStart(): Promise<void>;
  /** Calls back after every committed change of any process. */
  onChange(listener: (change: RowChange) => void): void;
  /**
   * Calls back when changes may have been missed, for example after a reconnect. Clear every cache then.
   */
  onMissedChanges(listener: () => void): void;
  /** Waits until the listeners of `onChange` were called for everything that was committed before. */
  caughtUp?(): Promise<void>;
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
}

export interface Operator {
  id: string;
  email: string;
  /** ISO 8601. */
  addedAt: string;
  lastSeenAt: string | null;
}

export interface Operators {
  /** Those who may sign in to the panel, by e-mail. Throws StartError without the secret key (hosted). */
  list(): Promise<Operator[]>;
  /** Ends every session too. False when there is no such operator, or no other one. */
  remove(id: string): Promise<boolean>;
  /** False also when it cannot be known (hosted without the secret key). */
  areMissing(): Promise<boolean>;
  create(email: string, password: string): Promise<void>;
  /** Sets the password and the admin role of an existing user; false when there is none. */
  resetPassword(email: string, password: string): Promise<boolean>;
  endSessions(userId: string, exceptSession?: string): Promise<void>;
}

/** Codes and links, each valid for one new password. Only their hashes are stored. */
export interface Recovery {
  /** Makes codes; the operator's earlier ones are no longer valid. */
  makeCodes(userId: string, count: number): Promise<string[]>;
  countCodes(userId: string): Promise<number>;
  /** The token of a link, and the e-mail as stored; undefined when nobody with this e-mail can sign in. */
  makeLink(email: string): Promise<{ token: string; email: string } | undefined>;
  /** Set the password and end every session. Return the e-mail; undefined when it is not valid. */
  redeemCode(email: string, code: string, password: string): Promise<string | undefined>;
  redeemLink(token: string, password: string): Promise<string | undefined>;
}
