import * as m from "virtual:messages/panel-faq";
import { type Control, useWatch } from "react-hook-form";
import { answerParts, plainAnswer } from "../answer";
import { PlaceholderTextField } from "./placeholder-text-field";
import { usePlaceholderValues } from "./queries";
import type { FaqQuestionInput, FaqQuestionValues } from "./schema";

/** The answer, and its text as visitors will read it. */
export function AnswerField({
  control,
}: {
  control: Control<FaqQuestionInput, unknown, FaqQuestionValues>;
}) {
  const valuesOf = usePlaceholderValues();
  const answer = useWatch({ control, name: "answer" });
  const shown = plainAnswer(answerParts(answer, valuesOf(answer)));
  return (
    <div className="flex flex-col gap-2">
      <PlaceholderTextField control={control} name="answer" label={m.answer} rows={6} />
      {shown !== answer && (
        <p className="border-l-4 border-line pl-4 text-sm whitespace-pre-line text-ink-muted">
          <span className="font-semibold">{m.visitorsRead}</span>
          {shown}
        </p>
      )}
    </div>
  );
}
