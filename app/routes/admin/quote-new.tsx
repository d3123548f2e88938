import * as m from "virtual:messages/panel-quotes";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate, useSearchParams } from "react-router";
import { focusHeading } from "~/editing/deletion";
import { Loaded } from "~/editing/loaded";
import {
  DiscardDialog,
  discardTypedTexts,
  forgetUnsavedWork,
  hasUnsavedWork,
} from "~/editing/unsaved-work";
import { ChooseTour } from "~/features/quotes/panel/choose-tour";
import { newQuoteQuery, useCreateQuote } from "~/features/quotes/panel/queries";
import { QuoteForm } from "~/features/quotes/panel/quote-form";
import type { QuoteInput, QuoteValues } from "~/features/quotes/schema";
import {
  CustomerLanguage,
  useCustomerLanguages,
} from "~/features/translations/panel/customer-language";
import { AdminHeader } from "~/panel/admin-header";
import { type Language, languages } from "~/ui/languages";

/** A new quote, prefilled from the tour and the enquiry in the URL. */
export default function QuoteNew() {
  const [params, setParams] = useSearchParams();
  const tour = params.get("tour");
  const enquiry = params.get("enquiry");
  const open = useCustomerLanguages();
  const language = languages.find((id) => id === params.get("language")) ?? "en";
  // The language may have been switched off since the enquiry.
  const offered = languages.filter((id) => id === language || open.includes(id));
  const query = useQuery(newQuoteQuery(tour, enquiry, language));
  // The tour may be in the trash.
  const isCopy = query.data ? query.data.tour_id !== null : tour !== null;
  const [unconfirmed, setUnconfirmed] = useState<Record<string, string>>();
  function set(changed: Record<string, string>) {
    // The choice of a tour disappears.
    if (changed.tour && !enquiry) focusHeading();
    setParams({ ...Object.fromEntries(params), ...changed }, { replace: true });
  }
  // Another tour or language fills the form anew.
  const choose = (changed: Record<string, string>) =>
    hasUnsavedWork() ? setUnconfirmed(changed) : set(changed);
  return (
    <>
      <AdminHeader title={m.makeAQuote} text={isCopy ? m.aCopy : m.newQuoteText} />
      {(enquiry || !isCopy) && <ChooseTour onChosen={(tour) => choose({ tour })} />}
      {offered.length > 1 && (
        <div className="mb-8 max-w-md">
          <CustomerLanguage
            label={m.language}
            hint={m.languageHint}
            languages={offered}
            value={language}
            onChange={(language) => choose({ language })}
          />
        </div>
      )}
      <Loaded key={`${tour}/${enquiry}/${language}`} query={query} failure={m.tourNotLoaded}>
        {({ values, ...made }) => <NewQuote values={values} made={made} language={language} />}
      </Loaded>
      <DiscardDialog
        isOpen={unconfirmed !== undefined}
        onConfirm={() => {
          discardTypedTexts();
          // Only a closed dialog lets the focus out.
          flushSync(() => setUnconfirmed(undefined));
          set(unconfirmed ?? {});
        }}
        onCancel={() => setUnconfirmed(undefined)}
      />
    </>
  );
}

function NewQuote({
  values,
  made,
  language,
}: {
  values: QuoteInput;
  language: Language;
  made: { tour_id: string | null; enquiry_id: string | null };
}) {
  const navigate = useNavigate();
  const { save, newId } = useCreateQuote(made);

  async function createAndOpen(typed: QuoteValues): Promise<boolean> {
    const created = await save(typed);
    if (!created) return false;
    forgetUnsavedWork();
    await navigate(`/admin/quotes/${created.data}`, { replace: true });
    return true;
  }

  return (
    <QuoteForm
      values={values}
      tourId={made.tour_id}
      copyOf={`quotes/new/${language}/${made.tour_id}/${made.enquiry_id}`}
      submitLabel={m.createQuote}
      newId={newId}
      onSave={createAndOpen}
    />
  );
}
