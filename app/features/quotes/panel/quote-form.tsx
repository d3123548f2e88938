import * as m from "virtual:messages/panel-quotes";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { type UseFormReturn, useFieldArray, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { FormText, FormTextArea, useCheckedForm, useFieldError } from "~/editing/fields";
import { openSectionsOf, PhoneSection } from "~/editing/form-section";
import { PageForm } from "~/editing/page-form";
import { Rows } from "~/editing/rows";
import { rupeeAmount } from "~/features/prices/rupees";
import { nextLabel, numbered } from "~/features/tours/panel/form/itinerary-text";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field";
import { inRupees } from "~/ui/text";
import type { Quote } from "../data";
import { totalOf } from "../money";
import {
  newQuoteSchema,
  payNowOf,
  type QuoteInput,
  type QuoteValues,
  quoteSchema,
  sheetOf,
  toQuoteInput,
} from "../schema";
import { datePriceInWords } from "./date-price";
import { advanceOf, withMergedAdvance } from "./new-quote";
import { quotedTourQuery, quoteSettingsQuery } from "./queries";
import {
  adultLine,
  countsIn,
  countsToFillIn,
  departureOn,
  filledIn,
  lastCounts,
  type QuotedTour,
  quotedTour,
  type TourSource,
} from "./quoted-tour";

/** Edits a new or a stored quote. */
export function QuoteForm({
  values,
  tourId,
  stored,
  copyOf,
  submitLabel,
  newId,
  onSave,
}: {
  values: QuoteInput;
  /** The tour that the quote was copied from. */
  tourId: string | null;
  /** The quote as it is stored; undefined for a new quote. */
  stored?: Quote;
  /** The name under which the browser stores unsaved changes of this form. */
  copyOf: string;
  submitLabel: string;
  newId?: RefObject<string>;
  onSave: (values: QuoteValues, base: Quote | undefined) => Promise<unknown>;
}) {
  const form = useCheckedForm(stored ? quoteSchema : newQuoteSchema, values);
  const { control } = form;
  const { data: tour } = useQuery({ ...quotedTourQuery(tourId), select: toQuotedTour });
  const following = useFollowing(form, tour);
  const toInput = (quote: Quote) => {
    const sheet = sheetOf(quote);
    return sheet ? toQuoteInput(quote, sheet) : values;
  };
  return (
    <PageForm
      form={form}
      submitLabel={submitLabel}
      stored={stored && { row: stored, toInput, schema: quoteSchema, toMerged: withMergedAdvance }}
      copied={{ of: copyOf, schema: quoteSchema, newId }}
      // Without lines, only another field is left in their section.
      onInvalid={({ lines, ...errors }) =>
        openSectionsOf([...Object.keys(errors), ...(lines ? ["tax_note"] : [])])
      }
      onSave={onSave}
    >
      <div className="contents" {...following}>
        <PhoneSection
          title={m.customer}
          summary={<Typed control={control} names={["customer_name", "people"]} />}
          isOpen
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <FormText control={control} name="customer_name" label={m.customerSName} required />
            <FormText control={control} name="customer_phone" label={m.phone} type="tel" />
            <FirstDay form={form} tour={tour} />
            <FormText control={control} name="to_day" label={m.to} type="date" />
            <FormText control={control} name="people" label={m.people} hint={m.partyHint} />
            <FormText
              control={control}
              name="expires_on"
              label={m.validUntil}
              type="date"
              hint={m.validUntilHint}
            />
          </div>
        </PhoneSection>
        <PhoneSection title={m.tour} summary={<Typed control={control} names={["title"]} />}>
          <FormText control={control} name="title" label={m.title} required />
          <Days form={form} />
        </PhoneSection>
        <PhoneSection
          title={m.included}
          text={m.oneInEachLine}
          summary={<Typed control={control} names={["inclusions"]} />}
        >
          <FormTextArea control={control} name="inclusions" label={m.included} />
          <FormTextArea control={control} name="exclusions" label={m.notIncluded} />
        </PhoneSection>
        <PhoneSection
          title={m.price}
          text={m.wholeRupees}
          summary={<TypedTotal control={control} />}
        >
          <PriceLines form={form} />
          <FormText control={control} name="tax_note" label={m.tax} />
        </PhoneSection>
        <PhoneSection
          title={m.payment}
          text={m.upiHint}
          summary={<TypedPayment control={control} />}
        >
          <div className="grid gap-5 sm:grid-cols-2">
            <UpiId form={form} />
            <PayNow form={form} />
          </div>
        </PhoneSection>
        <PhoneSection title={m.terms} summary={<Typed control={control} names={["terms"]} />}>
          <FormTextArea control={control} name="terms" label={m.terms} rows={8} />
        </PhoneSection>
      </div>
    </PageForm>
  );
}

function toQuotedTour(source: TourSource | null): QuotedTour | null {
  return source && quotedTour(source);
}

type Form = UseFormReturn<QuoteInput, unknown, QuoteValues>;
type TextName = Exclude<keyof QuoteInput, "days" | "lines">;

/** The texts in these fields, for a closed section. */
function Typed({ control, names }: Pick<Form, "control"> & { names: TextName[] }) {
  return useWatch({ control, name: names }).filter(Boolean).join(" · ");
}

function Days({ form: { control, getValues, setValue } }: { form: Form }) {
  const { fields, append, move, remove } = useFieldArray({ control, name: "days" });

  function renumber() {
    for (const [index, { day }] of numbered(getValues("days")).entries()) {
      setValue(`days.${index}.day`, day, { shouldDirty: true });
    }
  }

  return (
    <Rows
      rows={fields}
      noun={m.dayNoun}
      onAdd={() => {
        const day = nextLabel(getValues("days"));
        append({ day, title: "", description: "", stay: "", meals: "" });
      }}
      onMove={(from, to) => {
        move(from, to);
        renumber();
      }}
      onRemove={(index) => {
        remove(index);
        renumber();
      }}
    >
      {(index) => (
        <div className="@container">
          <div className="grid gap-4 @sm:grid-cols-[8rem_minmax(0,1fr)]">
            <FormText control={control} name={`days.${index}.day`} label={m.day} />
            <FormText control={control} name={`days.${index}.title`} label={m.dayTitle} />
            <FormTextArea
              control={control}
              name={`days.${index}.description`}
              label={m.description}
              rows={2}
              fieldClassName="@sm:col-span-full"
            />
            <div className="grid gap-4 @sm:col-span-full @md:grid-cols-2">
              <FormText control={control} name={`days.${index}.stay`} label={m.stay} />
              <FormText control={control} name={`days.${index}.meals`} label={m.meals} />
            </div>
          </div>
        </div>
      )}
    </Rows>
  );
}

function PriceLines({ form: { control } }: { form: Form }) {
  const { fields, append, move, remove } = useFieldArray({ control, name: "lines" });
  return (
    <>
      <Rows
        rows={fields}
        noun={m.priceLine}
        isLine
        onAdd={() => append({ label: "", count: "1", rupees: "" })}
        onMove={move}
        onRemove={remove}
      >
        {(index) => (
          <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[minmax(0,1fr)_5rem_9rem]">
            <FormText
              control={control}
              name={`lines.${index}.label`}
              label={m.forLabel}
              fieldClassName="max-sm:col-span-full"
            />
            <FormText
              control={control}
              name={`lines.${index}.count`}
              label={m.count}
              inputMode="numeric"
            />
            <FormText control={control} name={`lines.${index}.rupees`} label={m.rupeesEach} />
          </div>
        )}
      </Rows>
      <Total control={control} />
    </>
  );
}

const asTyped = { shouldDirty: true, shouldValidate: true };

/** The last day and the adult's price follow the first day that the operator types, and the counts follow the people. */
function useFollowing({ getValues, setValue }: Form, tour: QuotedTour | null | undefined) {
  const earlier = useRef({ from_day: "", people: "" });
  const counted = useRef(countsIn(""));
  return {
    onChangeCapture() {
      const { from_day, people } = getValues();
      earlier.current = { from_day, people };
      counted.current = lastCounts(counted.current, people);
    },
    onChange() {
      const values = getValues();
      if (values.people !== earlier.current.people) {
        const { isForSeveral } = (tour && departureOn(tour, values.from_day)) ?? tour ?? {};
        const counts = countsToFillIn(values.lines, counted.current, values.people, isForSeveral);
        for (const { at, count } of counts) {
          setValue(`lines.${at}.count`, count, asTyped);
        }
      }
      if (!tour || values.from_day === earlier.current.from_day) return;
      const { to_day = values.to_day, adult } = filledIn(tour, earlier.current.from_day, values);
      if (to_day !== values.to_day) setValue("to_day", to_day, asTyped);
      if (adult) setValue(`lines.${adult.at}.rupees`, adult.rupees, asTyped);
    },
  };
}

/** The first day. Names the price of a date of the tour, and offers it if the operator has typed another one. */
function FirstDay({ form, tour }: { form: Form; tour: QuotedTour | null | undefined }) {
  const { control, setFocus, setValue } = form;
  const [day, lines] = useWatch({ control, name: ["from_day", "lines"] });
  const { isClear, rupees } = (tour && departureOn(tour, day)) || {};
  const at = tour ? adultLine(tour, lines) : -1;
  const isOther = isClear && rupees && at >= 0 && rupeeAmount(lines[at]?.rupees ?? "") !== rupees;

  function takePrice() {
    setValue(`lines.${at}.rupees`, String(rupees), asTyped);
    // The button goes, and would take the focus with it.
    setFocus("from_day");
  }

  return (
    <div className="flex flex-col items-start">
      <FormText
        control={control}
        name="from_day"
        label={m.from}
        type="date"
        fieldClassName="w-full"
      />
      <p role="status" className="mt-1.5 text-sm text-ink-muted empty:mt-0">
        {tour && datePriceInWords(tour, day)}
      </p>
      {isOther && (
        <Button variant="quiet" size="sm" className="-ml-3.5" onClick={takePrice}>
          {m.takeTheDatePrice({ amount: inRupees(rupees) })}
        </Button>
      )}
    </div>
  );
}

/** The UPI ID of this quote. Says where to store one for every quote, while none is stored. */
function UpiId({ form: { control } }: { form: Form }) {
  const { data } = useQuery(quoteSettingsQuery);
  const settings = (words: ReactNode[]) => (
    <Link to="/admin/site-settings/quotes" className="underline">
      {words}
    </Link>
  );
  return (
    <FormText
      control={control}
      name="upi_id"
      label={m.upiId}
      placeholder="name@bank"
      hint={data && !data.office?.upi_id && m.storeTheUpiId({ settings })}
    />
  );
}

/**
 * The amount that the UPI code asks for. While it is the advance of the terms, it follows the prices and the terms.
 * Otherwise the advance is offered.
 */
function PayNow({ form }: { form: Form }) {
  const { control, setFocus, setValue } = form;
  const [lines, terms, typed] = useWatch({ control, name: ["lines", "terms", "pay_now"] });
  const { data } = quoteSchema.shape.lines.safeParse(lines);
  const total = data ? totalOf(data) : 0;
  const advance = advanceOf({ lines, terms });
  const isOther = advance !== null && payNowOf(typed) !== advance;
  const earlierAdvance = useRef(advance);
  useEffect(() => {
    if (advance === null || advance === earlierAdvance.current) return;
    if (payNowOf(typed) === earlierAdvance.current) setValue("pay_now", String(advance), asTyped);
    earlierAdvance.current = advance;
  }, [advance, typed, setValue]);
  return (
    <div className="flex flex-col items-start">
      <FormText
        control={control}
        name="pay_now"
        label={m.toPayNow}
        hint={total > 0 ? m.wholeAmountIfEmpty({ amount: inRupees(total) }) : m.allIfEmpty}
        inputMode="numeric"
        fieldClassName="w-full"
      />
      {isOther && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3.5"
          onClick={() => {
            setValue("pay_now", String(advance), asTyped);
            // The button goes, and would take the focus with it.
            setFocus("pay_now");
          }}
        >
          {m.takeTheAdvance({ amount: inRupees(advance) })}
        </Button>
      )}
    </div>
  );
}

function useTotal({ control }: Pick<Form, "control">): string {
  const lines = useWatch({ control, name: "lines" });
  const { data } = quoteSchema.shape.lines.safeParse(lines);
  return data ? inRupees(totalOf(data)) : "–";
}

/** A component of its own, so that typing a price does not render the whole form. */
function TypedTotal({ control }: Pick<Form, "control">) {
  return useTotal({ control });
}

function TypedPayment({ control }: Pick<Form, "control">) {
  const [upiId, payNow] = useWatch({ control, name: ["upi_id", "pay_now"] });
  const amount = payNowOf(payNow);
  return [upiId, amount === null ? payNow : inRupees(amount)].filter(Boolean).join(" · ");
}

/** The total of the typed prices, and the validation error of the price list. */
function Total({ control }: Pick<Form, "control">) {
  const error = useFieldError({ control, name: "lines" });
  return (
    <div>
      <p role="status" className="text-xl font-semibold">
        {m.totalIs({ total: useTotal({ control }) })}
      </p>
      <FieldError error={error} />
    </div>
  );
}
