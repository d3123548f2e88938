import { describe, expect, test } from "vitest";
import { companyDetails } from "~/features/company/company-details";
import { defaultCompany } from "~/features/company/default-company";
import type { Departure } from "~/features/departures/data";
import type { Tour } from "~/features/tours/data";
import { sampleTours } from "~/features/tours/samples/sample-tours";
import { toFormInput, toPreviewedTour } from "~/features/tours/schema";
import { tourDetails } from "~/features/tours/site/page/tour-details";
import { pageCrumbs, tourCrumbs } from "./crumbs";
import { agencyJsonLd, tourNodes } from "./json-ld";
import { pageGraph } from "./page-graph";

const siteUrl = "https://agency.example";
const company = companyDetails(defaultCompany);
const [sample] = sampleTours;
if (!sample) throw new Error("no sample tour");
const row: Tour = {
  ...toPreviewedTour(toFormInput(undefined)),
  ...sample,
  price: sample.price ?? null,
  category: null,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-02T00:00:00Z",
  published_at: "2026-01-01T00:00:00Z",
  hidden_at: null,
};

type Node = Record<string, unknown> & { "@type": string };

function graphOf(change: Partial<Tour>, of = company, departures: Departure[] = []): Node[] {
  const trip = tourDetails({ ...row, ...change }, departures, "2026-11-24");
  const graph = pageGraph({
    siteUrl,
    agency: agencyJsonLd(siteUrl, of),
    crumbs: tourCrumbs(trip),
    shown: "en",
    nodes: tourNodes(siteUrl, trip, "en"),
  });
  return (JSON.parse(JSON.stringify(graph)) as { "@graph": Node[] })["@graph"];
}

function nodeOf(graph: Node[], type: string): Node | undefined {
  return graph.find((node) => node["@type"] === type);
}

describe("the agency", () => {
  test("has its address, phone and hours", () => {
    const agency = nodeOf(graphOf({}), "TravelAgency");
    expect(agency).toMatchObject({
      name: defaultCompany.company_name,
      telephone: "+919876543210",
      url: `${siteUrl}/`,
      logo: `${siteUrl}/posters/logo.svg`,
      address: { "@type": "PostalAddress", postalCode: "623707", addressLocality: "Paramakudi" },
      openingHoursSpecification: { opens: "09:00", closes: "18:00" },
    });
  });

  test("has its GSTIN and its registration number, if they are filled in", () => {
    const none = nodeOf(graphOf({}), "TravelAgency");
    expect(none).not.toHaveProperty("vatID");
    expect(none).not.toHaveProperty("identifier");
    const numbers = { gst_number: "33ABCDE1234F1Z5", registration_number: "TN/2009/123" };
    expect(nodeOf(graphOf({}, { ...company, ...numbers }), "TravelAgency")).toMatchObject({
      vatID: "33ABCDE1234F1Z5",
      identifier: "TN/2009/123",
    });
  });

  test("has no hours if its text is unreadable, and the default hours if it has no text", () => {
    const agency = (working_hours: string | null) =>
      nodeOf(graphOf({}, { ...company, working_hours }), "TravelAgency");
    expect(agency("By appointment")).not.toHaveProperty("openingHoursSpecification");
    expect(agency(null)).toHaveProperty("openingHoursSpecification");
  });
});

test("breadcrumbs number every step and use absolute URLs", () => {
  expect(nodeOf(graphOf({}), "BreadcrumbList")?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: `${siteUrl}/` },
    { "@type": "ListItem", position: 2, name: "Domestic Tours", item: `${siteUrl}/domestic-tours` },
    {
      "@type": "ListItem",
      position: 3,
      name: row.title,
      item: `${siteUrl}/tour/domestic/${row.id}`,
    },
  ]);
  expect(pageCrumbs("/", "Home")).toEqual([]);
  expect(pageCrumbs("/faq", "FAQ")).toEqual([
    { name: "Home", path: "/" },
    { name: "FAQ", path: "/faq" },
  ]);
});

