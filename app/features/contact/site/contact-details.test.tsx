import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { type CompanyDetails, companyDetails } from "~/features/company/company-details";
import { defaultCompany } from "~/features/company/default-company";
import { ContactDetails } from "./contact-details";

const html = (own: Partial<CompanyDetails>) =>
  renderToString(
    <MemoryRouter>
      <ContactDetails company={companyDetails({ ...defaultCompany, ...own })} />
    </MemoryRouter>,
  );

test("the contact page shows the company's own details, and its hours or the specified ones", () => {
  const own = html({
    phone: "04564 222 333",
    working_hours: "Mon-Sat 10-7",
    whatsapp_number: null,
  });
  expect(own).toMatch(/href="tel:\+914564222333".*04564 222 333/s);
  expect(own).toContain("Mon-Sat 10-7");
  expect(own).not.toContain("6:00 PM");
  for (const working_hours of [null, ""])
    expect(html({ working_hours })).toContain("Mon-Sun 9:00 AM - 6:00 PM");
  expect(own).not.toContain("Message us on WhatsApp");
});
