import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { InlineEnglishMark } from "./english-mark";
import { markLanguage } from "./mark-language";

export type AccordionItem = {
  id: string;
  title: string;
  content: ReactNode;
  /** Whether the item is English on a page in another language. */
  isEnglish?: boolean | undefined;
};

/** A native accordion. `name` groups the items, so that only one item is open at a time. */
export function Accordion({
  name,
  items,
  className,
}: {
  name: string;
  items: AccordionItem[];
  className?: string;
}) {
  return (
    <div className={classNames("accordion border-y border-line wrap-anywhere", className)}>
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} className="not-last:border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-accent">
            <h3 className="font-sans text-lg font-semibold">
              {markLanguage(item.title)}
              {item.isEnglish && <InlineEnglishMark />}
            </h3>
            <span aria-hidden="true" className="accordion-mark" />
          </summary>
          <div className="max-w-prose pr-10 pb-5 text-ink-muted">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
