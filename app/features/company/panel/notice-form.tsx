import { FormText, FormTextArea, FormUrl, isIncomplete, useCheckedForm } from "~/editing/fields";
import { FormSection } from "~/editing/form-section";
import { PageForm } from "~/editing/page-form";
import type { Company } from "../data";
import { useSaveNotice } from "./queries";
import { noticeFormSchema, noticeTimes, toNoticeInput } from "./schema";

/** The line above the header of the site. */
export function NoticeForm({ company }: { company: Company }) {
  const form = useCheckedForm(noticeFormSchema, toNoticeInput(company));
  const { control } = form;
  const { save } = useSaveNotice(company.id);
  return (
    <PageForm
      form={form}
      submitLabel="Save Changes"
      stored={{ row: company, toInput: toNoticeInput, schema: noticeFormSchema }}
      copied={{ of: "notice", schema: noticeFormSchema }}
      history={{ table: "company_info", rowId: company.id, toInput: toNoticeInput }}
      beforeSubmit={() => form.setValue("incompleteTimes", noticeTimes.filter(isIncomplete))}
      onSave={({ incompleteTimes: _, ...values }, base) => save(values, base)}
    >
      <FormSection
        title="Notice"
        text="A line above the header of every page, for example for a holiday. Visitors can close it; a changed notice is shown again."
      >
        <FormTextArea
          control={control}
          name="notice_text"
          label="Text"
          hint="English or Tamil. If empty: no line is shown"
          rows={2}
        />
        <FormUrl
          control={control}
          name="notice_link"
          label="Link"
          hint="Optional. For example /domestic-tours"
          autoComplete="off"
          spellCheck={false}
        />
      </FormSection>
      <FormSection title="Times" text="Optional, in Indian time.">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <FormText
            control={control}
            name="notice_from"
            label="From"
            hint="If empty: at once"
            type="datetime-local"
          />
          <FormText
            control={control}
            name="notice_until"
            label="Until"
            hint="If empty: until you remove it"
            type="datetime-local"
          />
        </div>
      </FormSection>
    </PageForm>
  );
}
