import * as m from "virtual:messages/panel-pages";
import { useDeleteRow } from "~/editing/delete";
import { queryKeys } from "~/editing/query-keys";
import { pageQuery, rowQuery } from "~/editing/read";
import { useSaveRow } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import { createPage, findPages, type Page, updatePage } from "../data";
import type { PageValues } from "./schema";

/** A page of the list of pages. */
export function pagesQuery(requested: number) {
  return pageQuery(queryKeys.pages, (range) => findPages(browserClient(), range), requested);
}

export function ownPageQuery(id: string) {
  return rowQuery<Page>("pages", queryKeys.pages, id);
}

const failure = ({ message }: { message: string }) => m.error({ message });
const queriesToRefresh = [queryKeys.pages];

/** Adds a page, or changes the given one. */
export function useSavePage(page: Page | undefined) {
  return useSaveRow({
    table: "pages",
    write: (client, values: PageValues, base: Page | undefined, newId) =>
      base
        ? updatePage(client, base.id, values, base.updated_at)
        : createPage(client, { ...values, id: newId }),
    unique: { field: "address", message: () => m.slugTaken },
    success: page ? m.pageUpdatedSuccessfully : m.pageAddedSuccessfully,
    failure,
    queriesToRefresh,
  });
}

export function useDeletePage() {
  return useDeleteRow("pages", { success: m.pageDeletedSuccessfully, failure, queriesToRefresh });
}
