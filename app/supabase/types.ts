import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";

/** The client type that the server, the browser and the tests pass to every data call. */
export type Client = SupabaseClient<Database>;

type Tables = Database["public"]["Tables"];
export type Table = keyof Tables;
export type FunctionName = keyof Database["public"]["Functions"];
type Views = Database["public"]["Views"];
export type Row<T extends keyof Tables | keyof Views> = (Tables & Views)[T]["Row"];
export type Insert<T extends keyof Tables> = Tables[T]["Insert"];
export type Update<T extends keyof Tables> = Tables[T]["Update"];

/** A part of a list: `size` rows, beginning with the row at the index `from`. */
export interface Range {
  from: number;
  size: number;
}

export interface Failure {
  message: string;
  code?: string;
}

/** The response to a call of supabase-js. */
export type Result<T> =
  | { data: T; error: null; status: number }
  | { data: null; error: Failure; status: number };
