import * as m from "virtual:messages/panel-about";
import { queryOptions } from "@tanstack/react-query";
import { useDeleteRow } from "~/editing/delete";
import { moveItem } from "~/editing/order";
import { queryKeys } from "~/editing/query-keys";
import { pageQuery, read, rowQuery } from "~/editing/read";
import { useSave, useSaveRow } from "~/editing/save";
import type { MoveDirection } from "~/editing/sortable-list";
import { browserClient } from "~/supabase/browser-client";
import {
  type AboutSection,
  countAboutSections,
  createAboutSection,
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

const failure = ({ message }: { message: string }) => m.error({ message });
const queriesToRefresh = [queryKeys.aboutSections];

/** Adds a section at the end, or updates the given section. */
export function useSaveAboutSection(section: AboutItem | undefined) {
  return useSaveRow({
    table: "about_sections",
    async write(client, values: AboutSectionValues, base, id) {
      if (base) return updateAboutSection(client, base.id, values, base.updated_at);
      const { count, error, status } = await countAboutSections(client, id);
      if (error) return { error, status };
      return createAboutSection(client, { ...values, id, section_order: count ?? 0 });
    },
    success: section ? m.sectionUpdated : m.sectionAdded,
    failure,
    queriesToRefresh,
  });
}

export function useDeleteAboutSection() {
  return useDeleteRow("about_sections", { success: m.sectionDeleted, failure, queriesToRefresh });
}

export function useMoveAboutSection() {
  return useSave({
    write: (client, move: { id: string; direction: MoveDirection }) =>
      moveItem(
        move,
        () => listAboutSections(client),
        ({ id, updated_at }, section_order) =>
          updateAboutSection(client, id, { section_order }, updated_at),
      ),
    failure,
    queriesToRefresh,
  });
}
