import * as m from "virtual:messages/panel-categories";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { FormSelect, FormText } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { useRowForm } from "~/editing/newer-record";
import {
  type CategoryItem,
  categoriesQuery,
  categoryQuery,
  type ListedCategory,
  NAME_TAKEN,
  useSaveCategory,
} from "./queries";
import { type CategoryInput, type CategoryValues, categorySchema, newCategory } from "./schema";

/** Adds a category, or edits the given one. */
export function CategoryFormDialog({
  category,
  toursLeft,
  onClose,
}: {
  category?: ListedCategory | undefined;
  /** A warning about the tours of the old type, shown when the operator changes the type. */
  toursLeft: string;
  onClose: () => void;
}) {
  const { form, stored } = useRowForm(
    categoryQuery,
    category,
    (row) => (row as CategoryInput | undefined) ?? newCategory,
    categorySchema,
  );
  const { save } = useSaveCategory(category);
  const { data: categories = [] } = useQuery(categoriesQuery);
  const type = useWatch({ control: form.control, name: "type" });

  // The database takes another letter case for another name: a site may already have "Kerala" and "kerala", so a
  // unique index would not be created there.
  async function saveIfNew(
    values: CategoryValues,
    base: CategoryItem | undefined,
  ): Promise<unknown> {
    const isTaken = categories.some(
      ({ id, name, type }) =>
        id !== category?.id &&
        type === values.type &&
        name.toLowerCase() === values.name.toLowerCase(),
    );
    if (!isTaken) return save(values, base);
    form.setError("name", { message: NAME_TAKEN });
    form.setFocus("name");
    return false;
  }

  return (
    <FormDialog
      form={form}
      title={category ? m.editCategory : m.addCategory}
      submitLabel={category ? m.saveChanges : m.addCategory}
      stored={stored}
      copied={{ of: `categories/${category?.id ?? "new"}`, schema: categorySchema }}
      onSave={saveIfNew}
      onClose={onClose}
    >
      <FormText control={form.control} name="name" label={m.categoryName} />
      <FormSelect
        control={form.control}
        name="type"
        label={m.type}
        hint={category && type !== category.type ? toursLeft : ""}
      >
        <option value="domestic">{m.domestic}</option>
        <option value="international">{m.international}</option>
      </FormSelect>
    </FormDialog>
  );
}
