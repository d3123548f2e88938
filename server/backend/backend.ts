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

/** A file of the operator's as it was stored. */
export interface StoredFile {
  contentType: string;
  bytes: Uint8Array;
  etag: string;
  storedAt: Date;
}

/** What the site's server tells the API about each request. */
export interface ApiEnv {
  Variables: { address: string };
}

interface Rate {
  points: number;
  /** Seconds. */
  duration: number;
}

export interface ApiRates {
  perAddress: Rate;
  perAccount: Rate;
  /** Left to each address when the account's own tries are used up by others. */
  perAddressAndAccount: Rate;
  tokensPerAddress: Rate;
  dataPerAddress: Rate;
  dataWaiting: number;
}

export interface ApiOptions {
  log: Logger;
  /** Tests that send more requests than a visitor set their own. */
  rates?: Partial<ApiRates> | undefined;
  /** Called with their names when files were removed from the storage, before the response is sent. */
  onFilesRemoved?(names: string[]): Promise<void>;
}

/** Where Supabase runs. Everything else in the product knows this interface and nothing behind it. */
export interface Backend {
  /** The API's origin as the browser reaches it; null when the site itself serves the API. */
  browserUrl: string | null;
  publishableKey: string;
  /** Answers a request for the API in process; `url` is what supabase-js is created with on the server. */
  url: string;
  fetch(request: Request): Promise<Response>;
  /** The guarded API for the site's own server; absent when the browser reaches the API elsewhere. */
  createApi?(options: ApiOptions): Hono<ApiEnv>;
  /** Serves the realtime socket of that API. `addressOf`: the client's address of a request. */
  attach?(server: Server, addressOf: (request: IncomingMessage) => string): void;
  /** Ends those sockets: a server that closes would wait for them. */
  detach?(): void;
  /** Past row-level security; undefined when a hosted site gave no secret key. */
  service: SupabaseClient<Database> | undefined;
  operators: Operators;
  /** A file of a public bucket; undefined when there is none. */
  readPublicFile(path: string): Promise<StoredFile | undefined>;
  /**
   * Waits while another server of the same database seeds it or makes its operator. Out: how to let
   * the next one go on.
   */
  takeTurn(): Promise<() => Promise<void>>;
  /** True until `finishFirstStart`: the sample tours are still to be imported. */
  isFirstStart(): Promise<boolean>;
  /** To be called when the first start has done everything, the printing of the password included. */
  finishFirstStart(): Promise<void>;
  /** Calls back after every committed change, from whichever process it came. */
  onChange(listener: (change: RowChange) => void): void;
  /** Calls back when changes may have been missed. */
  onGap(listener: () => void): void;
  /**
   * Waits until the listeners of `onChange` know all that was committed before, where the API is ours:
   * who has saved something must not be shown the page of before.
   */
  caughtUp?(): Promise<void>;
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
}

export interface Operators {
  /** False also when it cannot be known (hosted without the secret key). */
  areMissing(): Promise<boolean>;
  create(email: string, password: string): Promise<void>;
  /** Sets the password and the admin role of an existing user; false when there is none. */
  resetPassword(email: string, password: string): Promise<boolean>;
  /** Signs a user out everywhere, or everywhere but in one session. */
  endSessions(userId: string, exceptSession?: string): Promise<void>;
}
