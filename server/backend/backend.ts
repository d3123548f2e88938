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
  Variables: { address: string };
}

interface Rate {
  points: number;
  duration: number;
}

export interface ApiRates {
  perAddress: Rate;
  perAccount: Rate;
  perAddressAndAccount: Rate;
  tokensPerAddress: Rate;
  dataPerAddress: Rate;
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
  /** Handles a request to the API in this process; supabase-js on the server is created with `url`. */
  url: string;
  fetch(request: Request): Promise<Response>;
  /** The guarded API for the site's own server; absent when the browser reaches the API elsewhere. */
  createApi?(options: ApiOptions): Hono<ApiEnv>;
  /** Serves the realtime socket of that API. `addressOf`: the client's address of a request. */
  attach?(server: Server, addressOf: (request: IncomingMessage) => string): void;
  detach?(): void;
  /** Past row-level security; undefined when a hosted site gave no secret key. */
  service: SupabaseClient<Database> | undefined;
  operators: Operators;
  readPublicFile(path: string): Promise<StoredFile | undefined>;
  /** Waits while another server of the same database does its first start. Out: how to let the next one start. */
  takeTurn(): Promise<() => Promise<void>>;
  /** True until `finishFirstStart`: the sample tours are still to be imported. */
  isFirstStart(): Promise<boolean>;
  finishFirstStart(): Promise<void>;
  /** Calls back after every committed change of any process. */
  onChange(listener: (change: RowChange) => void): void;
  onGap(listener: () => void): void;
  /** Waits until the listeners of `onChange` were called for everything that was committed before. */
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
  endSessions(userId: string, exceptSession?: string): Promise<void>;
}
