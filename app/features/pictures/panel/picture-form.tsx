import * as m from "virtual:messages/panel-pictures";
import { useQuery } from "@tanstack/react-query";
import { useFormState } from "react-hook-form";
import { FormText } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { contentOf, useRowForm } from "~/editing/newer-record";
import { PictureUpload } from "~/editing/picture-upload";
import type { StoredPicture } from "~/editing/pictures/data";
import { nameInUrl } from "~/editing/pictures/metadata";
import { pictureQuery, pictureUsesQuery, shortName, useUrlOf } from "~/editing/pictures/queries";
import { CHANGED_ELSEWHERE } from "~/editing/save";
import { toast } from "~/editing/toaster";
import { FocalField } from "./focal-field";
import { UsedIn } from "./picture-uses";
import { useReplacePicture, useSavePicture } from "./queries";
import { type PictureInput, pictureSchema } from "./schema";

/** The alternative text and focal point of a picture, where it is used, and its replacement. */
export function PictureFormDialog({
  picture,
  onClose,
}: {
  picture: StoredPicture;
  onClose: () => void;
}) {
  const toInput = ({ alt, focal_x, focal_y }: PictureInput = picture): PictureInput => ({
    alt: alt ?? "",
    focal_x,
    focal_y,
  });
  const { form, stored } = useRowForm(pictureQuery, picture, toInput, pictureSchema);
  const { save } = useSavePicture(picture);
  const replace = useReplacePicture();
  const { isDirty } = useFormState({ control: form.control });
  const { name } = picture;
  const url = useUrlOf()(picture);
  const { data: uses } = useQuery(pictureUsesQuery(name));
  // A quote keeps the picture that it was sent with.
  const canReplace = uses?.some(({ table_name }) => table_name !== "quotes");

  /** Resolves to whether the typed text is stored. If somebody else has changed it, a toast says so. */
  async function saveTyped(): Promise<boolean> {
    const refuse = () => void toast.error(CHANGED_ELSEWHERE.message);
    const begun = contentOf(pictureSchema, form.formState.defaultValues);
    if (contentOf(pictureSchema, toInput(stored?.row)) !== begun) {
      refuse();
      return false;
    }
    let saved: unknown;
    await form.handleSubmit(async (values) => {
      saved = await save(values, stored?.row).catch(refuse);
      if (saved) form.reset(form.getValues());
    })();
    return Boolean(saved);
  }

  async function replaceBy(url: string) {
    const by = nameInUrl(url);
    if (!by || by === name) return;
    // The other picture takes over the stored text, and the dialog is about the earlier one.
    if (isDirty && !(await saveTyped())) return;
    if (await replace.save({ name, by })) onClose();
  }

  return (
    <FormDialog
      form={form}
      title={m.editPicture}
      submitLabel={m.save}
      stored={stored}
      copied={{ of: `pictures/${picture.id}`, schema: pictureSchema }}
      history={{ table: "pictures", rowId: picture.id, toInput: (row) => row }}
      onSave={save}
      onClose={onClose}
    >
      {/* Around all fields, so that a picture that is dropped on one of them replaces this one. */}
      <PictureUpload
        what={m.thePicture}
        label={m.replace}
        isOff={canReplace === false}
        className="gap-5"
        onUploaded={replaceBy}
      >
        {(buttons) => (
          <>
            <p className="text-sm wrap-anywhere">{shortName(name)}</p>
            <FocalField url={url} form={form} />
            <FormText
              control={form.control}
              name="alt"
              label={m.altText}
              hint={m.altTextHint}
              autoComplete="off"
            />
            <UsedIn name={name} />
            {canReplace && (
              <div className="flex flex-wrap items-center gap-3">
                {buttons}
                <p className="min-w-0 flex-[1_1_12rem] text-sm text-ink-muted">{m.replaceHint}</p>
              </div>
            )}
          </>
        )}
      </PictureUpload>
    </FormDialog>
  );
}
