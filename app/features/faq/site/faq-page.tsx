import * as m from "virtual:messages/faq";
import { Suspense } from "react";
import { Link } from "react-router";
import { useCompany } from "~/features/company/site/use-company";
import { Accordion } from "~/ui/accordion";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { markLanguage } from "~/ui/mark-language";
import { PageHeader } from "~/ui/page-header";
import { AnswerParts } from "./answer-parts";
import type { FaqData } from "./load-faq";

const arrowDownIcon = "M12 4v16M6 14l6 6 6-6";

/** Chromium can leave a heading that is a grid item at the foot of a sheet. */
const row = "grid print:block gap-x-14 gap-y-4 lg:grid-cols-[18rem_minmax(0,1fr)]";

/** Questions grouped by category, with a link to each category (spec §2). */
export function FaqPage({
  title,
  text,
  categories,
  hours,
}: {
  title: string;
  text: string;
} & Pick<FaqData, "categories" | "hours">) {
  return (
    <>
      <PageHeader frieze="faq" isLow title={title} text={markLanguage(text)}>
        <nav aria-label={m.categories} className="w-full">
          <ul className="pair gap-x-6">
            {categories.map(({ id, title }) => (
              <li key={id} className="grid">
                <a
                  href={`#${id}`}
                  className="flex min-h-12 items-center justify-between gap-2 border-b border-structure-muted py-2 text-sm leading-tight font-semibold hover:text-turmeric"
                >
                  {title}
                  <Icon path={arrowDownIcon} className="size-4 text-turmeric" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
      <div className="wrap space-y-12 py-10 md:space-y-16 md:py-16">
        {categories.map(({ id, title, items }) => (
          <Suspense key={id}>
            <section id={id} aria-labelledby={`${id}-title`} className={`${row} scroll-mt-4`}>
              <h2 id={`${id}-title`} className="text-2xl lg:sticky lg:top-24 lg:self-start">
                {title}
              </h2>
              {/* All items of the page share a `name`, so only one can be open (spec §4). */}
              <Accordion
                name="faq"
                items={items.map((item, at) => ({
                  id: `${id}-${at + 1}`,
                  title: item.question,
                  isEnglish: item.is_english,
                  content: (
                    <p className="whitespace-pre-line">
                      <AnswerParts parts={item.answer} />
                    </p>
                  ),
                }))}
              />
            </section>
          </Suspense>
        ))}
        <Suspense>
          <OpenQuestion hours={hours} />
        </Suspense>
      </div>
    </>
  );
}

/** The last row, for visitors whose question is not in the list. */
function OpenQuestion({ hours }: { hours: string }) {
  const { phone, phone_link } = useCompany();
  return (
    <section aria-labelledby="other" className={`${row} border-t-4 border-turmeric pt-8`}>
      <h2 id="other" className="text-2xl">
        {m.notHere}
      </h2>
      <div className="min-w-0">
        <p className="text-lg text-ink-muted">
          {hours ? m.askInHours({ times: hours, hours: () => markLanguage(hours) }) : m.ask}
        </p>
        <p className="mt-2 [overflow-wrap:anywhere]">
          <Link
            to={phone_link}
            className="detail-link font-display text-3xl no-underline hover:underline"
          >
            {phone}
          </Link>
        </p>
        <ButtonLink to="/contact-us" variant="secondary" className="mt-4">
          {m.contactUs}
        </ButtonLink>
      </div>
    </section>
  );
}
