import * as m from "virtual:messages/panel-company";
import { useWatch } from "react-hook-form";
import { toAgencyTime } from "~/editing/agency-time";
import { FormText, FormTextArea, FormUrl, isIncomplete, useCheckedForm } from "~/editing/fields";
import { FormSection } from "~/editing/form-section";
import { PageForm } from "~/editing/page-form";
import type { Company } from "../data";
import { useSaveSettings } from "./queries";
import { noticeFormSchema, noticeTimes, toNoticeInput } from "./schema";

/** The line above the header of the site. */
export function NoticeForm({ company }: { company: Company }) {
  const form = useCheckedForm(noticeFormSchema, toNoticeInput(company));
  const { control } = form;
  const until = useWatch({ control, name: "notice_until" });
  const hasEnded = until !== "" && until <= toAgencyTime(new Date().toISOString());
  const { save } = useSaveSettings(company.id, m.noticeUpdated);
  return (
    <PageForm
      form={form}
      submitLabel={m.saveChanges}
      stored={{ row: company, toInput: toNoticeInput, schema: noticeFormSchema }}
      copied={{ of: "notice", schema: noticeFormSchema }}
      history={{ table: "company_info", rowId: company.id, toInput: toNoticeInput }}
      beforeSubmit={() => form.setValue("incompleteTimes", noticeTimes.filter(isIncomplete))}
      onSave={({ incompleteTimes: _, ...values }, base) => save(values, base)}
    >
      <FormSection title={m.notice} text={m.noticeHint}>
        <FormTextArea
          control={control}
          name="notice_text"
          label={m.text}
          hint={m.englishOrTamil}
          rows={2}
        />
        <FormUrl
          control={control}
          name="notice_link"
          label={m.link}
          hint={m.noticeLinkHint}
          autoComplete="off"
          spellCheck={false}
        />
      </FormSection>
      <FormSection title={m.times} text={m.optionalInIndianTime}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <FormText
            control={control}
            name="notice_from"
            label={m.from}
            hint={m.ifEmpty}
            type="datetime-local"
          />
          <FormText
            control={control}
            name="notice_until"
            label={m.until}
            hint={hasEnded ? m.noticeHasEnded : m.noticeEndHint}
            type="datetime-local"
          />
        </div>
      </FormSection>
    </PageForm>
  );
}
