import { useWatch } from "react-hook-form";
import { FormText, FormTextArea, useCheckedForm } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { ImageField } from "~/editing/image-field";
import { useLatest } from "~/editing/newer-record";
import { type AboutItem, aboutSectionsQuery, useSaveAboutSection } from "./queries";
import { aboutSectionSchema, newAboutSection } from "./schema";

/** Adds a section of the About page, or edits the given one. */
export function AboutSectionFormDialog({
  section,
  onClose,
}: {
  section?: AboutItem | undefined;
  onClose: () => void;
}) {
  const form = useCheckedForm(aboutSectionSchema, section ?? newAboutSection);
  const { save } = useSaveAboutSection(section);
  const latest = useLatest(aboutSectionsQuery, section);
  const { control } = form;
  const mustHave = useWatch({ control, name: ["title", "content"] });
  return (
    <FormDialog
      form={form}
      title={section ? "Edit Section" : "Add Section"}
      submitLabel={section ? "Save" : "Add"}
      preview={{ page: "about", id: section?.id }}
      isComplete={mustHave.every((text) => text.trim() !== "")}
      stored={latest && { values: latest, schema: aboutSectionSchema }}
      copied={{ of: `about_sections/${section?.id ?? "new"}`, schema: aboutSectionSchema }}
      history={section && { table: "about_sections", rowId: section.id, toInput: (row) => row }}
      onSave={save}
      onClose={onClose}
    >
      <FormText control={control} name="title" label="Title" />
      <FormTextArea control={control} name="content" label="Content" rows={6} />
      <ImageField control={control} name="image_url" label="Image URL" />
    </FormDialog>
  );
}
