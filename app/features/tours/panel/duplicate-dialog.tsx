import * as m from "virtual:messages/panel-tours";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useNavigate } from "react-router";
import { z } from "zod";
import { agencyToday } from "~/editing/agency-time";
import { FormCheckbox, FormText, useCheckedForm } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { requiredText } from "~/editing/rules";
import { forgetUnsavedWork } from "~/editing/unsaved-work";
import { firstDateQuery } from "~/features/departures/panel/queries";
import { addDays, shortDate } from "~/ui/dates";
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
  const { save, newId } = useDuplicateTour();
  const form = useCheckedForm(duplicateSchema, {
    // English in a Tamil panel too: it is the English title.
    title: `Copy of ${title}`.slice(0, 300),
    withDates: false,
    weeks: "52",
  });
  const { control } = form;
  const [withDates, weeks] = useWatch({ control, name: ["withDates", "weeks"] });

  return (
    <FormDialog
      form={form}
      title={m.duplicateTour}
      submitLabel={m.duplicate}
      copied={{ of: `tours/${id}/copy`, schema: duplicateSchema, newId }}
      onSave={async ({ title, withDates, weeks }) => {
        const copied = await save({ id, title, weeks: withDates ? weeks : null });
        if (!copied) return false;
        forgetUnsavedWork();
        void navigate(`/admin/tours/edit/${copied.data}`);
        return true;
      }}
      onClose={onClose}
    >
      <FormText control={control} name="title" label={m.titleOfTheCopy} hint={m.copyIsDraft} />
      <FormCheckbox control={control} name="withDates" label={m.copyDates} hint={m.copyDatesHint} />
      {withDates && (
        <>
          <FormText
            control={control}
            name="weeks"
            label={m.shiftedByHowManyWeeks}
            hint={m.weeksKeepLastYearsDays}
            inputMode="numeric"
            fieldClassName="max-w-56"
          />
          <FirstDate tourId={id} weeks={duplicateSchema.shape.weeks.safeParse(weeks).data} />
        </>
      )}
    </FormDialog>
  );
}

/** The first date of the copy: old → new. A past date is copied if it is to come again. */
function FirstDate({ tourId, weeks }: { tourId: string; weeks: number | undefined }) {
  const days = (weeks ?? 0) * 7;
  const { data: first } = useQuery({
    ...firstDateQuery(tourId, addDays(agencyToday(), -days)),
    enabled: weeks !== undefined,
  });
  return (
    <p role="status" className="text-sm font-semibold empty:hidden">
      {weeks !== undefined &&
        first &&
        `${shortDate(first.starts_on)} → ${shortDate(addDays(first.starts_on, days))}`}
    </p>
  );
}
