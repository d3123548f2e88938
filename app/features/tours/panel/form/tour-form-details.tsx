import * as m from "virtual:messages/panel-tours";
import type { ReactNode } from "react";
import { type UseFormReturn, useFieldArray, useWatch } from "react-hook-form";
import { FormText, FormTextArea, FormToggles } from "~/editing/fields";
import { FormGroup } from "~/editing/form-section";
import { Rows } from "~/editing/rows";
import { usePolicies } from "~/features/company/panel/queries";
import { advanceInWords, refundsInWords } from "~/features/company/policy-words";
import { monthsIn } from "~/ui/dates";
import { language, locale } from "~/ui/languages";
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
  const holds = filled === 0 ? m.optional : m.ofFilledIn({ filled, count: names.length });
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
      title={m.priceDetails}
      text={m.priceDetailsHint}
      names={priceDetails.keyof().options}
    >
      <FormText control={control} name="price_basis" label={m.priceBasis} hint={m.priceBasisHint} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText
          control={control}
          name="child_price"
          label={m.childPrice}
          hint={m.childPriceHint}
        />
        <FormText
          control={control}
          name="single_supplement"
          label={m.singleSupplement}
          hint={m.singleSupplementHint}
        />
      </div>
      <FormTextArea
        control={control}
        name="advance"
        label={m.advance}
        rows={2}
        hint={m.ifEmpty({ advanceInWords: advanceInWords(policies, type) })}
      />
      <FormTextArea
        control={control}
        name="cancellation"
        label={m.cancellation}
        rows={3}
        hint={m.cancellationHint({ refundsInWords: refundsInWords(policies) })}
      />
    </Group>
  );
}

const shortNames = monthsIn(locale, "short");
const months = monthsIn(locale, "long").map((name, index) => ({
  value: index + 1,
  // The short name of September has four letters in English.
  label: language === "en" ? name.slice(0, 3) : (shortNames[index] ?? name),
  name,
}));

export function GoodToKnow<Output>({ form }: Props<Output>) {
  const { control } = form;
  return (
    <Group
      form={form}
      title={m.goodToKnow}
      text={m.goodToKnowHint}
      names={goodToKnow.keyof().options}
    >
      <FormText control={control} name="themes" label={m.themes} hint={m.themesHint} />
      <FormToggles control={control} name="best_months" legend={m.bestMonths} choices={months} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormText control={control} name="group_size" label={m.groupSize} hint={m.groupSizeHint} />
        <FormText control={control} name="pace" label={m.pace} hint={m.forExampleRelaxed} />
      </div>
      <PickupPoints form={form} />
      <FormTextArea
        control={control}
        name="documents"
        label={m.documentsAndVisa}
        rows={3}
        hint={m.documentsHint}
      />
    </Group>
  );
}

function PickupPoints<Output>({ form: { control } }: Props<Output>) {
  const { fields, append, move, remove } = useFieldArray({ control, name: "pickup_points" });
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-semibold">{m.pickUpPoints}</legend>
      <Rows
        rows={fields}
        noun={m.pickupPoint}
        isLine
        onAdd={() =>
          append({ place: "", time: "" }, { focusName: `pickup_points.${fields.length}.place` })
        }
        onMove={move}
        onRemove={remove}
      >
        {(index) => (
          <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_9rem]">
            <FormText control={control} name={`pickup_points.${index}.place`} label={m.place} />
            <FormText
              control={control}
              name={`pickup_points.${index}.time`}
              label={m.time}
              placeholder={m.n630Am}
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
    <Group form={form} title={m.questions} text={m.questionsHint} names={["questions"]}>
      <Rows
        rows={fields}
        noun={m.questionNoun}
        onAdd={() =>
          append({ question: "", answer: "" }, { focusName: `questions.${fields.length}.question` })
        }
        onMove={move}
        onRemove={remove}
      >
        {(index) => (
          <div className="grid gap-3">
            <FormText control={control} name={`questions.${index}.question`} label={m.question} />
            <FormTextArea
              control={control}
              name={`questions.${index}.answer`}
              label={m.answer}
              rows={2}
            />
          </div>
        )}
      </Rows>
    </Group>
  );
}
