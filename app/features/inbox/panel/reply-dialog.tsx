import * as m from "virtual:messages/panel-inbox";
import { FormTextArea, useCheckedForm } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import type { OfficeSettings } from "./data";
import { useSaveOffice } from "./queries";
import { DEFAULT_REPLY } from "./reply";
import { replySchema } from "./schema";

function toInput(settings: OfficeSettings | null) {
  return { chat_reply: settings?.chat_reply ?? DEFAULT_REPLY };
}

/** Edits the WhatsApp reply. An empty text restores the default. */
export function ReplyDialog({
  settings,
  onClose,
}: {
  settings: OfficeSettings | null;
  onClose: () => void;
}) {
  const form = useCheckedForm(replySchema, toInput(settings));
  const { save } = useSaveOffice(m.replyUpdated, m.failedToUpdateReply);
  return (
    <FormDialog
      form={form}
      title={m.whatsappReply}
      submitLabel={m.saveChanges}
      stored={{ row: settings ?? undefined, toInput, schema: replySchema }}
      copied={{ of: "office_settings/chat_reply", schema: replySchema }}
      history={
        settings
          ? {
              table: "office_settings",
              rowId: settings.id,
              toInput: (row) => toInput({ ...settings, ...row }),
            }
          : undefined
      }
      onSave={save}
      onClose={onClose}
    >
      <FormTextArea
        control={form.control}
        name="chat_reply"
        label={m.text}
        hint={m.replyHint}
        rows={5}
      />
    </FormDialog>
  );
}
