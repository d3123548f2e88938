import * as m from "virtual:messages/panel-editing";
import type { Client, Insert, Row } from "~/supabase/types";
import { UNIQUE_VIOLATION, type WriteResult } from "./save";

export type VersionedTable = Row<"row_versions">["table_name"];

/** Reads the latest deletion of a row that is still deleted. `data` is null if there is none. */
function readDeletion(client: Client, table: VersionedTable, rowId: string) {
  return client
    .from("row_versions")
    .select("old_row")
    .eq("table_name", table)
    .eq("row_id", rowId)
    .eq("action", "delete")
    .is("restored_at", null)
    .order("changed_at", { ascending: false })
    .limit(1)
    .maybeSingle();
}

/** Inserts a deleted row again with its old id, creation time and position in its list. */
export async function restoreRow(
  client: Client,
  table: VersionedTable,
  rowId: string,
): Promise<WriteResult> {
  const { data: deletion, error, status } = await readDeletion(client, table, rowId);
  if (error) return { error, status };
  if (!deletion) return { error: { message: m.notInTrash } };
  // supabase-js cannot type a union of tables, so "tours" stands for any table.
  const row = deletion.old_row as Insert<"tours">;
  const result = await client.from(table as "tours").insert(row);
  if (result.error?.code === UNIQUE_VIOLATION) {
    return { error: { message: whatIsInTheWay(table, result.error) } };
  }
  return result;
}

/** Like `restoreRow`, but also succeeds if the row is there again: the response to an earlier try can have been lost. */
export async function undoDeletion(
  client: Client,
  table: VersionedTable,
  rowId: string,
): Promise<WriteResult> {
  const result = await restoreRow(client, table, rowId);
  if (result.error?.message !== m.notInTrash) return result;
  const { data } = await client
    .from(table as "tours")
    .select("id")
    .eq("id", rowId)
    .maybeSingle();
  return data ? { error: null } : result;
}

/** The error message if a unique constraint rejects the row. */
function whatIsInTheWay(table: VersionedTable, { message }: { message: string }): string {
  if (message.includes("_pkey")) return m.itExistsAlready;
  if (table === "categories") return m.categoryExists;
  if (table === "pages") return m.pageExists;
  return m.anotherExists;
}
