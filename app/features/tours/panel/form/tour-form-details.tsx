import type { ReactNode } from "react";
import { type UseFormReturn, useFieldArray, useWatch } from "react-hook-form";
import { FormText, FormTextArea, FormToggles } from "~/editing/fields";
import { FormGroup } from "~/editing/form-section";
import { Rows } from "~/editing/rows";
import { usePolicies } from "~/features/company/panel/queries";
import { advanceInWords, refundsInWords } from "~/features/company/policy-words";
import { monthNames } from "~/ui/dates";
import { goodToKnow, priceDetails, type TourFormInput } from "../../schema";

interface Props<Output> {
  form: UseFormReturn<TourFormInput, unknown, Output>;
}

/** A collapsible group of form fields. Starts open if any field in `names` has a value. */
function Group<Output>({
  form: { control },
  title,
  text,
  names,
  children,
}: Props<Output> & {
  title: string;
  text: string;
  names: (keyof TourFormInput)[];
  children: ReactNode;
}) {
  const values = useWatch({ control, name: names });
  const filled = values.filter((value) => (Array.isArray(value) ? value.length > 0 : value)).length;
  const holds = filled === 0 ? "Optional." : `${filled} of ${names.length} filled in.`;
  return (
    <FormGroup title={title} text={`${holds} ${text}`} isFilled={filled > 0}>
      {children}
    </FormGroup>
  );
}

export function PriceDetails<Output>({ form }: Props<Output>) {
  const { control } = form;
  const type = useWatch({ control, name: "type" });
  const policies = usePolicies();
  return (
    <Group
      form={form}
      title="Price details"
      text="Price basis, children, single rooms, advance and cancellation."
      names={priceDetails.keyof().options}
    >
      <FormText
        control={control}
        name="price_basis"
        label="Price basis"
        hint="For example Per person on twin sharing. The tax notes of all tours are in Site Settings → Policies"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText
          control={control}
          name="child_price"
          label="Child price"
          hint="For example ₹9,500 (5-11 years)"
        />
        <FormText
          control={control}
          name="single_supplement"
          label="Single supplement"
          hint="For example ₹4,000"
        />
      </div>
      <FormTextArea
        control={control}
        name="advance"
        label="Advance"
        rows={2}
        hint={`If empty: ${advanceInWords(policies, type)}`}
      />
      <FormTextArea
        control={control}
        name="cancellation"
        label="Cancellation"
        rows={3}
        hint={`If empty: ${refundsInWords(policies)}`}
      />
    </Group>
  );
}

const months = monthNames.map((name, index) => ({
  value: index + 1,
  label: name.slice(0, 3),
  name,
}));

export function GoodToKnow<Output>({ form }: Props<Output>) {
  const { control } = form;
  return (
    <Group
      form={form}
      title="Good to know"
      text="Themes, best months, group, pace, pick-up points, documents and visa."
      names={goodToKnow.keyof().options}
    >
      <FormText
        control={control}
        name="themes"
        label="Themes"
        hint="What visitors search for, with commas: Honeymoon, Pilgrimage, Pongal"
      />
      <FormToggles control={control} name="best_months" legend="Best months" choices={months} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText
          control={control}
          name="group_size"
          label="Group size"
          hint="For example 10-20 travellers"
        />
        <FormText
          control={control}
          name="pace"
          label="Pace"
          hint="For example Relaxed, with short walks"
        />
      </div>
      <PickupPoints form={form} />
      <FormTextArea
        control={control}
        name="documents"
        label="Documents and visa"
        rows={3}
        hint="What travellers must bring, and how they get a visa"
      />
    </Group>
  );
}

function PickupPoints<Output>({ form: { control } }: Props<Output>) {
  const { fields, append, move, remove } = useFieldArray({ control, name: "pickup_points" });
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-semibold">Pick-up points</legend>
      <Rows
        rows={fields}
        noun="pick-up point"
        onAdd={() =>
          append({ place: "", time: "" }, { focusName: `pickup_points.${fields.length}.place` })
        }
        onMove={move}
        onRemove={remove}
      >
        {(index) => (
          <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
            <FormText control={control} name={`pickup_points.${index}.place`} label="Place" />
            <FormText
              control={control}
              name={`pickup_points.${index}.time`}
              label="Time"
              placeholder="6:30 AM"
            />
          </div>
        )}
      </Rows>
    </fieldset>
  );
}

export function TourQuestions<Output>({ form }: Props<Output>) {
  const { control } = form;
  const { fields, append, move, remove } = useFieldArray({ control, name: "questions" });
  return (
    <Group
      form={form}
      title="Questions"
      text="What people ask about this tour on the telephone."
      names={["questions"]}
    >
      <Rows
        rows={fields}
        noun="question"
        onAdd={() =>
          append({ question: "", answer: "" }, { focusName: `questions.${fields.length}.question` })
        }
        onMove={move}
        onRemove={remove}
      >
        {(index) => (
          <div className="grid gap-3">
            <FormText control={control} name={`questions.${index}.question`} label="Question" />
            <FormTextArea
              control={control}
              name={`questions.${index}.answer`}
              label="Answer"
              rows={2}
            />
          </div>
        )}
      </Rows>
    </Group>
  );
}
