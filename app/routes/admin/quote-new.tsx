import * as m from "virtual:messages/panel-quotes";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { Loaded } from "~/editing/loaded";
import { forgetUnsavedWork } from "~/editing/unsaved-work";
import { ChooseTour } from "~/features/quotes/panel/choose-tour";
import { newQuoteQuery, useCreateQuote } from "~/features/quotes/panel/queries";
import { QuoteForm } from "~/features/quotes/panel/quote-form";
import type { QuoteInput, QuoteValues } from "~/features/quotes/schema";
import { AdminHeader } from "~/panel/admin-header";

/** A new quote, prefilled from the tour and the enquiry in the URL. */
export default function QuoteNew() {
  const [params, setParams] = useSearchParams();
  const tour = params.get("tour");
  const enquiry = params.get("enquiry");
  const query = useQuery(newQuoteQuery(tour, enquiry));
  return (
    <>
      <AdminHeader title={m.makeAQuote} text={tour ? m.aCopy : m.newQuoteText} />
      {!tour && (
        <ChooseTour
          onChosen={(id) => setParams({ tour: id, ...(enquiry && { enquiry }) }, { replace: true })}
        />
      )}
      <Loaded key={`${tour}/${enquiry}`} query={query} failure={m.tourNotLoaded}>
        {({ values, ...made }) => <NewQuote values={values} made={made} />}
      </Loaded>
    </>
  );
}

function NewQuote({
  values,
  made,
}: {
  values: QuoteInput;
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
      copyOf={`quotes/new/${made.tour_id}/${made.enquiry_id}`}
      submitLabel={m.createQuote}
      onSave={createAndOpen}
    />
  );
}
