import { expect, test } from "vitest";
import { readQuery } from "./read-query";

test.each([
  ["kerala", { words: "kerala" }],
  ["Kerala 5 days under 20000", { words: "kerala", days: [4, 6], budget: 20_000 }],
  ["ooty below ₹20,000", { words: "ooty", budget: 20_000 }],
  ["goa less than 20k", { words: "goa", budget: 20_000 }],
  ["bali upto 1 lakh", { words: "bali", budget: 100_000 }],
  ["bali 1.5 lakhs", { words: "bali", budget: 150_000 }],
  ["Rs. 15,000/- hills", { words: "hills", budget: 15_000 }],
  ["goa 10000 to 15000", { words: "goa", budget: 15_000 }],
  ["5D/4N singapore", { words: "singapore", days: [4, 6] }],
  ["4 nights singapore", { words: "singapore", days: [4, 6] }],
  ["goa over 7 days", { words: "goa", days: [7] }],
  ["above 30000", { words: "" }],
  ["goa between 10000 and 20000", { words: "goa", budget: 20_000 }],
  ["kerala k", { words: "kerala" }],
  ["three to five days goa", { words: "goa", days: [3, 5] }],
  ["less than 5 days goa", { words: "goa", days: [1, 5] }],
  ["weekend trip to ooty", { words: "ooty", days: [1, 3] }],
  ["a week in kashmir", { words: "kashmir", days: [6, 8] }],
  ["tour packages from madurai in december 2026", { words: "madurai", month: 12 }],
  ["rajasthan in may for 4 people", { words: "rajasthan", month: 5 }],
  ["கேரளா 5 நாட்கள் 20,000க்கு கீழ்", { words: "கேரளா", days: [4, 6], budget: 20_000 }],
  ["டிசம்பரில் ஊட்டி சுற்றுலா", { words: "ஊட்டி", month: 12 }],
  ["route 66", { words: "route" }],
  ["", { words: "" }],
])("the search query %s is read", (query, read) => {
  expect(readQuery(query)).toEqual(read);
});
