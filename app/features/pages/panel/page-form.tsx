import { useWatch } from "react-hook-form";
import { FormCheckbox, FormSelect, FormText, useCheckedForm } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { ImageField } from "~/editing/image-field";
import { useLatest } from "~/editing/newer-record";
import { MarkedTextField } from "~/features/faq/panel/marked-text-field";
import type { Page } from "../data";
import { ownPageQuery, useSavePage } from "./queries";
import { newPage, pageSchema, pageStatuses, statusLabels } from "./schema";

/** Adds a page of the agency, or edits the given one. */
export function PageFormDialog({
  page,
  onClose,
}: {
  page?: Page | undefined;
  onClose: () => void;
}) {
  const form = useCheckedForm(pageSchema, page ?? newPage);
  const latest = useLatest(ownPageQuery, page);
  const { save } = useSavePage(page);
  const { control } = form;
  const [title, content] = useWatch({ control, name: ["title", "content"] });
  return (
    <FormDialog
      form={form}
      title={page ? "Edit Page" : "Add Page"}
      submitLabel={page ? "Save" : "Add"}
      preview={{ page: "own page", id: page?.id }}
      isComplete={title.trim() !== "" && content.trim() !== ""}
      stored={latest && { row: latest, toInput: (row: Page) => row, schema: pageSchema }}
      copied={{ of: `pages/${page?.id ?? "new"}`, schema: pageSchema }}
      history={page && { table: "pages", rowId: page.id, toInput: (row) => row }}
      onSave={save}
      onClose={onClose}
    >
      <FormText control={control} name="title" label="Title" />
      <FormText
        control={control}
        name="address"
        label="Web address"
        hint={`The end of the page's URL, after /pages/. ${
          page
            ? "After a change, the old one leads to the new one."
            : "If empty, it is made from the title."
        }`}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <MarkedTextField control={control} name="content" label="Text" rows={12} hasHeadings />
      <ImageField
        control={control}
        name="image_url"
        label="Image URL"
        hint="Optional. Shown above the text"
      />
      <FormSelect
        control={control}
        name="status"
        label="Status"
        hint="Visitors and search engines see a page once it is published"
      >
        {pageStatuses.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </FormSelect>
      <FormCheckbox
        control={control}
        name="in_footer"
        label="Link to it in the footer of the site, once it is published"
      />
    </FormDialog>
  );
}
