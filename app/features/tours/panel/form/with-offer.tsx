import * as m from "virtual:messages/panel-tours";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";

/** A field, with a button below it that offers another text. */
export function WithOffer({
  text,
  onUse,
  children,
}: {
  text: string | null | undefined;
  onUse: (text: string) => void;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col items-start">
      {children}
      <div aria-live="polite">
        {text && (
          <Button variant="quiet" size="sm" className="-ml-3.5" onClick={() => onUse(text)}>
            {m.toUse({ text })}
          </Button>
        )}
      </div>
    </div>
  );
}
