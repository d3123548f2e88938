import type { QueryKey } from "@tanstack/react-query";
import { undoDeletion, type VersionedTable } from "./restore";
import { type SaveFailure, useSave } from "./save";

/** Deletes a row by its id. The toast can restore it. */
export function useDeleteRow(
  table: VersionedTable,
  options: {
    success: string;
    failure: (failure: SaveFailure) => string;
    queriesToRefresh: QueryKey[];
  },
) {
  return useSave({
    ...options,
    // supabase-js cannot type a union of tables, so "tours" stands for any table.
    write: (client, id: string) =>
      client
        .from(table as "tours")
        .delete()
        .eq("id", id),
    undo: (client, id) => undoDeletion(client, table, id),
  });
}
