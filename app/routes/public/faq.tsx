import { Link } from "react-router";
import { pageMeta } from "~/company/page-meta";
import { faqCategories } from "~/faq/faq";
import { Accordion } from "~/ui/accordion";
import { ButtonLink } from "~/ui/button";
import { PageHeader } from "~/ui/page-header";
import { Section } from "~/ui/section";
import type { Route } from "./+types/faq";

const TITLE = "Frequently Asked Questions";
const TEXT =
  "How to book, pay, change a plan or cancel, and how we look after children and grandparents.";

/** The texts come with the page's data, so that no script carries them a second time. */
export function loader() {
  return { categories: faqCategories };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, TITLE, TEXT);
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { categories } = loaderData;
  return (
    <>
      <PageHeader frieze="faq" title={TITLE} text={TEXT} />
      <div className="wrap grid gap-x-14 gap-y-10 py-10 md:py-14 lg:grid-cols-[18rem_1fr]">
        <nav aria-label="Question categories" className="lg:sticky lg:top-24 lg:self-start">
          <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
            {categories.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={{ hash: id }}
                  className="flex min-h-11 items-center rounded-full border border-line-strong px-4 font-semibold text-structure-text hover:bg-surface-sunken lg:rounded-none lg:border-0 lg:border-l-4 lg:border-line lg:hover:border-accent"
                >
                  {title}
                </Link>
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
