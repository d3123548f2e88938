import { describe, expect, test } from "vitest";
import { defaultPolicies } from "~/features/company/policies";
import type { Tour } from "../../data";
import { toFormInput, toPreviewedTour } from "../../schema";
import { averageRating, tourDetails } from "./tour-details";

const tour: Tour = {
  ...toPreviewedTour(toFormInput(undefined)),
  id: "ooty",
  title: "Ooty",
  type: "domestic",
  category: null,
  summary: "Two hill towns.",
  image_url: "/posters/ooty.svg",
  price: null,
  duration: "5 Days",
  highlights: [{ value: " Toy train " }, { value: " " }],
  inclusions: [],
  itinerary: [
    ["Day 1", "Up the hill", ""],
    ["Day 2", " ", "Senthil"],
    ["Day 3", " ", ""],
    ["Departure", "", ""],
  ].map(([day = "", title = "", name = ""]) => ({ day, title, name, description: "" })),
  gallery: ["/a.svg", "javascript:alert(1)", "https://example.com/b.jpg"],
  featured: false,
  reviews: [
    { name: "Meena", date: "2025-05-18", rating: 4, comment: "A careful driver." },
    { name: "Ravi", date: "last Pongal", rating: 9, comment: "Good food." },
    { name: "", date: "", rating: 5, comment: "" },
  ],
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  published_at: "2026-01-01T00:00:00Z",
  hidden_at: null,
};

test("blank entries are not shown", () => {
  const shown = tourDetails(tour);
  expect(shown.highlights).toEqual(["Toy train"]);
  expect(shown.itinerary.map(({ day }) => day)).toEqual(["Day 1", "Day 2", "Departure"]);
  expect(shown.reviews.map(({ name }) => name)).toEqual(["Meena", "Ravi"]);
  expect(tourDetails({ ...tour, price: "  " }).price).toBeNull();
});

test.each([
  ["₹18,500", "Per person on twin sharing", true, "on twin sharing"],
  ["₹18,500", "Per person", true, null],
  ["₹18,500 per person", "per person, on twin sharing", false, "on twin sharing"],
  ["₹12,500 (min 4 pax)", "Per person on twin sharing", false, "Per person on twin sharing"],
  ["₹12,500 per night", "Per person on twin sharing", false, "Per person on twin sharing"],
  ["₹40,000", "per couple", false, "per couple"],
  ["Call us", "Per person on twin sharing", false, "Per person on twin sharing"],
  [null, "Per person", false, "Per person"],
])("for the price %j and basis %j, per person is said once", (price, basis, isPerPerson, shown) => {
  const details = tourDetails({ ...tour, price, price_basis: basis });
  expect(details).toMatchObject({ isPerPerson, priceBasis: shown });
});

test("only safe URLs become pictures", () => {
  expect(tourDetails(tour).gallery).toEqual(["/a.svg", "https://example.com/b.jpg"]);
  expect(tourDetails({ ...tour, image_url: "javascript:alert(1)" }).image).toBeNull();
});

test("the newest review is first, its date in words, and other text stays unchanged", () => {
  expect(tourDetails(tour).reviews.map(({ date }) => date)).toEqual(["18 May 2025", "last Pongal"]);
  const older = { name: "Older", date: "2024-12-31", rating: 5, comment: "Good" };
  const { reviews } = tourDetails({ ...tour, reviews: [older, ...tour.reviews] });
  expect(reviews.map(({ name }) => name)).toEqual(["Meena", "Older", "Ravi"]);
  const odd = { ...tour, reviews: [{ name: "A", date: "2025-13-40", rating: 5, comment: "B" }] };
  expect(tourDetails(odd).reviews[0]?.date).toBe("2025-13-40");
});

test("the rating and the number of reviews are those of all, also of those that are not shown", () => {
  const reviews = Array.from({ length: 40 }, (_, at) => ({
    name: "Asha",
    date: "2026-01-01",
    rating: at < 20 ? 5 : 3,
    comment: "Good",
    submission: "6f8d9c52-4f9e-4f36-9e51-0d2a6c0f7a11",
  }));
  const shown = tourDetails({ ...tour, reviews });
  expect(shown.reviews).toHaveLength(20);
  const sentRating = { count: 40, average: "4.0" };
  expect(shown).toMatchObject({ rating: "4.0", reviewCount: 40, sentRating });
});

test("a rating outside 1 to 5 is not shown", () => {
  expect(tourDetails(tour).reviews.map(({ rating }) => rating)).toEqual([4, null]);
});

describe("the agency's usual terms", () => {
  test("are shown only beside other price details or other things that are good to know", () => {
    expect(tourDetails(tour)).toMatchObject({
      otherPrices: { title: "", prices: [] },
      terms: null,
    });
    const priced = tourDetails({ ...tour, child_price: "₹900" });
    const advance = ["Advance", expect.stringMatching(/^25%/)];
    expect(priced).toMatchObject({
      otherPrices: { title: "Child and advance", prices: [["Child", "₹900"], advance] },
      terms: null,
    });
    const international = { ...tour, type: "international", documents: "A passport." };
    expect(tourDetails(international)).toMatchObject({
      otherPrices: { prices: [] },
      terms: {
        advance: expect.stringMatching(/^50%.*30 days before departure/),
        cancellation: expect.stringContaining("15-30 days we refund 70%"),
      },
    });
  });

  test("and the tax note are those of Policies", () => {
    const own = { ...defaultPolicies, advance_domestic: "₹2,000", refunds: [], tax_note: " GST " };
    const shown = tourDetails({ ...tour, price: "₹900", pace: "Easy" }, [], "", own);
    expect(shown).toMatchObject({
      taxNote: "GST",
      terms: {
        advance: expect.stringMatching(/^₹2,000 when you book/),
        cancellation: "There is no refund if you cancel.",
      },
    });
    expect(tourDetails(tour, [], "", own).taxNote).toBeNull();
  });

  test("are replaced by the tour's own terms", () => {
    const own = tourDetails({ ...tour, advance: "Half", cancellation: "Never" });
    expect(own).toMatchObject({
      otherPrices: { prices: [["Advance", "Half"]] },
      terms: { advance: "Half", cancellation: "Never" },
    });
  });
});

test("a tour with three different pictures has a mosaic, and one with fewer has none", () => {
  const gallery = ["/a.svg", "/b.svg", "/a.svg"];
  expect(tourDetails({ ...tour, gallery }).mosaic).toEqual([tour.image_url, "/a.svg", "/b.svg"]);
  expect(tourDetails({ ...tour, gallery: ["/a.svg", "/b.svg"] }).mosaic).toEqual([]);
});

function rated(...ratings: unknown[]) {
  return ratings.map((rating) => ({ rating: rating as number }));
}

describe("averageRating", () => {
  test("is 4.8 without reviews", () => expect(averageRating([])).toBe("4.8"));
  test("has one decimal", () => {
    expect(averageRating(rated(5))).toBe("5.0");
    expect(averageRating(rated(5, 4, 4))).toBe("4.3");
    expect(averageRating(rated(4.3, 4.4))).toBe("4.4");
  });
  test("ignores invalid ratings", () => {
    expect(averageRating(rated(undefined, "5", Number.NaN, 0, 6, 3))).toBe("3.0");
    expect(averageRating(rated(null))).toBe("4.8");
  });
});
