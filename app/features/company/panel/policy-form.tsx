import * as m from "virtual:messages/panel-company";
import { type UseFormReturn, useFieldArray, useWatch } from "react-hook-form";
import {
  FormCheckbox,
  FormText,
  FormTextArea,
  useCheckedForm,
  useFieldError,
} from "~/editing/fields";
import { FormSection } from "~/editing/form-section";
import { PageForm } from "~/editing/page-form";
import { Rows } from "~/editing/rows";
import { FieldError } from "~/ui/field";
import type { Company } from "../data";
import { policiesOf } from "../policies";
import { advanceInWords, refundsInWords } from "../policy-words";
import { useSaveSettings } from "./queries";
import { type PolicyInput, type PolicyValues, policySchema, toPolicyInput } from "./schema";

const toInput = (row: object) => toPolicyInput(policiesOf(row));

/** The rules for payment, cancellation and taxes that the FAQ, the tours and new quotes show. */
export function PolicyForm({ company }: { company: Company }) {
  const form = useCheckedForm(policySchema, toInput(company));
  const { control } = form;
  const { save } = useSaveSettings(company.id, m.policiesUpdated);
  return (
    <PageForm
      form={form}
      submitLabel={m.saveChanges}
      stored={{ row: company, toInput, schema: policySchema }}
      copied={{ of: "policies", schema: policySchema }}
      history={{ table: "company_info", rowId: company.id, toInput }}
      onSave={save}
    >
      <FormSection title={m.advanceAndBalance} text={m.policiesHint}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <FormText control={control} name="advance_domestic" label={m.advanceForDomesticTours} />
          <FormText
            control={control}
            name="balance_days_domestic"
            label={m.domesticBalance}
            hint={m.balanceHint}
            inputMode="numeric"
          />
          <FormText control={control} name="advance_international" label={m.internationalAdvance} />
          <FormText
            control={control}
            name="balance_days_international"
            label={m.internationalBalance}
            hint={m.balanceHint}
            inputMode="numeric"
          />
        </div>
        <Shown form={form}>
          {(policies) =>
            m.advancesInWords({
              domestic: advanceInWords(policies, "domestic"),
              international: advanceInWords(policies, "international"),
            })
          }
        </Shown>
      </FormSection>
      <FormSection title={m.refunds} text={m.refundsHint}>
        <Refunds form={form} />
        <FormCheckbox control={control} name="has_admin_fee" label={m.adminFee} />
        <Shown form={form}>{refundsInWords}</Shown>
      </FormSection>
      <FormSection title={m.groups}>
        <FormText
          control={control}
          name="group_size"
          label={m.groupSize}
          hint={m.groupSizeHint}
          fieldClassName="max-w-sm"
        />
      </FormSection>
      <FormSection title={m.taxes} text={m.taxNoteHint}>
        <FormTextArea
          control={control}
          name="tax_note"
          label={m.taxNoteForDomesticTours}
          rows={2}
        />
        <FormTextArea
          control={control}
          name="tax_note_international"
          label={m.internationalTaxNote}
          rows={3}
          hint={m.tcsHint}
        />
      </FormSection>
    </PageForm>
  );
}

type PolicyFormReturn = UseFormReturn<PolicyInput, unknown, PolicyValues>;

function Refunds({ form: { control } }: { form: PolicyFormReturn }) {
  const { fields, append, remove } = useFieldArray({ control, name: "refunds" });
  const error = useFieldError({ control, name: "refunds" });
  return (
    <>
      <Rows
        rows={fields}
        noun={m.refundNoun}
        isLine
        onAdd={() =>
          append({ days: "", percent: "" }, { focusName: `refunds.${fields.length}.days` })
        }
        onRemove={remove}
      >
        {(index) => (
          <div className="grid grid-cols-2 items-start gap-4">
            <FormText
              control={control}
              name={`refunds.${index}.days`}
              label={m.daysAtLeast}
              inputMode="numeric"
            />
            <FormText
              control={control}
              name={`refunds.${index}.percent`}
              label={m.refund}
              inputMode="numeric"
            />
          </div>
        )}
      </Rows>
      <FieldError error={error} />
    </>
  );
}

/** The text for visitors, while the typed values are valid. */
function Shown({
  form: { control },
  children,
}: {
  form: PolicyFormReturn;
  children: (policies: PolicyValues) => string;
}) {
  const typed = policySchema.safeParse(useWatch({ control }));
  if (!typed.success) return null;
  return (
    <p className="border-l-4 border-line pl-4 text-sm text-ink-muted">
      <span className="font-semibold">{m.visitorsRead}</span>
      {children(typed.data)}
    </p>
  );
}
