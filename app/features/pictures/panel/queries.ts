import * as m from "virtual:messages/panel-pictures";
import { useDeleteRow } from "~/editing/delete";
import { replacePicture, type StoredPicture, updatePicture } from "~/editing/pictures/data";
import { queryKeys } from "~/editing/query-keys";
import { useSave, useSaveRow, type WriteResult } from "~/editing/save";
import type { PictureValues } from "./schema";

const failure = ({ message }: { message: string }) => m.error({ message });
const queriesToRefresh = [queryKeys.pictures];

export function useSavePicture(picture: StoredPicture) {
  return useSaveRow({
    table: "pictures",
    write: (client, values: PictureValues, base) =>
      updatePicture(client, base?.id ?? picture.id, values, base?.updated_at),
    success: m.pictureUpdated,
    failure,
    queriesToRefresh,
  });
}

/** Shows another picture in all places. The earlier one stays in the list. */
export function useReplacePicture() {
  return useSave({
    write: (client, { name, by }: { name: string; by: string }) => replacePicture(client, name, by),
    success: (_, written) => (isReplaced(written) ? m.pictureReplaced : m.nothingReplaced),
    canUndo: isReplaced,
    failure,
    // Rows that showed the second picture before keep it.
    undo: (client, { name, by }, { data }) => replacePicture(client, by, name, data ?? []),
    undone: ({ data }) =>
      (data as string[]).length > 0 ? m.replacementUndone : m.nothingChangedBack,
    queriesToRefresh: Object.values(queryKeys),
  });
}

/** The server returns the rows that showed the picture. */
function isReplaced({ data }: WriteResult<string[]>): boolean {
  return (data ?? []).length > 0;
}

/** Removes the picture from the list. Its file stays, so that it can come back from the trash. */
export function useDeletePicture() {
  return useDeleteRow("pictures", { success: m.pictureDeleted, failure, queriesToRefresh });
}
