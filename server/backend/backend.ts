import type { IncomingMessage, Server } from "node:http";
import type { Hono } from "hono";
import type { Sql } from "postgres";
import type { Operator } from "../../app/features/access/account.ts";
import type { RowChange } from "../../app/supabase/row-changes.ts";
import type { Client } from "../../app/supabase/types.ts";
import type { ApiEnv } from "../http/api-env.ts";
import type { SignInLimits, SignInRates } from "../http/rate-limits.ts";
import type { Logger } from "../log.ts";
import type { Rate } from "../rate-limiter.ts";

export interface StoredFile {
  contentType: string;
  bytes: Uint8Array;
  etag: string;
  storedAt: Date;
}

export interface ApiRates extends SignInRates {
  dataPerIp: Rate;
  dataWaiting: number;
}

export interface ApiOptions {
  log: Logger;
  /** The site's public origin. */
  siteUrl: string;
  limits: SignInLimits;
  rates?: Partial<ApiRates> | undefined;
  /** Called with the names of removed files, before the response is sent. */
  onFilesRemoved?(names: string[]): Promise<void>;
}

/** Supabase, embedded or hosted. Code outside this folder uses Supabase through this interface. */
export interface Backend {
  /** The API's origin for the browser; null if this site serves the API. */
  browserUrl: string | null;
  publishableKey: string;
  /** The base URL for supabase-js on the server. */
  url: string;
  /** Sends a request to the Supabase API: in this process, or over the network if hosted. */
  fetch(request: Request): Promise<Response>;
  /** The API routes that this site serves to browsers; absent if hosted. */
  createApi?(options: ApiOptions): Hono<ApiEnv>;
  attach?(server: Server, clientIpOf: (request: IncomingMessage) => string): void;
  detach?(): void;
  /** A client that bypasses row-level security; undefined without a secret key. */
  service: Client | undefined;
  operators: Operators;
  /** Password recovery; absent if hosted, because hosted Supabase sends its own recovery emails. */
  recovery?: Recovery;
  /** Ends one of the user's sessions. False if it is not theirs. Absent if hosted: its API cannot. */
  endSession?(userId: string, sessionId: string): Promise<boolean>;
  /** The size of the database. Absent if hosted. */
  readDatabaseBytes?(): Promise<number>;
  readPublicFile(path: string): Promise<StoredFile | undefined>;
  /**
   * Waits for the start lock, which one server at a time can hold. Returns a function that releases
   * the lock. Does nothing if hosted.
   */
  lockStart(): Promise<() => Promise<void>>;
  /** True until `finishFirstStart` is called. The first start imports the sample tours. */
  isFirstStart(): Promise<boolean>;
  finishFirstStart(): Promise<void>;
  /** Calls `listener` after each committed change, made by any process. */
  onChange(listener: (change: RowChange) => void): void;
  /** Calls `listener` when changes might be lost, so that it can clear all caches. */
  onMissedChanges(listener: () => void): void;
  /** Waits until the `onChange` listeners were called for all earlier commits. */
  caughtUp?(): Promise<void>;
  /** Why the site cannot use its data, in a sentence for /healthz; undefined if it can. */
  findProblem(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Supabase in this process. */
export interface LocalBackend extends Backend {
  recovery: Recovery;
  sql: Sql;
  /** Signs the access tokens. */
  jwtSecret: string;
}

export interface Operators {
  /** All operators, sorted by email. Throws StartError if hosted without the secret key. */
  list(): Promise<Operator[]>;
  /** Removes an operator and their sessions. False if the id is unknown or of the last operator. */
  remove(id: string): Promise<boolean>;
  /** True if there is no operator. Always false if hosted: its operator is added by hand. */
  areMissing(): Promise<boolean>;
  /**
   * Returns false if an operator already has this email. Deletes any other account with it first: a
   * stranger might have registered the address and still have a session or a second factor.
   */
  create(email: string, password: string): Promise<boolean>;
  /** Sets the password and ends all sessions. False if no operator has this email. */
  resetPassword(email: string, password: string): Promise<boolean>;
}

/** Recovery codes and links. Each works once, and only its hash is stored. */
export interface Recovery {
  /** The operator's earlier codes become invalid. */
  makeCodes(userId: string, count: number): Promise<string[]>;
  countCodes(userId: string): Promise<number>;
  /** Returns a link's token and the stored email; undefined if no operator has this email. */
  makeLink(email: string): Promise<{ token: string; email: string } | undefined>;
  /** Sets the password and ends all sessions. Returns the email; undefined for an invalid code. */
  redeemCode(email: string, code: string, password: string): Promise<string | undefined>;
  redeemLink(token: string, password: string): Promise<string | undefined>;
}
