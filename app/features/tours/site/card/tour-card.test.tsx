import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { TourCard as Tour } from "../../data";
import { shownCards } from "./shown-cards";
import { TourCard } from "./tour-card";

const tour = {
  id: "ooty",
  type: "domestic",
  title: "Ooty",
  price_from: 12_500,
  summary: "",
} as Tour;

const cardOf = (price: string | null, english?: Tour, price_basis: string | null = null) =>
  renderToString(
    <MemoryRouter>
      {shownCards([{ ...tour, price, price_basis, ...(english && { english }) }]).map((card) => (
        <TourCard key={card.id} tour={card} party={{}} />
      ))}
    </MemoryRouter>,
  );

test.each([null, " "])(
  "a card with the price %j says Price on request, and not for whom",
  (price) => {
    const html = cardOf(price);
    expect(html).toContain("Price on request");
    expect(html).not.toContain("per person");
  },
);

test.each([
  ["₹12,500", "says per person"],
  ["₹12,500 (super saver)", "says per person"],
  ["₹12,500 with beach stay", "says per person"],
  ["₹12,500/person", "says nothing more"],
  ["₹12,500per head", "says nothing more"],
  ["₹12,500 p.p", "says nothing more"],
  ["₹25,000 for couples", "says nothing more"],
  ["₹60,000 (family)", "says nothing more"],
  ["₹40,000 for two", "says nothing more"],
  ["₹40,000 / room", "says nothing more"],
  ["₹12,500 family tour", "says per person"],
])("a card with the price %s %s", (price, result) => {
  const html = cardOf(price);
  expect(html.includes(`${price}</span> per person`)).toBe(result === "says per person");
});

test("a card does not add per person to a price that is per couple", () => {
  expect(cardOf("₹40,000", undefined, "Per couple")).not.toContain("per person");
});

test.each([
  ["₹40,000 per couple", "ஜோடிக்கு ₹40,000", false],
  ["₹40,000", "₹40,000", true],
  ["₹40,000 ஜோடிக்கு", "₹40,000 ஜோடிக்கு", false],
])("the price %s says for whom it is also as %s", (price, translated, isAdded) => {
  expect(cardOf(translated, { ...tour, price }).includes("per person")).toBe(isAdded);
});
