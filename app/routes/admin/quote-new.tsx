import { name } from "virtual:messages/language";
import * as m from "virtual:messages/panel-quotes";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { Loaded } from "~/editing/loaded";
import { forgetUnsavedWork } from "~/editing/unsaved-work";
import { ChooseTour } from "~/features/quotes/panel/choose-tour";
import { newQuoteQuery, useCreateQuote } from "~/features/quotes/panel/queries";
import { QuoteForm } from "~/features/quotes/panel/quote-form";
import type { QuoteInput, QuoteValues } from "~/features/quotes/schema";
import { usePublicLanguages } from "~/features/translations/panel/queries";
import { AdminHeader } from "~/panel/admin-header";
import { SelectField } from "~/ui/field";
import type { Language } from "~/ui/languages";

/** A new quote, prefilled from the tour and the enquiry in the URL. */
export default function QuoteNew() {
  const [params, setParams] = useSearchParams();
  const tour = params.get("tour");
  const enquiry = params.get("enquiry");
  const languages = [...(["en"] as const), ...usePublicLanguages()];
  const language = languages.find((id) => id === params.get("language")) ?? "en";
  const query = useQuery(newQuoteQuery(tour, enquiry, language));
  const set = (name: string, value: string) =>
    setParams(
      new URLSearchParams([...params].filter(([own]) => own !== name).concat([[name, value]])),
      { replace: true },
    );
  return (
    <>
      <AdminHeader title={m.makeAQuote} text={tour ? m.aCopy : m.newQuoteText} />
      {!tour && <ChooseTour onChosen={(id) => set("tour", id)} />}
      {languages.length > 1 && (
        <div className="mb-8 max-w-md">
          <SelectField
            label={m.language}
            hint={m.languageHint}
            value={language}
            onChange={({ target }) => set("language", target.value)}
          >
            {languages.map((id) => (
              <option key={id} value={id} lang={id}>
                {name[id]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      <Loaded key={`${tour}/${enquiry}/${language}`} query={query} failure={m.tourNotLoaded}>
        {({ values, ...made }) => <NewQuote values={values} made={made} language={language} />}
      </Loaded>
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
  const { save } = useCreateQuote(made);

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
      copyOf={`quotes/new/${made.tour_id}/${made.enquiry_id}/${language}`}
      submitLabel={m.createQuote}
      onSave={createAndOpen}
    />
  );
}
