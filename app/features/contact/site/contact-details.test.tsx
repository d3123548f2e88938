import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { companyDetails } from "~/features/company/company-details";
import { defaultCompany } from "~/features/company/default-company";
import { ContactDetails } from "./contact-details";

test("the contact page shows the company's own details, but always the fixed opening hours", () => {
  const own = { phone: "04564 222 333", working_hours: "Never", whatsapp_number: null };
  const company = companyDetails({ ...defaultCompany, ...own });
  const html = renderToString(
    <MemoryRouter>
      <ContactDetails company={company} />
    </MemoryRouter>,
  );
  expect(html).toMatch(/href="tel:\+914564222333".*04564 222 333/s);
  expect(html).toContain("Mon-Sun 9:00 AM - 6:00 PM");
  expect(html).not.toContain("Message us on WhatsApp");
});