describe("a tour", () => {
  test("is a TouristTrip of the agency, with its days", () => {
    const trip = nodeOf(graphOf({}), "TouristTrip");
    expect(trip).toMatchObject({
      name: row.title,
      url: `${siteUrl}/tour/domestic/${row.id}`,
      provider: { "@id": `${siteUrl}/#agency` },
    });
    expect(trip?.itinerary).toMatchObject({ "@type": "ItemList" });
    expect(trip).not.toHaveProperty("aggregateRating");
  });

  test("has an offer only where the page shows a price with an amount", () => {
    const offer = nodeOf(graphOf({ price: "₹18,500", price_from: 18_500 }), "Product")?.offers;
    expect(offer).toMatchObject({ "@type": "Offer", price: 18_500, priceCurrency: "INR" });
    const onRequest = nodeOf(graphOf({ price: "On request", price_from: null }), "Product");
    expect(onRequest).toBeUndefined();
    const hidden = graphOf({ price: null, price_from: 18_500, reviews: [] });
    expect(nodeOf(hidden, "Product")).toBeUndefined();
  });

  test("has an offer for each date, with an amount only at the tour's own price", () => {
    const pickup_points = [{ place: "Paramakudi bus stand", time: "6:30 AM" }];
    const known = { starts_from: "Madurai", pickup_points };
    const stamps = { id: "a", tour_id: row.id, created_at: "", updated_at: "" };
    const open = { starts_on: "2026-12-14", price: null, status: null, seats_left: 4 };
    const departure: Departure = { ...stamps, ...open };
    const graph = graphOf({ ...known, price: "₹18,500", price_from: 18_500 }, company, [
      departure,
      { ...departure, starts_on: "2026-12-21", price: "₹21,000", status: "Sold out" },
      { ...departure, starts_on: "2026-12-28", status: "Filling fast" },
    ]);
    const trip = nodeOf(graph, "TouristTrip");
    const other = graphOf({ pickup_points: [] }, company, [departure]);
    expect(JSON.stringify(other)).toContain('"departureTime":"2026-12-14T00:00:00+05:30"');
    for (const [time, iso] of [
      ["காலை 6:40", "06:40"],
      ["18 hrs", "18:00"],
    ] as const) {
      const from = { ...known, pickup_points: [{ place: "பரமக்குடி", time }] };
      expect(JSON.stringify(graphOf(from, company, [departure]))).toContain(`T${iso}:00+05:30`);
    }
    expect(trip?.tripOrigin).toEqual({ "@type": "Place", name: "Madurai" });
    const leaving = (departureTime: string) => ({ itemOffered: { departureTime } });
    expect(trip?.offers).toMatchObject([
      { ...leaving("2026-12-14T06:30:00+05:30"), price: 18_500, priceCurrency: "INR" },
      { ...leaving("2026-12-21T06:30:00+05:30"), availability: "https://schema.org/SoldOut" },
      { availability: "https://schema.org/LimitedAvailability", price: 18_500 },
    ]);
    expect(trip).not.toHaveProperty("offers[0].availability");
    expect(trip).not.toHaveProperty("offers[1].price");
  });

  test("names the stay and the meals of each day", () => {
    const itinerary = [
      { day: "Day 1", title: "Up", description: "", name: "", stay: "Hill View", meals: "Dinner" },
    ];
    expect(nodeOf(graphOf({ itinerary }), "TouristTrip")?.itinerary).toMatchObject({
      itemListElement: [{ name: "Day 1: Up", description: "Stay: Hill View\nMeals: Dinner" }],
    });
  });

  test("counts only the reviews that travellers sent in its rating", () => {
    const review = (name: string, date: string, rating: number, submission?: string) => {
      return { name, date, rating, comment: "Good.", ...(submission && { submission }) };
    };
    const written = [review("Devi", "2026-01-01", 1), review("Mani", "2026-01-02", 5)];
    const sent = "6f8d9c52-4f9e-4f36-9e51-0d2a6c0f7a11";
    const reviews = [
      ...written,
      review(`Asha ${"and Ravi ".repeat(20)}`, "2026-01-03", 4, sent),
      review("Kannan", "2026-01-04", 5, sent),
      review("Raja, who gave no stars", "2026-01-05", 0, sent),
    ];
    const product = nodeOf(graphOf({ reviews }), "Product");
    expect(product?.aggregateRating).toMatchObject({ ratingValue: 4.5, ratingCount: 2 });
    expect(product?.review).toMatchObject([
      { author: { name: "Kannan" }, reviewRating: { ratingValue: 5 } },
      {
        author: { name: expect.stringMatching(/^Asha .{1,94}$/) },
        datePublished: "2026-01-03",
        reviewRating: { ratingValue: 4 },
      },
    ]);
    expect(JSON.stringify(graphOf({ reviews: written }))).not.toMatch(/[rR]eview|[rR]ating/);
    const text = JSON.stringify(graphOf({ reviews: [] }));
    expect(text).not.toMatch(/aggregateRating|"4\.[89]"|4\.8|4\.9/);
  });
});

test("the structured data has no FAQPage and no empty fields", () => {
  const text = JSON.stringify(graphOf({}));
  expect(text).not.toContain("FAQPage");
  expect(text).not.toMatch(/null|undefined|""/);
});
