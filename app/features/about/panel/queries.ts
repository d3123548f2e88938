import { queryOptions } from "@tanstack/react-query";
import { reorder, withMoved, withPlaced } from "~/editing/order";
import { queryKeys } from "~/editing/query-keys";
import { pageQuery, read, rowQuery } from "~/editing/read";
import { restoreRow } from "~/editing/restore";
import { useNewRow, useSave, useSaveRow } from "~/editing/save";
import type { MoveDirection } from "~/editing/sortable-list";
import { browserClient } from "~/supabase/browser-client";
import type { Client } from "~/supabase/types";
import {
  type AboutSection,
  countAboutSections,
  createAboutSection,
  deleteAboutSection,
  findAboutSections,
  listAboutSections,
  updateAboutSection,
} from "../data";
import type { AboutSectionValues } from "./schema";

export type AboutItem = Omit<AboutSection, "created_at">;

/** All sections, for the preview of their page. */
export const aboutSectionsQuery = queryOptions({
  queryKey: [...queryKeys.aboutSections, "all"],
  queryFn: () => read(() => listAboutSections(browserClient())),
});

/** A page of the sections. */
export function aboutSectionsPageQuery(requested: number) {
  return pageQuery(
    queryKeys.aboutSections,
    (range) => findAboutSections(browserClient(), range),
    requested,
  );
}

export function aboutSectionQuery(id: string) {
  return rowQuery<AboutItem>("about_sections", queryKeys.aboutSections, id);
}

const failure = ({ message }: { message: string }) => `Error: ${message}`;
const queriesToRefresh = [queryKeys.aboutSections];

/** Adds a section at the end, or updates the given section. */
export function useSaveAboutSection(section: AboutItem | undefined) {
  const addOnce = useNewRow("about_sections");
  return useSaveRow({
    table: "about_sections",
    async write(client, values: AboutSectionValues, base) {
      if (base) return updateAboutSection(client, base.id, values, base.updated_at);
      const { count, error, status } = await countAboutSections(client);
      if (error) return { error, status };
      return addOnce(
        client,
        (id) => createAboutSection(client, { ...values, id, section_order: count ?? 0 }),
        (id, version) => updateAboutSection(client, id, values, version),
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
      if (!result.error) await reorderSections(client, (sections) => sections);
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
      reorderSections(client, (sections) => withMoved(sections, id, direction)),
    failure,
    queriesToRefresh,
  });
}

/** Gives a restored section its earlier position in the list. */
export function putSectionInPlace(client: Client, row: Partial<AboutSection>) {
  const { id = "", section_order = 0 } = row;
  return reorderSections(client, (sections) => withPlaced(sections, id, section_order));
}

function reorderSections(client: Client, change: (sections: Ordered[]) => Ordered[]) {
  return reorder(
    async () => {
      const { data, ...result } = await listAboutSections(client);
      return { ...result, data: data?.map(toOrdered) ?? null };
    },
    change,
    ({ id, updated_at }, section_order) =>
      updateAboutSection(client, id, { section_order }, updated_at),
  );
}

type Ordered = ReturnType<typeof toOrdered>;

function toOrdered({ id, updated_at, section_order }: AboutItem) {
  return { id, updated_at, order: section_order };
}
