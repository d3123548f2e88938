import ChevronDown from "lucide-react/icons/chevron-down";
import LinkIcon from "lucide-react/icons/link";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { FormTextArea } from "~/editing/fields";
import { Button } from "~/ui/button";
import { answerParts, plainAnswer } from "../answer";
import { useMarkValues } from "./queries";
import type { FaqQuestionInput, FaqQuestionValues } from "./schema";

/** The answer, with buttons that insert links and values, and its text as visitors will read it. */
export function AnswerField({
  form: { control, setValue },
}: {
  form: UseFormReturn<FaqQuestionInput, unknown, FaqQuestionValues>;
}) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const values = useMarkValues();
  const answer = useWatch({ control, name: "answer" });
  const shown = plainAnswer(answerParts(answer, values));

  /** Replaces the selected text, and selects the part of the new text that is to be overtyped. */
  function insert(makeText: (selected: string) => string, toSelect = /$/): void {
    const [area] = document.getElementsByName("answer");
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { selectionStart: from, selectionEnd: to } = area;
    const text = makeText(answer.slice(from, to));
    const found = toSelect.exec(text);
    const start = from + (found?.index ?? text.length);
    flushSync(() => {
      setIsOpen(false);
      const next = answer.slice(0, from) + text + answer.slice(to);
      setValue("answer", next, { shouldDirty: true, shouldValidate: true });
    });
    area.focus();
    area.setSelectionRange(start, start + (found?.[0].length ?? 0));
  }

  return (
    <div className="flex flex-col gap-2">
      <FormTextArea control={control} name="answer" label="Answer" rows={6} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          Insert a value
          <ChevronDown aria-hidden="true" />
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            insert((selected) => `[${selected || "words"}](/contact-us)`, /(?<=\()[^)]+/)
          }
        >
          <LinkIcon aria-hidden="true" />
          Insert a link
        </Button>
      </div>
      <div id={listId} hidden={!isOpen}>
        <p className="text-sm text-ink-muted">
          The site shows the value in place of the mark. Policies, figures and working hours are in
          Site Settings.
        </p>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {Object.entries(values).map(([name, value]) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => insert(() => `{${name}}`)}
                className="min-h-11 w-full py-2 text-left text-sm hover:bg-surface-sunken"
              >
                <span className="font-semibold">{`{${name}}`}</span>{" "}
                <span className="text-ink-muted">{plainAnswer(answerParts(value, values))}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {shown !== answer && (
        <p className="border-l-4 border-line pl-4 text-sm whitespace-pre-line text-ink-muted">
          <span className="font-semibold">Visitors read: </span>
          {shown}
        </p>
      )}
    </div>
  );
}
