import * as m from "virtual:messages/panel-quotes";
import { z } from "zod";
import { useCheckedForm } from "~/editing/fields";
import { readList, searchWords } from "~/editing/read";
import { requiredText } from "~/editing/rules";
import { toast } from "~/editing/toaster";
import { chosenTour, listToursOfTitle, suggestTours } from "~/features/tours/data";
import { TourField } from "~/features/tours/panel/tour-field";
import { browserClient } from "~/supabase/browser-client";
import { Button } from "~/ui/button";

const schema = z.object({ title: requiredText(m.titleIsRequired, 300) });

/** Asks from which tour a new quote is copied. Words that only one title has are enough. */
export function ChooseTour({ onChosen }: { onChosen: (id: string) => void }) {
  const form = useCheckedForm(schema, { title: "" });
  const { control } = form;
  const choose = form.handleSubmit(async ({ title }) => {
    try {
      const client = browserClient();
      const tour = chosenTour(await readList(listToursOfTitle(client, title)));
      const [chosen, other] = tour
        ? [tour]
        : await readList(suggestTours(client, searchWords(title)));
      if (chosen && !other) onChosen(chosen.id);
      else form.setError("title", { message: other ? m.severalTours : m.unknownTour });
    } catch {
      toast.error(m.tourNotLoaded);
    }
  });
  return (
    <form
      noValidate
      onSubmit={choose}
      className="mb-8 grid justify-items-start gap-3 lg:flex lg:items-start"
    >
      <div className="w-full max-w-md">
        <TourField control={control} name="title" label={m.copyFromATour} hint={m.itsDays} />
      </div>
      <Button type="submit" variant="secondary" className="lg:mt-6">
        {m.copy}
      </Button>
    </form>
  );
}
