import { createContext, type ReactNode, useContext, useState } from "react";
import { type Control, type FieldValues, useFormState } from "react-hook-form";
import { DiscardDialog } from "./unsaved-work";

interface Tabs {
  label: string;
  tabs: { id: string; name: ReactNode }[];
  chosen: string;
  /** Whether a tab was pressed. The focus goes to the tab of the new form then. */
  wasPressed: boolean;
  choose: (id: string) => void;
}

/**
 * Tabs for the outermost form inside, for example the languages of its texts. Each tab has a form of its own. A form
 * passes null on, so that the forms inside it have no tabs.
 */
export const FormTabs = createContext<Tabs | null>(null);

/** Shows the tabs. Asks before another tab replaces a form with unsaved text. */
export function FormTabBar<Values extends FieldValues, Output>({
  control,
  onLeave,
}: {
  control: Control<Values, unknown, Output>;
  onLeave: () => void;
}) {
  const context = useContext(FormTabs);
  const { isDirty, isSubmitting } = useFormState({ control });
  const [wanted, setWanted] = useState<string>();
  if (!context) return null;
  const { label, tabs, chosen, wasPressed, choose } = context;
  return (
    <nav aria-label={label} className="mb-6 flex flex-wrap gap-x-6 border-b border-line">
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          ref={wasPressed && id === chosen ? takeLostFocus : undefined}
          type="button"
          aria-current={id === chosen || undefined}
          aria-disabled={isSubmitting}
          onClick={() => {
            if (id === chosen || isSubmitting) return;
            if (isDirty) setWanted(id);
            else choose(id);
          }}
          className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent py-2 font-semibold text-ink-muted hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
        >
          {name}
        </button>
      ))}
      <DiscardDialog
        isOpen={wanted !== undefined}
        onConfirm={() => {
          onLeave();
          if (wanted) choose(wanted);
        }}
        onCancel={() => setWanted(undefined)}
      />
    </nav>
  );
}

/** The pressed tab was removed with its form. */
function takeLostFocus(tab: HTMLElement | null) {
  if (document.activeElement === document.body) tab?.focus({ preventScroll: true });
}
