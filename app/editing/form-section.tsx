import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useState } from "react";

const idOf = (title: string) => `section-${title.toLowerCase().replaceAll(" ", "-")}`;

/** On phones, a bar with links to the sections of a long form. */
export function SectionLinks({ titles }: { titles: string[] }) {
  return (
    <nav
      aria-label="Sections"
      className="section-links sticky top-14 z-10 -mx-4 mb-6 overflow-x-auto border-b border-line bg-surface md:hidden"
    >
      <ul className="flex px-1">
        {titles.map((title) => (
          <li key={title}>
            <a
              href={`#${idOf(title)}`}
              className="flex min-h-11 items-center px-3 text-sm font-semibold whitespace-nowrap text-structure-text no-underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A section of a form. If there is room, the heading is beside the fields. */
export function FormSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={idOf(title)}
      className="border-t border-line py-8 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 @2xl:grid-cols-[14rem_minmax(0,1fr)]">
        <div>
          <h2 className="text-xl">{title}</h2>
          {text && <p className="mt-1 text-sm text-ink-muted">{text}</p>}
        </div>
        <div className="flex min-w-0 flex-col gap-5">{children}</div>
      </div>
    </section>
  );
}

/** A section of optional fields. It is open from the start if `isFilled`, otherwise closed. */
export function FormGroup({
  title,
  text,
  isFilled,
  children,
}: {
  title: string;
  text: ReactNode;
  isFilled: boolean;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <section id={idOf(title)} className="border-t border-line">
      <details
        open={isOpen ?? isFilled}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-5 hover:text-accent [[open]>&]:pb-2">
          <h2 className="text-xl">{title}</h2>
          <span className="mt-1 text-sm text-ink-muted">{text}</span>
          <ChevronDown
            aria-hidden="true"
            className="col-start-2 row-span-2 row-start-1 size-5 [[open]>*>&]:rotate-180"
          />
        </summary>
        <div className="flex min-w-0 flex-col gap-5 pt-2 pb-8 @2xl:pl-64">{children}</div>
      </details>
    </section>
  );
}

/** Opens the groups with these fields, because a field in a closed group cannot be focused. */
export function openGroupsOf(names: string[]): void {
  for (const group of document.querySelectorAll("form details")) {
    const fields = [...group.querySelectorAll<HTMLInputElement>("[name]")];
    const isNamed = ({ name }: HTMLInputElement) =>
      names.some((field) => name === field || name.startsWith(`${field}.`));
    if (fields.some(isNamed)) group.setAttribute("open", "");
  }
}
