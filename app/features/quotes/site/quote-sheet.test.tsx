import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { companyDetails } from "~/features/company/company-details";
import { QuoteSheetView } from "./quote-sheet";

const sheet = {
  title: "Kerala Backwaters",
  people: "2 adults",
  days: [],
  inclusions: [],
  exclusions: [],
  lines: [{ label: "Adult", count: 2, rupees: 62_500 }],
  tax_note: "",
  terms: "",
  upi_id: "",
  pay_now: null,
};

test.each([
  ["2026-12-05", "2026-12-07", "Sat 5 Dec 2026 to Mon 7 Dec 2026"],
  ["2026-12-05", "2026-12-05", "Sat 5 Dec 2026"],
  ["2026-12-05", null, "Sat 5 Dec 2026"],
  [null, "2026-12-07", "… to Mon 7 Dec 2026"],
  [null, null, undefined],
])("a quote from %s to %s has the dates %s", (from_day, to_day, dates) => {
  const html = renderToString(
    <MemoryRouter>
      <QuoteSheetView
        company={companyDetails(null)}
        payee="Vaigai Holidays"
        number="Q-2026-001"
        customerName="Asha"
        sheet={{ ...sheet, from_day, to_day }}
        expiresOn="2026-12-01"
      />
    </MemoryRouter>,
  );
  expect(/<dt>Dates<\/dt><dd>(.*?)<\/dd>/.exec(html)?.[1]).toBe(dates);
});
