import * as m from "virtual:messages/panel-pictures";
import {
  deletePicture,
  replacePicture,
  type StoredPicture,
  updatePicture,
} from "~/editing/pictures/data";
import { queryKeys } from "~/editing/query-keys";
import { restoreRow } from "~/editing/restore";
import { useSave, useSaveRow } from "~/editing/save";
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
    success: m.pictureReplaced,
    failure,
    undo: (client, { name, by }) => replacePicture(client, by, name),
    undone: () => m.replacementUndone,
    queriesToRefresh: Object.values(queryKeys),
  });
}

export function useDeletePicture() {
  return useSave({
    write: (client, id: string) => deletePicture(client, id),
    success: m.pictureDeleted,
    failure,
    undo: (client, id) => restoreRow(client, "pictures", id),
    queriesToRefresh,
  });
}
