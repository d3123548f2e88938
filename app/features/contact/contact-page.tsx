import { useCompany } from "~/features/company/use-company";
import { PageHeader } from "~/ui/page-header";
import { ContactDetails, OfficeMap } from "./contact-details";
import { ContactForm } from "./contact-form";

export const contactHeading = {
  title: "Contact Us",
  text: "Call, write, or walk in. A person who plans tours will answer.",
};

/** The address, the contact form and the map (spec §2). */
export function ContactPage() {
  const company = useCompany();
  return (
    <>
      <PageHeader frieze="contact" {...contactHeading} />
      <div className="wrap grid gap-x-16 gap-y-14 py-14 md:py-20 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <section aria-labelledby="details">
          <h2 id="details" className="mb-5 text-2xl">
            Find us
          </h2>
          <ContactDetails company={company} />
        </section>
        <section aria-labelledby="message" className="print:hidden">
          <h2 id="message" className="mb-5 text-2xl">
            Write to us
          </h2>
          <ContactForm company={company} />
        </section>
        <div className="lg:col-span-2">
          <OfficeMap company={company} />
        </div>
      </div>
    </>
  );
}
