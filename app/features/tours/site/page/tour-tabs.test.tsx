import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { companyDetails } from "~/features/company/company-details";
import { CompanyContext } from "~/features/company/site/use-company";
import type { Departure } from "~/features/departures/data";
import type { Tour } from "../../data";
import { toFormInput, toPreviewedTour } from "../../schema";
import { tourDetails } from "./tour-details";
import { TourTabs } from "./tour-tabs";

const dayAt = (at: number) => new Date(Date.UTC(2030, 0, 1 + at)).toISOString().slice(0, 10);

function htmlOf(tour: Partial<Tour>, departures: Departure[] = []): string {
  const whole = { ...toPreviewedTour(toFormInput(undefined)), updated_at: dayAt(0), ...tour };
  return renderToString(
    <MemoryRouter>
      <CompanyContext value={companyDetails(null)}>
        <TourTabs
          tour={tourDetails(whole as Tour, departures, dayAt(0))}
          url="https://example.com/tour/domestic/ooty"
          party={{}}
        />
      </CompanyContext>
    </MemoryRouter>,
  ).replaceAll("<!-- -->", "");
}

test("a tour with a date on every day lists the next ones and says how many there are later", () => {
  const departures = Array.from({ length: 500 }, (_, at) => ({ starts_on: dayAt(at) }));
  const html = htmlOf({}, departures as Departure[]);
  expect(html.match(/<time /g)).toHaveLength(60);
  expect(html).toContain("492 more dates");
  expect(html).toContain("More dates until Thu 15 May 2031");
});

test("a tour with many reviews shows the newest ones and leads to the testimonials", () => {
  const reviews = Array.from({ length: 21 }, (_, at) => ({
    name: `Guest ${at}.`,
    date: dayAt(at),
    rating: 5,
    comment: "Good",
  }));
  const html = htmlOf({ reviews });
  expect(html).toContain("Guest 20.");
  expect(html).not.toContain("Guest 0.");
  expect(html).toContain("The newest 20 of 21 reviews.");
  expect(html).toContain('href="/testimonials"');
  expect(htmlOf({ reviews: reviews.slice(1) })).not.toContain("The newest");
});

test("a day without a title has no heading, and is not among the days at a glance", () => {
  const day = { day: "", title: "", description: "", name: "" };
  const itinerary = [
    { ...day, day: "Day 1", title: "Arrival" },
    { ...day, day: "Day 2", name: "Asha" },
    { ...day, title: "Home" },
  ];
  const html = htmlOf({ itinerary });
  expect(html).toContain("Asha");
  expect(html).not.toMatch(/<h3[^>]*><\/h3>/);
  expect(html.match(/#itinerary-\d/g)).toEqual(["#itinerary-1", "#itinerary-3"]);
  expect(htmlOf({ itinerary: itinerary.slice(1) })).not.toContain("#itinerary-");
});
