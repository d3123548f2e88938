import * as m from "virtual:messages/contact";
import { Suspense } from "react";
import { OfficeMap } from "~/features/company/site/office-map";
import { useCompany } from "~/features/company/site/use-company";
import { WhoAnswers } from "~/features/company/site/who-answers";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { Picture } from "~/ui/picture";
import { ContactDetails } from "./contact-details";
import { ContactForm } from "./contact-form";

/** On wide screens, half the width of the page column (the class `wrap`) and its outer margin. */
const half = "w-full px-gutter lg:max-w-[calc(var(--container-page)/2+var(--spacing-gutter))]";

/** Contact details, map and form: one column on phones, two on wide screens (spec §2). */
export function ContactPage() {
  const company = useCompany();
  return (
    <div className="grid grid-cols-1 lg:grid-cols-2">
      <div className="band flex flex-col">
        <div className={`${half} py-10 lg:ml-auto lg:py-16`}>
          <Suspense>
            <h1 className="text-4xl">{m.title}</h1>
            <p className="mt-4 mb-7 max-w-prose text-lg text-structure-muted">{m.text}</p>
            <ContactDetails company={company} />
            <WhoAnswers className="mt-8" />
            {company.office_picture && (
              <Picture
                src={company.office_picture}
                fallback={fallbackPictures.other}
                alt={m.ourOffice({ city: company.city })}
                width={800}
                height={533}
                className="mt-8 aspect-3/2 w-full max-w-lg rounded-lg print:hidden"
              />
            )}
          </Suspense>
        </div>
        <Suspense>
          <OfficeMap company={company} className="h-80 lg:h-auto lg:min-h-80 lg:grow" />
        </Suspense>
      </div>
      <section aria-labelledby="message" className="flex flex-col print:hidden">
        <div className={`${half} pt-10 lg:pt-16`}>
          <Suspense>
            <h2 id="message" className="mb-5 text-2xl">
              {m.writeToUs}
            </h2>
            <ContactForm company={company} />
          </Suspense>
        </div>
        <img
          src="/posters/frieze-contact.svg"
          alt=""
          width={960}
          height={400}
          loading="lazy"
          className="mt-auto ml-auto h-auto w-full max-w-2xl pt-8"
        />
      </section>
    </div>
  );
}
