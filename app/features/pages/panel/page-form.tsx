import * as m from "virtual:messages/panel-pages";
import { useWatch } from "react-hook-form";
import { FormCheckbox, FormSelect, FormText } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { ImageField } from "~/editing/image-field";
import { useRowForm } from "~/editing/newer-record";
import { PlaceholderTextField } from "~/features/faq/panel/placeholder-text-field";
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
  const { form, stored } = useRowForm(ownPageQuery, page, (row) => row ?? newPage, pageSchema);
  const { save, newId } = useSavePage(page);
  const { control } = form;
  const [title, content] = useWatch({ control, name: ["title", "content"] });
  return (
    <FormDialog
      form={form}
      title={page ? m.editPage : m.addPage}
      submitLabel={page ? m.save : m.add}
      preview={{ page: "own page", id: page?.id }}
      isComplete={title.trim() !== "" && content.trim() !== ""}
      stored={stored}
      copied={{ of: `pages/${page?.id ?? "new"}`, schema: pageSchema, newId }}
      history={
        page && {
          table: "pages",
          rowId: page.id,
          note: m.statusAndAddressStay,
          toInput: ({ status: _, address: __, ...row }) => row,
        }
      }
      onSave={save}
      onClose={onClose}
    >
      <FormText control={control} name="title" label={m.title} />
      <FormText
        control={control}
        name="address"
        label={m.webAddress}
        hint={page ? m.addressAfterAChange : m.addressIfEmpty}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <PlaceholderTextField control={control} name="content" label={m.text} rows={12} hasHeadings />
      <ImageField control={control} name="image_url" label={m.imageUrl} hint={m.introHint} />
      <FormSelect control={control} name="status" label={m.status} hint={m.publishedHint}>
        {pageStatuses.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </FormSelect>
      <FormCheckbox control={control} name="in_footer" label={m.footerHint} />
    </FormDialog>
  );
}
