import * as m from "virtual:messages/panel-categories";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryKeys } from "~/editing/query-keys";
import { pageQuery, readMaybe, readWholeList } from "~/editing/read";
import { undoDeletion } from "~/editing/restore";
import { UNIQUE_VIOLATION, useSave, useSaveRow } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import type { Row } from "~/supabase/types";
import {
  type Category,
  createCategory,
  deleteCategory,
  findCategories,
  listCategories,
  mergeCategory,
  readCategory,
  updateCategory,
} from "../data";
import type { TourType } from "../tour-type";
import type { CategoryValues } from "./schema";

/** All categories, for a choice among them. */
export const categoriesQuery = queryOptions({
  queryKey: [...queryKeys.categories, "all"],
  queryFn: async () => {
    const categories = await readWholeList(() => listCategories(browserClient()), "name");
    return categories.sort((a, b) => a.name.localeCompare(b.name));
  },
});

/** A page of the categories of a type, or of all, with the numbers of their tours. */
export function categoriesPageQuery(type: TourType | undefined, requested: number) {
  return pageQuery(
    [...queryKeys.categoryTours, type ?? "all"],
    (range) => findCategories(browserClient(), type, range),
    requested,
  );
}

export type CategoryItem = Omit<Category, "created_at">;
/** A category of the list, with the number of its tours. */
export type ListedCategory = Row<"categories_with_tours">;

/** One category, with the number of its tours. */
export function categoryQuery(id: string) {
  return queryOptions({
    queryKey: [...queryKeys.categoryTours, "one", id],
    queryFn: () => readMaybe(readCategory(browserClient(), id)),
  });
}

export function useSaveCategory(category: CategoryItem | undefined) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  return useSaveRow({
    table: "categories",
    async write(client, values: CategoryValues, base, newId) {
      // The database takes another letter case for another name: a site may already have "Kerala" and "kerala", so a
      // unique index would not be created there. A save whose response was lost may have stored `newId`.
      const ownId = base?.id ?? newId;
      const isTaken = categories.some(
        ({ id, name, type }) =>
          id !== ownId && type === values.type && name.toLowerCase() === values.name.toLowerCase(),
      );
      if (isTaken) return { error: { message: m.nameTaken, code: UNIQUE_VIOLATION } };
      return base
        ? updateCategory(client, base.id, values, base.updated_at)
        : createCategory(client, { ...values, id: newId });
    },
    unique: { field: "name", message: () => m.nameTaken },
    success: category ? m.categoryUpdated : m.categoryCreated,
    failure: ({ message }) =>
      category ? m.failedToUpdateCategory({ message }) : m.failedToCreateCategory({ message }),
    // When a category gets another name or type, a database trigger also changes its tours.
    queriesToRefresh: category
      ? [queryKeys.categories, queryKeys.tours, queryKeys.tour]
      : [queryKeys.categories],
  });
}

/**
 * Deletes a category. Its tours move to the category `moveTo`, or have none. If the category is
 * restored, a database trigger gives it these tours again.
 */
export function useDeleteCategory() {
  return useSave({
    write: (client, { id, moveTo }: { id: string; moveTo: string }) =>
      moveTo ? mergeCategory(client, id, moveTo) : deleteCategory(client, id),
    success: m.categoryDeleted,
    failure: ({ message }) => m.failedToDeleteCategory({ message }),
    undo: (client, { id }) => undoDeletion(client, "categories", id),
    queriesToRefresh: [queryKeys.categories, queryKeys.tours, queryKeys.tour],
  });
}
