import { type UseFormReturn, useFieldArray, useWatch } from "react-hook-form";
import {
  FormSelect,
  FormText,
  FormTextArea,
  useCheckedForm,
  useFieldError,
} from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { ImageField } from "~/editing/image-field";
import { useLatest } from "~/editing/newer-record";
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
  const form = useCheckedForm(aboutSectionSchema, section ?? newAboutSection);
  const { save } = useSaveAboutSection(section);
  const latest = useLatest(aboutSectionQuery, section);
  const { control } = form;
  const [title, content, layout] = useWatch({ control, name: ["title", "content", "layout"] });
  return (
    <FormDialog
      form={form}
      title={section ? "Edit Section" : "Add Section"}
      submitLabel={section ? "Save" : "Add"}
      preview={{ page: "about", id: section?.id }}
      isComplete={title.trim() !== "" && content.trim() !== ""}
      stored={
        latest && { row: latest, toInput: (row: AboutItem) => row, schema: aboutSectionSchema }
      }
      copied={{ of: `about_sections/${section?.id ?? "new"}`, schema: aboutSectionSchema }}
      history={section && { table: "about_sections", rowId: section.id, toInput }}
      onSave={save}
      onClose={onClose}
    >
      <FormText control={control} name="title" label="Title" />
      <FormTextArea control={control} name="content" label="Content" rows={6} />
      <FormSelect control={control} name="layout" label="Layout">
        <option value="">Picture left and right in turn</option>
        {aboutLayouts.map((layout) => (
          <option key={layout} value={layout}>
            {layoutLabels[layout]}
          </option>
        ))}
      </FormSelect>
      <ImageField
        control={control}
        name="image_url"
        label="Image URL"
        hint={layout === "people" ? "Optional. A picture of everyone, above the people" : undefined}
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
      <legend className="text-sm font-semibold">People</legend>
      <p className="mt-1 mb-3 text-sm text-ink-muted">
        {isShown
          ? "At most 24. Portraits of any size are cut to one shape."
          : "Kept, but shown only with the layout People."}
      </p>
      <Rows
        rows={fields}
        noun="person"
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
            <FormText control={control} name={`people.${index}.name`} label="Name" />
            <FormText
              control={control}
              name={`people.${index}.role`}
              label="Role"
              placeholder="Tour planner"
            />
            <div className="flex flex-col gap-2 sm:col-span-full">
              <ImageField
                control={control}
                name={`people.${index}.picture`}
                label="Portrait"
                hint=""
                shape="portrait"
              />
            </div>
            <FormTextArea
              control={control}
              name={`people.${index}.words`}
              label="A sentence about them"
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
