import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { queryKeys } from "~/editing/query-keys";
import { readRange } from "~/editing/read";
import { type PutInPlace, restoreRow, type VersionedTable } from "~/editing/restore";
import { useSave } from "~/editing/save";
import { putSectionInPlace } from "~/features/about/queries";
import { putImageInPlace } from "~/features/carousel/queries";
import { browserClient } from "~/supabase/browser-client";
import { deleteForGood, findInTrash, type TrashItem } from "./data";

const ITEMS_ON_PAGE = 25;
/** A longer search would not fit into a URL, where one Tamil character becomes nine. */
const LONGEST_SEARCH = 60;

/** A page of the trash; beyond the last page, the last. */
export function trashQuery(search: string, requested: number) {
  const words = search.slice(0, LONGEST_SEARCH).split(/\s+/).filter(Boolean);
  return queryOptions({
    queryKey: [...queryKeys.trash, words, requested],
    queryFn: async () => {
      const read = async (page: number) => {
        const range = { from: (page - 1) * ITEMS_ON_PAGE, size: ITEMS_ON_PAGE };
        const { rows, total } = await readRange(findInTrash(browserClient(), words, range));
        return { items: rows, total, page, pageCount: Math.ceil(total / ITEMS_ON_PAGE) };
      };
      const found = await read(requested);
      if (found.items.length > 0 || requested === 1) return found;
      const first = await read(1);
      return first.pageCount > 1 ? read(first.pageCount) : first;
    },
    placeholderData: keepPreviousData,
  });
}

/** The tables whose rows have an order. */
const putInPlace: Partial<Record<VersionedTable, PutInPlace>> = {
  about_sections: putSectionInPlace,
  carousel_images: putImageInPlace,
};

export function useRestore() {
  return useSave({
    write: (client, { table_name, row_id }: TrashItem) =>
      restoreRow(client, table_name, row_id, putInPlace[table_name]),
    success: "Restored",
    failure: ({ message }) => `Could not restore: ${message}`,
    queriesToRefresh: Object.values(queryKeys),
  });
}

export function useDeleteForGood() {
  return useSave({
    write: (client, { id }: TrashItem) => deleteForGood(client, id),
    success: "Deleted for good",
    failure: ({ message }) => `Could not delete: ${message}`,
    queriesToRefresh: [queryKeys.trash],
  });
}
