import { queryOptions } from "@tanstack/react-query";
import { saveOrder, withMoved, withPlaced } from "~/editing/order";
import { queryKeys } from "~/editing/query-keys";
import { readList } from "~/editing/read";
import { restoreRow } from "~/editing/restore";
import { useNewRow, useSave } from "~/editing/save";
import type { MoveDirection } from "~/editing/sortable-list";
import { browserClient } from "~/supabase/browser-client";
import type { Client } from "~/supabase/types";
import {
  type AboutSection,
  createAboutSection,
  deleteAboutSection,
  listAboutSections,
  updateAboutSection,
} from "./data";
import type { AboutSectionValues } from "./schema";

type AboutRow = Omit<AboutSection, "created_at" | "updated_at">;
export type AboutItem = Omit<AboutRow, "section_order"> & { order: number };

export const aboutSectionsQuery = queryOptions({
  queryKey: queryKeys.aboutSections,
  queryFn: async () => (await readList(listAboutSections(browserClient()))).map(toItem),
});

const failure = ({ message }: { message: string }) => `Error: ${message}`;
const queriesToRefresh = [queryKeys.aboutSections];

/** Adds a section at the end, or updates the given section. */
export function useSaveAboutSection(section: AboutItem | undefined) {
  const addOnce = useNewRow();
  return useSave({
    async write(client, values: AboutSectionValues) {
      if (section) return updateAboutSection(client, section.id, values);
      const { data, error } = await listAboutSections(client);
      if (error) return { error };
      return addOnce(
        (id) => createAboutSection(client, { ...values, id, section_order: data.length }),
        (id) => updateAboutSection(client, id, values),
      );
    },
    success: section ? "Section updated successfully" : "Section added successfully",
    failure,
    queriesToRefresh,
  });
}

export function useDeleteAboutSection() {
  return useSave({
    async write(client, id: string) {
      const result = await deleteAboutSection(client, id);
      // Renumbers the other sections. If that fails, the next move renumbers them.
      if (!result.error) await reorder(client, (sections) => sections);
      return result;
    },
    success: "Section deleted successfully",
    failure,
    undo: (client, id) => restoreRow(client, "about_sections", id, putSectionInPlace),
    queriesToRefresh,
  });
}

export function useMoveAboutSection() {
  return useSave({
    write: (client, { id, direction }: { id: string; direction: MoveDirection }) =>
      reorder(client, (sections) => withMoved(sections, id, direction)),
    failure,
    queriesToRefresh,
  });
}

/** Gives a restored section its earlier position in the list. */
export function putSectionInPlace(client: Client, row: Partial<AboutSection>) {
  const { id = "", section_order = 0 } = row;
  return reorder(client, (sections) => withPlaced(sections, id, section_order));
}

async function reorder(client: Client, change: (sections: AboutItem[]) => AboutItem[]) {
  const { data, error, status } = await listAboutSections(client);
  if (error) return { error, status };
  return saveOrder(change(data.map(toItem)), (id, section_order) =>
    updateAboutSection(client, id, { section_order }),
  );
}

function toItem({ section_order, ...section }: AboutRow): AboutItem {
  return { ...section, order: section_order };
}
