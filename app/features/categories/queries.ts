import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "~/editing/query-keys";
import { readList } from "~/editing/read";
import { restoreRow } from "~/editing/restore";
import { useSave, useSaveRow } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import {
  type Category,
  createCategory,
  deleteCategory,
  listCategories,
  mergeCategory,
  updateCategory,
} from "./data";
import type { CategoryValues } from "./schema";

export const categoriesQuery = queryOptions({
  queryKey: queryKeys.categories,
  queryFn: () => readList(listCategories(browserClient())),
});

export type CategoryItem = Omit<Category, "created_at">;

export function useSaveCategory(category: CategoryItem | undefined) {
  return useSaveRow({
    table: "categories",
    write: (client, values: CategoryValues, base) =>
      base
        ? updateCategory(client, base.id, values, base.updated_at)
        : createCategory(client, values),
    success: category ? "Category updated successfully" : "Category created successfully",
    failure: ({ message }) =>
      category ? `Failed to update category: ${message}` : `Failed to create category: ${message}`,
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
    success: "Category deleted successfully",
    failure: ({ message }) => `Failed to delete category: ${message}`,
    undo: (client, { id }) => restoreRow(client, "categories", id),
    queriesToRefresh: [queryKeys.categories, queryKeys.tours, queryKeys.tour],
  });
}
