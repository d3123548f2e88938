import * as m from "virtual:messages/panel-editing";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, type ToggleEvent, useState } from "react";
import { classNames } from "~/ui/class-names";
import { useMatches } from "~/ui/use-matches";

const idOf = (title: string) => `section-${title.toLowerCase().replaceAll(" ", "-")}`;

/** On phones, a bar with links to the sections of a long form. */
export function SectionLinks({ titles }: { titles: string[] }) {
  return (
    <nav
      aria-label={m.sections}
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

interface SectionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of a form. If there is room, the heading is beside the fields. */
export function FormSection({ title, text, children }: SectionProps) {
  return (
    <section
      id={idOf(title)}
      className="border-t border-line py-8 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <Fields heading={<h2 className="mb-1 text-xl">{title}</h2>} text={text}>
        {children}
      </Fields>
    </section>
  );
}

/** The fields of a section, below its heading and text, or beside them if there is room. */
function Fields({
  heading,
  text,
  className,
  children,
}: Omit<SectionProps, "title"> & { heading: ReactNode; className?: string }) {
  return (
    <div
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 @2xl:grid-cols-[14rem_minmax(0,1fr)]",
        className,
      )}
    >
      <div>
        {heading}
        {text && <p className="text-sm text-ink-muted">{text}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </div>
  );
}

/**
 * A section of a long form. On phones it is closed at first, shows `summary`, and opening it closes
 * the others. On wider screens it is always open.
 */
export function PhoneSection({
  title,
  text,
  summary,
  isOpen = false,
  children,
}: SectionProps & {
  /** The text of the closed section, for example "6 days". */
  summary: ReactNode;
  isOpen?: boolean;
}) {
  return (
    <section
      id={idOf(title)}
      className="border-t border-line first-of-type:border-t-0 md:py-8 md:first-of-type:pt-0"
    >
      <details open={isOpen} onToggle={closeOthers} className="phone-section">
        <summary className={summaryClass}>
          <h2 className="text-xl">{title}</h2>
          <span className="mt-1 truncate text-sm text-ink-muted">{summary}</span>
          <Arrow />
        </summary>
        <Fields
          heading={<h2 className="mb-1 text-xl max-md:hidden">{title}</h2>}
          text={text}
          className="max-md:pt-2 max-md:pb-8"
        >
          {children}
        </Fields>
      </details>
    </section>
  );
}

const summaryClass =
  "grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-5 hover:text-accent [[open]>&]:pb-2";

function Arrow() {
  return (
    <ChevronDown
      aria-hidden="true"
      className="col-start-2 row-span-2 row-start-1 size-5 [[open]>*>&]:rotate-180"
    />
  );
}

const PHONE = "(width < 48rem)";
const isPhone = () => matchMedia(PHONE).matches;

/** On phones, only one section of a form is open. */
function closeOthers({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
  if (!currentTarget.open || !isPhone()) return;
  const [summary, fields] = currentTarget.children;
  for (const other of document.querySelectorAll("form section > details[open]")) {
    if (other === currentTarget) continue;
    other.removeAttribute("open");
    // A section that closes above it moves its heading out of view. A focused field stays in view instead.
    if (!fields?.contains(document.activeElement)) summary?.scrollIntoView({ block: "nearest" });
  }
}

/** A section of optional fields. Except on phones, it is open from the start if `isFilled`. */
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
  const isOnPhone = useMatches(PHONE);
  return (
    <section id={idOf(title)} className="border-t border-line">
      <details
        open={isOpen ?? (isFilled && !isOnPhone)}
        onToggle={(event) => {
          setIsOpen(event.currentTarget.open);
          closeOthers(event);
        }}
      >
        <summary className={summaryClass}>
          <h2 className="text-xl">{title}</h2>
          <span className="mt-1 text-sm text-ink-muted">{text}</span>
          <Arrow />
        </summary>
        <div className="flex min-w-0 flex-col gap-5 pt-2 pb-8 @2xl:pl-64">{children}</div>
      </details>
    </section>
  );
}

/** Opens the sections with these fields, because a field in a closed one cannot be focused. On phones, only the first. */
export function openSectionsOf(names: string[]): void {
  const isNamed = ({ name }: HTMLInputElement) =>
    names.some((field) => name === field || name.startsWith(`${field}.`));
  const closed = [...document.querySelectorAll("form details")].filter((details) =>
    [...details.querySelectorAll<HTMLInputElement>("[name]")].some(isNamed),
  );
  const sections = closed.filter(({ parentElement }) => parentElement?.matches("section"));
  const opened = isPhone() ? sections.slice(0, 1) : sections;
  for (const details of closed) {
    if (opened.some((section) => section.contains(details))) details.setAttribute("open", "");
  }
}
