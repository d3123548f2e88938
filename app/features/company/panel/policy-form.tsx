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
import { useSavePolicies } from "./queries";
import { type PolicyInput, type PolicyValues, policySchema, toPolicyInput } from "./schema";

const toInput = (row: object) => toPolicyInput(policiesOf(row));

/** What the FAQ, the tours and new quotes say about payment, cancellation and taxes. */
export function PolicyForm({ company }: { company: Company }) {
  const form = useCheckedForm(policySchema, toInput(company));
  const { control } = form;
  const { save } = useSavePolicies(company.id);
  return (
    <PageForm
      form={form}
      submitLabel="Save Changes"
      stored={{ row: company, toInput, schema: policySchema }}
      copied={{ of: "policies", schema: policySchema }}
      history={{ table: "company_info", rowId: company.id, toInput }}
      onSave={save}
    >
      <FormSection
        title="Advance and balance"
        text="A tour that has its own advance or cancellation keeps it. Quotes that are made already stay as they are."
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <FormText control={control} name="advance_domestic" label="Advance for domestic tours" />
          <FormText
            control={control}
            name="balance_days_domestic"
            label="Balance for domestic tours, days before departure"
            hint="If empty: the date is written on the booking confirmation"
            inputMode="numeric"
          />
          <FormText
            control={control}
            name="advance_international"
            label="Advance for international tours"
          />
          <FormText
            control={control}
            name="balance_days_international"
            label="Balance for international tours, days before departure"
            hint="If empty: the date is written on the booking confirmation"
            inputMode="numeric"
          />
        </div>
        <Shown form={form}>
          {(policies) =>
            `Domestic: ${advanceInWords(policies, "domestic")} International: ${advanceInWords(policies, "international")}`
          }
        </Shown>
      </FormSection>
      <FormSection
        title="Refunds"
        text="Whoever cancels at least so many days before departure gets this refund. Without a row, there is no refund."
      >
        <Refunds form={form} />
        <FormCheckbox
          control={control}
          name="has_admin_fee"
          label="A full refund is minus an admin fee"
        />
        <Shown form={form}>{refundsInWords}</Shown>
      </FormSection>
      <FormSection title="Groups">
        <FormText
          control={control}
          name="group_size"
          label="Group size"
          hint="Travellers in a group, as the FAQ says it"
          fieldClassName="max-w-sm"
        />
      </FormSection>
      <FormSection
        title="Taxes"
        text="Optional. Shown next to every tour price, and on new quotes."
      >
        <FormTextArea
          control={control}
          name="tax_note"
          label="Tax note for domestic tours"
          rows={2}
        />
        <FormTextArea
          control={control}
          name="tax_note_international"
          label="Tax note for international tours"
          rows={3}
          hint="The law collects TCS on tours abroad: say whether the prices include it"
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
        noun="refund"
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
              label="Days, at least"
              inputMode="numeric"
            />
            <FormText
              control={control}
              name={`refunds.${index}.percent`}
              label="Refund, %"
              inputMode="numeric"
            />
          </div>
        )}
      </Rows>
      <FieldError error={error} />
    </>
  );
}

/** What visitors will read, while the typed values are valid. */
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
      <span className="font-semibold">Visitors read: </span>
      {children(typed.data)}
    </p>
  );
}
