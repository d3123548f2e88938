import * as m from "virtual:messages/panel-tours";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { z } from "zod";
import { FormCheckbox, FormText, useCheckedForm } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { requiredText } from "~/editing/rules";
import { forgetUnsavedWork } from "~/editing/unsaved-work";
import { useDuplicateTour } from "./queries";

const duplicateSchema = z.object({
  title: requiredText(m.titleIsRequired, 300),
  withDates: z.boolean(),
  /** Whole weeks keep the weekdays of the dates. */
  weeks: z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, { error: m.weekLimits })
    .transform(Number),
});

/** Asks for the title of a copy and whether it gets the tour's dates, and opens the copy. */
export function DuplicateDialog({
  tour: { id, title },
  onClose,
}: {
  tour: { id: string; title: string };
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const { duplicate } = useDuplicateTour();
  const form = useCheckedForm(duplicateSchema, {
    // English in a Tamil panel too: it is the English title.
    title: `Copy of ${title}`.slice(0, 300),
    withDates: false,
    weeks: "52",
  });
  const { control } = form;
  const withDates = useWatch({ control, name: "withDates" });

  return (
    <FormDialog
      form={form}
      title={m.duplicateTour}
      submitLabel={m.duplicate}
      copied={{ of: `tours/${id}/copy`, schema: duplicateSchema }}
      onSave={async ({ title, withDates, weeks }) => {
        const copyId = await duplicate({ id, title, weeks: withDates ? weeks : null });
        if (!copyId) return false;
        forgetUnsavedWork();
        void navigate(`/admin/tours/edit/${copyId}`);
        return true;
      }}
      onClose={onClose}
    >
      <FormText control={control} name="title" label={m.titleOfTheCopy} hint={m.copyIsDraft} />
      <FormCheckbox control={control} name="withDates" label={m.copyDates} hint={m.copyDatesHint} />
      {withDates && (
        <FormText
          control={control}
          name="weeks"
          label={m.shiftedByHowManyWeeks}
          hint={m.weeksKeepLastYearsDays}
          inputMode="numeric"
          fieldClassName="max-w-56"
        />
      )}
    </FormDialog>
  );
}
