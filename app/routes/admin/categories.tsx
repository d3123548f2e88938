import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useConfirmDelete } from "~/editing/deletion";
import { Loaded } from "~/editing/loaded";
import { Table } from "~/editing/table";
import { UnsavedHint } from "~/editing/unsaved-hint";
import { CategoryFormDialog } from "~/features/categories/category-form";
import {
  type CategoryItem,
  categoriesQuery,
  useDeleteCategory,
} from "~/features/categories/queries";
import { TypeBadge } from "~/features/categories/type-badge";
import type { TourListItem } from "~/features/tours/data";
import { toursQuery } from "~/features/tours/queries";
import { AdminHeader } from "~/panel/admin-header";
import { Button, IconButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SelectField } from "~/ui/field";

export default function Categories() {
  const query = useQuery(categoriesQuery);
  const [type, setType] = useState("all");
  const [edited, setEdited] = useState<CategoryItem | "new">();
  const { data: tours = [] } = useQuery(toursQuery);
  const deletion = useDeleteCategory();
  const [moveTo, setMoveTo] = useState("");
  const { ask, dialog } = useConfirmDelete<CategoryItem>({
    text: (category) =>
      `This will delete the category "${category.name}" and cannot be undone. ${toursIn(tours, category)}`,
    choice: (category) =>
      countTours(tours, category) > 0 && (
        <SelectField
          label="Move its tours to"
          fieldClassName="mt-4"
          value={moveTo}
          onChange={(event) => setMoveTo(event.target.value)}
        >
          <option value="">No category (Uncategorized)</option>
          {othersOfType(query.data, category).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ),
    isBusy: deletion.isSaving,
    onConfirm: ({ id }) => deletion.save({ id, moveTo }),
  });

  function askToDelete(category: CategoryItem, button: HTMLElement) {
    setMoveTo("");
    ask(category, button);
  }

  return (
    <>
      <AdminHeader
        title="Categories Management"
        text="Visitors filter the tours by these."
        action={
          <Button onClick={() => setEdited("new")}>
            <Plus aria-hidden="true" />
            Add Category
          </Button>
        }
      />
      {!edited && <UnsavedHint table="categories" items={query.data} onOpen={setEdited} />}
      <Loaded query={query} failure="Error loading categories. Please try again.">
        {(categories) => (
          <div className="flex flex-col gap-4">
            <SelectField
              label="Show"
              fieldClassName="max-w-56"
              value={type}
              onChange={(event) => setType(event.target.value)}
            >
              <option value="all">All</option>
              <option value="domestic">Domestic</option>
              <option value="international">International</option>
            </SelectField>
            <CategoryTable
              categories={categories.filter((item) => type === "all" || item.type === type)}
              onEdit={setEdited}
              onDelete={askToDelete}
            />
          </div>
        )}
      </Loaded>
      {edited && (
        <CategoryFormDialog
          category={edited === "new" ? undefined : edited}
          toursLeft={edited === "new" ? "" : toursLeft(tours, edited)}
          onClose={() => setEdited(undefined)}
        />
      )}
      {dialog}
    </>
  );
}

function CategoryTable({
  categories,
  onEdit,
  onDelete,
}: {
  categories: CategoryItem[];
  onEdit: (category: CategoryItem) => void;
  onDelete: (category: CategoryItem, button: HTMLElement) => void;
}) {
  if (categories.length === 0) {
    return <EmptyState title="No categories found. Add your first category." />;
  }
  return (
    <Table label="Categories" isStacked>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col" className="text-right">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <tr key={category.id}>
            <th scope="row">{category.name}</th>
            <td>
              <TypeBadge type={category.type} />
            </td>
            <td className="text-right whitespace-nowrap">
              <IconButton label={`Edit ${category.name}`} onClick={() => onEdit(category)}>
                <Pencil aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Delete ${category.name}`}
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

/** The other categories that the tours of this one can have. */
function othersOfType(categories: CategoryItem[] = [], { id, type }: CategoryItem): CategoryItem[] {
  return categories.filter((other) => other.id !== id && other.type === type);
}

function countTours(tours: TourListItem[], { type, name }: CategoryItem): number {
  return tours.filter((tour) => tour.type === type && tour.category === name).length;
}

/** The number of tours of a category, as a sentence. "" if it has none. */
function toursIn(tours: TourListItem[], category: CategoryItem): string {
  const count = countTours(tours, category);
  if (count === 0) return "";
  return count === 1 ? "1 tour has this category." : `${count} tours have this category.`;
}

/** Warns before a category with tours changes its type. "" if it has no tours. */
function toursLeft(tours: TourListItem[], category: CategoryItem): string {
  const count = countTours(tours, category);
  if (count === 0) return "";
  return `${count === 1 ? "1 tour keeps its type and becomes" : `${count} tours keep their type and become`} uncategorized.`;
}
