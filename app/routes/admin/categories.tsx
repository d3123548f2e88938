import * as m from "virtual:messages/panel-categories";
import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useConfirmDelete } from "~/editing/deletion";
import { useListParams } from "~/editing/list-params";
import { ListCount, PagedList } from "~/editing/paged-list";
import { Table, TableHead } from "~/editing/table";
import { UnsavedHint } from "~/editing/unsaved-hint";
import { CategoryFormDialog } from "~/features/categories/panel/category-form";
import {
  categoriesPageQuery,
  categoriesQuery,
  categoryQuery,
  type ListedCategory,
  useDeleteCategory,
} from "~/features/categories/panel/queries";
import { TypeBadge, typeLabel } from "~/features/categories/panel/type-badge";
import { tourTypes } from "~/features/categories/tour-type";
import { WithLanguages } from "~/features/translations/panel/with-languages";
import { AdminHeader } from "~/panel/admin-header";
import { Button, IconButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SelectField } from "~/ui/field";
import { markLanguage } from "~/ui/mark-language";
import { pageOf } from "~/ui/pagination";

export default function Categories() {
  const [params, change] = useListParams();
  const type = tourTypes.find((value) => value === params.get("type"));
  const query = useQuery(categoriesPageQuery(type, pageOf(params)));
  const [edited, setEdited] = useState<ListedCategory | "new">();
  const deletion = useDeleteCategory();
  const [moveTo, setMoveTo] = useState("");
  const { ask, dialog } = useConfirmDelete<ListedCategory>({
    text: (category) => m.deleteCategory({ name: category.name, toursIn: toursIn(category) }),
    choice: (category) =>
      category.tours > 0 && <MoveTo category={category} value={moveTo} onChange={setMoveTo} />,
    isBusy: deletion.isSaving,
    onConfirm: ({ id }) => deletion.save({ id, moveTo }),
  });

  function askToDelete(category: ListedCategory, button: HTMLElement) {
    setMoveTo("");
    ask(category, button);
  }

  return (
    <>
      <AdminHeader
        title={m.categoriesManagement}
        text={m.text}
        action={
          <Button onClick={() => setEdited("new")}>
            <Plus aria-hidden="true" />
            {m.addCategory}
          </Button>
        }
      />
      {!edited && <UnsavedHint table="categories" query={categoryQuery} onOpen={setEdited} />}
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <SelectField
            label={m.show}
            fieldClassName="w-56"
            value={type ?? "all"}
            onChange={({ target: { value } }) => change({ type: value === "all" ? "" : value })}
          >
            <option value="all">{m.all}</option>
            {tourTypes.map((value) => (
              <option key={value} value={value}>
                {typeLabel(value)}
              </option>
            ))}
          </SelectField>
          <div className="py-3">
            <ListCount query={query} noun="category" />
          </div>
        </div>
        <PagedList
          query={query}
          failure={m.errorLoadingCategories}
          empty={<EmptyState title={m.noCategoriesFound} />}
        >
          {({ rows }) => (
            <CategoryTable categories={rows} onEdit={setEdited} onDelete={askToDelete} />
          )}
        </PagedList>
      </div>
      {edited && (
        <WithLanguages
          table="categories"
          title={m.category}
          rowId={edited === "new" ? undefined : edited.id}
          onClose={() => setEdited(undefined)}
        >
          <CategoryFormDialog
            category={edited === "new" ? undefined : edited}
            toursLeft={edited === "new" ? "" : toursLeft(edited)}
            onClose={() => setEdited(undefined)}
          />
        </WithLanguages>
      )}
      {dialog}
    </>
  );
}

/** A choice among the other categories that the tours of this one can have. */
function MoveTo({
  category: { id, type },
  value,
  onChange,
}: {
  category: ListedCategory;
  value: string;
  onChange: (id: string) => void;
}) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  return (
    <SelectField
      label={m.moveItsToursTo}
      fieldClassName="mt-4"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{m.noCategory}</option>
      {categories
        .filter((other) => other.id !== id && other.type === type)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </SelectField>
  );
}

function CategoryTable({
  categories,
  onEdit,
  onDelete,
}: {
  categories: ListedCategory[];
  onEdit: (category: ListedCategory) => void;
  onDelete: (category: ListedCategory, button: HTMLElement) => void;
}) {
  return (
    <Table label={m.categories} isStacked>
      <TableHead columns={[m.name, m.type]} actions={m.actions} />
      <tbody>
        {categories.map((category) => (
          <tr key={category.id}>
            <th scope="row">{markLanguage(category.name)}</th>
            <td>
              <TypeBadge type={category.type} />
            </td>
            <td className="text-right whitespace-nowrap">
              <IconButton label={m.edit({ name: category.name })} onClick={() => onEdit(category)}>
                <Pencil aria-hidden="true" />
              </IconButton>
              <IconButton
                label={m.deleteText({ name: category.name })}
                variant="danger-quiet"
                onClick={({ currentTarget }) => onDelete(category, currentTarget)}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The number of tours of a category, as a sentence. "" if it has none. */
function toursIn({ tours }: ListedCategory): string {
  return tours === 0 ? "" : m.toursHaveThisCategory({ tours });
}

/** Warns before a category with tours changes its type. "" if it has no tours. */
function toursLeft({ tours }: ListedCategory): string {
  return tours === 0 ? "" : m.toursLeft({ tours });
}
