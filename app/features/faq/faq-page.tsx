import { Accordion } from "~/ui/accordion";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { Section } from "~/ui/section";
import type { FaqCategory } from "./faq";

/** Questions by category, with links to each (spec §2). */
export function FaqPage({
  title,
  text,
  categories,
}: {
  title: string;
  text: string;
  categories: FaqCategory[];
}) {
  return (
    <>
      <PageHeader frieze="faq" title={title} text={text} />
      <div className="wrap grid gap-x-14 gap-y-10 py-10 md:py-14 lg:grid-cols-[18rem_1fr]">
        <nav aria-label="Question categories" className="lg:sticky lg:top-24 lg:self-start">
          <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
            {categories.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center rounded-full border border-line-strong px-4 font-semibold text-structure-text hover:bg-surface-sunken lg:rounded-none lg:border-0 lg:border-l-4 lg:border-line lg:hover:border-accent"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="space-y-12">
          {categories.map(({ id, title, items }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
              <h2 id={`${id}-title`} className="mb-4 text-2xl">
                {title}
              </h2>
              {/* One name for the whole page: one item is open at a time (spec §4). */}
              <Accordion
                name="faq"
                items={items.map(({ question, answer }, at) => ({
                  id: `${id}-${at + 1}`,
                  title: question,
                  content: <p>{answer}</p>,
                }))}
              />
            </section>
          ))}
        </div>
      </div>
      <Section
        tone="sunken"
        title="Your question is not here?"
        text="Ask us. We are at our desks from 9:00 AM to 6:00 PM, Mon-Sun."
        action={
          <ButtonLink to="/contact-us" size="lg" prefetch="intent">
            Contact Us
          </ButtonLink>
        }
      />
    </>
  );
}
