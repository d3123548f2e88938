import * as m from "virtual:messages/panel-categories";
import { useWatch } from "react-hook-form";
import { FormSelect, FormText } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { useRowForm } from "~/editing/newer-record";
import { categoryQuery, type ListedCategory, useSaveCategory } from "./queries";
import { type CategoryInput, categorySchema, newCategory } from "./schema";

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
  const { save, newId } = useSaveCategory(category);
  const type = useWatch({ control: form.control, name: "type" });

  return (
    <FormDialog
      form={form}
      title={category ? m.editCategory : m.addCategory}
      submitLabel={category ? m.saveChanges : m.addCategory}
      stored={stored}
      copied={{ of: `categories/${category?.id ?? "new"}`, schema: categorySchema, newId }}
      onSave={save}
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
