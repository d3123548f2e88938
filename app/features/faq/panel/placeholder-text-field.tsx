import * as m from "virtual:messages/panel-faq";
import ChevronDown from "lucide-react/icons/chevron-down";
import Heading from "lucide-react/icons/heading";
import LinkIcon from "lucide-react/icons/link";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldValues, useController } from "react-hook-form";
import { type Bound, useFieldError } from "~/editing/fields";
import { UnknownPlaceholders } from "~/editing/unknown-placeholders";
import { Button } from "~/ui/button";
import { TextArea } from "~/ui/text-area";
import { answerParts, plainAnswer } from "../answer";
import { usePlaceholderValues } from "./queries";

/** A text for visitors, with buttons that insert links, values and, if wanted, headings. */
export function PlaceholderTextField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  rows,
  hasHeadings = false,
}: Bound<Values, Output> & { label: string; rows: number; hasHeadings?: boolean }) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { field } = useController({ control, name });
  const text: string = field.value;
  const values = usePlaceholderValues()(text);

  /** Replaces the selected text, and selects the part of the new text that is to be overtyped. */
  function insert(
    makeText: (selected: string, before: string) => { added: string; toSelect: string },
  ): void {
    const [area] = document.getElementsByName(name);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const { selectionStart: from, selectionEnd: to } = area;
    const { added, toSelect } = makeText(text.slice(from, to), text.slice(0, from));
    const start = from + added.lastIndexOf(toSelect);
    flushSync(() => {
      setIsOpen(false);
      field.onChange(text.slice(0, from) + added + text.slice(to));
    });
    area.focus();
    area.setSelectionRange(start, start + toSelect.length);
  }

  function insertHeading() {
    insert((selected, before) => {
      const words = selected.replace(/\s+/g, " ").trim() || m.heading;
      const gap = before === "" || before.endsWith("\n") ? "" : "\n\n";
      return { added: `${gap}## ${words}\n`, toSelect: words };
    });
  }

  function insertLink() {
    const url = "/contact-us";
    insert((selected) => ({
      added: `[${selected || m.words}](${url})`,
      toSelect: selected ? url : m.words,
    }));
  }

  return (
    <div className="flex flex-col gap-2">
      <TextArea
        {...field}
        label={label}
        rows={rows}
        error={useFieldError({ control, name })}
        hint={hasHeadings ? `${m.linkHint} ${m.paragraphHint}` : m.linkHint}
      />
      <UnknownPlaceholders
        text={text}
        isKnown={(placeholder) => Object.hasOwn(values, placeholder.slice(1, -1))}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {m.insertAValue}
          <ChevronDown aria-hidden="true" />
        </Button>
        <Button variant="secondary" size="sm" onClick={insertLink}>
          <LinkIcon aria-hidden="true" />
          {m.insertALink}
        </Button>
        {hasHeadings && (
          <Button variant="secondary" size="sm" onClick={insertHeading}>
            <Heading aria-hidden="true" />
            {m.insertAHeading}
          </Button>
        )}
      </div>
      <div id={listId} hidden={!isOpen}>
        <p className="text-sm text-ink-muted">{m.placeholdersHint}</p>
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {Object.entries(values).map(([placeholder, value]) => (
            <li key={placeholder}>
              <button
                type="button"
                onClick={() => insert(() => ({ added: `{${placeholder}}`, toSelect: "" }))}
                className="min-h-11 w-full py-2 text-left text-sm hover:bg-surface-sunken"
              >
                <span className="font-semibold">{`{${placeholder}}`}</span>{" "}
                <span className="text-ink-muted">{plainAnswer(answerParts(value, values))}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
