import * as m from "virtual:messages/panel-about";
import { type UseFormReturn, useFieldArray, useWatch } from "react-hook-form";
import { FormSelect, FormText, FormTextArea, useFieldError } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { ImageField } from "~/editing/image-field";
import { useRowForm } from "~/editing/newer-record";
import { Rows } from "~/editing/rows";
import { FieldError } from "~/ui/field";
import { type AboutItem, aboutSectionQuery, useSaveAboutSection } from "./queries";
import {
  type AboutSectionInput,
  type AboutSectionValues,
  aboutLayouts,
  aboutSectionSchema,
  layoutLabels,
  newAboutSection,
} from "./schema";

/** Adds a section of the About page, or edits the given one. */
export function AboutSectionFormDialog({
  section,
  onClose,
}: {
  section?: AboutItem | undefined;
  onClose: () => void;
}) {
  const { form, stored } = useRowForm(
    aboutSectionQuery,
    section,
    (row) => row ?? newAboutSection,
    aboutSectionSchema,
  );
  const { save, newId } = useSaveAboutSection(section);
  const { control } = form;
  const [title, content, layout] = useWatch({ control, name: ["title", "content", "layout"] });
  return (
    <FormDialog
      form={form}
      title={section ? m.editSection : m.addSection}
      submitLabel={section ? m.save : m.add}
      preview={{ page: "about", id: section?.id }}
      isComplete={title.trim() !== "" && content.trim() !== ""}
      stored={stored}
      copied={{ of: `about_sections/${section?.id ?? "new"}`, schema: aboutSectionSchema, newId }}
      history={section && { table: "about_sections", rowId: section.id, toInput }}
      onSave={save}
      onClose={onClose}
    >
      <FormText control={control} name="title" label={m.title} />
      <FormTextArea control={control} name="content" label={m.content} rows={6} />
      <FormSelect control={control} name="layout" label={m.layout}>
        <option value="">{m.alternatingPictures}</option>
        {aboutLayouts.map((layout) => (
          <option key={layout} value={layout}>
            {layoutLabels[layout]}
          </option>
        ))}
      </FormSelect>
      <ImageField
        control={control}
        name="image_url"
        label={m.imageUrl}
        hint={layout === "people" ? m.groupPictureHint : undefined}
      />
      <People form={form} isShown={layout === "people"} />
    </FormDialog>
  );
}

/** Adds `layout` and `people`, which old versions do not have. */
function toInput(row: object): Partial<AboutSectionInput> {
  const { layout, people } = newAboutSection;
  return { layout, people, ...row };
}

/** Changing the layout keeps the people, so a list with people stays visible. */
function People({
  form: { control },
  isShown,
}: {
  form: UseFormReturn<AboutSectionInput, unknown, AboutSectionValues>;
  isShown: boolean;
}) {
  const { fields, append, move, remove } = useFieldArray({ control, name: "people" });
  const error = useFieldError({ control, name: "people" });
  if (!isShown && fields.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{m.people}</legend>
      <p className="mt-1 mb-3 text-sm text-ink-muted">{isShown ? m.peopleHint : m.keptPeople}</p>
      <Rows
        rows={fields}
        noun={m.personNoun}
        onAdd={() =>
          append(
            { name: "", role: "", picture: "", words: "" },
            { focusName: `people.${fields.length}.name` },
          )
        }
        onMove={move}
        onRemove={remove}
      >
        {(index) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <FormText control={control} name={`people.${index}.name`} label={m.name} />
            <FormText
              control={control}
              name={`people.${index}.role`}
              label={m.role}
              placeholder={m.tourPlanner}
            />
            <div className="flex flex-col gap-2 sm:col-span-full">
              <ImageField
                control={control}
                name={`people.${index}.picture`}
                label={m.portrait}
                hint=""
                shape="portrait"
              />
            </div>
            <FormTextArea
              control={control}
              name={`people.${index}.words`}
              label={m.aSentenceAboutThem}
              rows={2}
              fieldClassName="sm:col-span-full"
            />
          </div>
        )}
      </Rows>
      <FieldError error={error} />
    </fieldset>
  );
}
