import * as m from "virtual:messages/panel-trash";
import { queryKeys } from "~/editing/query-keys";
import { pageQuery, searchWords } from "~/editing/read";
import { restoreRow } from "~/editing/restore";
import { useSave } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import { deleteItem, findInTrash, type TrashItem } from "./data";

/** One page of the trash. A page number that is too high returns the last page. */
export function trashQuery(search: string, requested: number) {
  const words = searchWords(search);
  return pageQuery(
    [...queryKeys.trash, words],
    (range) => findInTrash(browserClient(), words, range),
    requested,
  );
}

export function useRestore() {
  return useSave({
    write: (client, { table_name, row_id }: TrashItem) => restoreRow(client, table_name, row_id),
    success: m.restored,
    failure: ({ message }) => m.couldNotRestore({ message }),
    queriesToRefresh: Object.values(queryKeys),
  });
}

export function useDeleteForGood() {
  return useSave({
    write: deleteItem,
    success: m.deletedForGood,
    failure: ({ message }) => m.couldNotDelete({ message }),
    queriesToRefresh: [queryKeys.trash],
  });
}
