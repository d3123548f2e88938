import * as m from "virtual:messages/panel-editing";
import { type FormEvent, useId, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { FieldError } from "~/ui/field";
import { languageOf } from "~/ui/text";
import { textOf } from "./versions";

const sides = ["Yours", "Theirs"] as const;
type Side = (typeof sides)[number];
const labels = { Yours: m.yours, Theirs: m.theirs } satisfies Record<Side, string>;

/** A field that the operator and somebody else have changed to different values. */
export interface DisputedField {
  name: string;
  label: string;
  Yours: unknown;
  Theirs: unknown;
}

/** Asks for each field whose value to save: that of the form, or that of somebody else. */
export function ChoiceDialog({
  fields,
  onChoose,
  onCancel,
}: {
  fields: DisputedField[];
  /** Called with the names of the fields in which the other value is saved. */
  onChoose: (theirs: Set<string>) => void;
  onCancel: () => void;
}) {
  const id = useId();
  const [unanswered, setUnanswered] = useState("");

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const next = fields.find(({ name }) => !chosen.has(name));
    if (next) {
      setUnanswered(next.name);
      event.currentTarget.querySelector<HTMLElement>("input:invalid")?.focus();
      return;
    }
    const theirs = fields.filter(({ name }) => chosen.get(name) === ("Theirs" satisfies Side));
    onChoose(new Set(theirs.map(({ name }) => name)));
  }

  return (
    <Dialog
      isOpen
      isWide
      title={m.changedBySomebody}
      description={m.chooseWhatToKeep}
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {m.cancel}
          </Button>
          <Button type="submit" form={id}>
            {m.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={choose}
        onChange={() => setUnanswered("")}
        className="flex flex-col gap-6"
      >
        {fields.map((field) => (
          <fieldset key={field.name}>
            <legend className="mb-2 font-semibold">{field.label}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              {sides.map((side) => (
                <Choice
                  key={side}
                  side={side}
                  name={field.name}
                  text={textOf(field.name, field[side])}
                />
              ))}
            </div>
            <FieldError error={field.name === unanswered ? m.chooseOne : undefined} />
          </fieldset>
        ))}
      </form>
    </Dialog>
  );
}

function Choice({ side, name, text }: { side: Side; name: string; text: string }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-line-strong p-3 hover:border-ink has-checked:border-structure-text has-checked:bg-structure-soft has-checked:ring-1 has-checked:ring-structure-text has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input type="radio" name={name} value={side} required className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <span className="block text-sm font-semibold">{labels[side]}</span>
        <span lang={languageOf(text)} className="block whitespace-pre-line wrap-anywhere">
          {text || m.empty}
        </span>
      </span>
    </label>
  );
}
