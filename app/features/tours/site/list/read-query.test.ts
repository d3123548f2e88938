import { expect, test } from "vitest";
import { filtersOf } from "./list-filters";
import { readQuery, searchParts } from "./read-query";

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
  ["kerala 6D5N", { words: "kerala", days: [5, 7] }],
  ["5n6d kerala may 1st week", { words: "kerala", days: [5, 7], month: 5 }],
  ["ooty 25th december", { words: "ooty", month: 12 }],
  ["4 nights singapore", { words: "singapore", days: [4, 6] }],
  ["goa over 7 days", { words: "goa", days: [7] }],
  ["above 30000", { words: "" }],
  ["goa between 10000 and 20000", { words: "goa", budget: 20_000 }],
  ["kerala k", { words: "kerala" }],
  ["three to five days goa", { words: "goa", days: [3, 5] }],
  ["less than 5 days goa", { words: "goa", days: [1, 5] }],
  ["weekend trip to ooty", { words: "ooty", days: [1, 3] }],
  ["a week in kashmir", { words: "kashmir", days: [6, 8] }],
  ["tour packages from madurai in december 2026", { words: "", from: "madurai", month: 12 }],
  ["kerala from chennai from 5 december", { words: "kerala", from: "chennai", month: 12 }],
  ["rajasthan in may for 4 people", { words: "rajasthan", month: 5, people: 4 }],
  ["goa 2 adults and 1 child", { words: "goa", people: 3, children: 1 }],
  ["family of four to ooty", { words: "ooty", people: 4 }],
  ["ஊட்டி 4 பேர்", { words: "ஊட்டி", people: 4 }],
  ["goa 7 days or more", { words: "goa", days: [7] }],
  ["ooty with kids", { words: "ooty kids" }],
  ["கேரளா 5 நாட்கள் 20,000க்கு கீழ்", { words: "கேரளா", days: [4, 6], budget: 20_000 }],
  ["டிசம்பரில் ஊட்டி சுற்றுலா", { words: "ஊட்டி", month: 12 }],
  ["கேரளா 5 நாட்களுக்குள் 20 ஆயிரம்", { words: "கேரளா", days: [1, 5], budget: 20_000 }],
  ["வார இறுதி ஊட்டி 10000க்கு மேல்", { words: "ஊட்டி", days: [1, 3] }],
  ["केरल 5 दिन 20 हज़ार तक", { words: "केरल", days: [4, 6], budget: 20_000 }],
  ["दिसंबर में ऊटी की यात्रा", { words: "ऊटी", month: 12 }],
  ["गोवा 5 से 7 दिन 1 लाख से कम", { words: "गोवा", days: [5, 7], budget: 100_000 }],
  ["जूनागढ़ एक हफ़्ता", { words: "जूनागढ़", days: [6, 8] }],
  ["फ़रवरी गोवा", { words: "गोवा", month: 2 }],
  ["ஜனவரியில் ஊட்டி", { words: "ஊட்டி", month: 1 }],
  ["20 ஆயிரத்திற்குள் ஊட்டி", { words: "ஊட்டி", budget: 20_000 }],
  ["1 லட்சத்திற்குள் பாலி", { words: "பாலி", budget: 100_000 }],
  ["ஊட்டி 4 பேருக்கு", { words: "ஊட்டி", people: 4 }],
  ["ஊட்டி நான்கு நாட்கள்", { words: "ஊட்டி", days: [3, 5] }],
  ["केरल पाँच दिन दो लाख", { words: "केरल", days: [4, 6], budget: 200_000 }],
  ["गोवा दो दिन", { words: "गोवा", days: [2, 2] }],
  ["दो", { words: "दो" }],
  ["bali under ten thousand", { words: "bali", budget: 10_000 }],
  [
    "naalu naal ooty 10 aayiram kulla 2 peru",
    { words: "ooty", days: [3, 5], budget: 10_000, people: 2 },
  ],
  ["bali 1 lakh 20 thousand", { words: "bali", budget: 120_000 }],
  ["பாலி 1 லட்சத்து 20 ஆயிரம்", { words: "பாலி", budget: 120_000 }],
  ["bali 20 000", { words: "bali", budget: 20_000 }],
  ["ooty 15000+", { words: "ooty" }],
  ["ooty 5+ days", { words: "ooty", days: [5] }],
  ["ooty 10-20k", { words: "ooty", budget: 20_000 }],
  ["kerala 25.12.2026 18% 4*", { words: "kerala" }],
  ["kerala budget is 20000 only, total cost", { words: "kerala", budget: 20_000 }],
  ["cheapest this long weekend", { words: "", days: [1, 3] }],
  ["europe 2 weeks", { words: "europe", days: [13, 15] }],
  ["ஊட்டி இரண்டு வாரங்கள்", { words: "ஊட்டி", days: [13, 15] }],
  ["kerala ex chennai", { words: "kerala", from: "chennai" }],
  ["kerala starting from madurai", { words: "kerala", from: "madurai" }],
  ["kerala pick up from madurai", { words: "kerala", from: "madurai" }],
  ["kerala from our place", { words: "kerala" }],
  ["kerala from home from tomorrow", { words: "kerala" }],
  ["kerala from new delhi", { words: "kerala", from: "delhi" }],
  ["kerala from tamil nadu", { words: "kerala" }],
  ["new year", { words: "new year" }],
  ["goa from new year", { words: "goa new year" }],
  ["bali 1.5 lakh", { words: "bali", budget: 150_000 }],
  ["new tours", { words: "" }],
  ["20000 के अंदर", { words: "", budget: 20_000 }],
  ["केरल 5 दिन के भीतर", { words: "केरल", days: [1, 5] }],
  [
    "केरल में 5 दिन ₹20,000 के अंदर 4 लोगों के लिए दिसंबर में",
    { words: "केरल", days: [4, 6], budget: 20_000, month: 12, people: 4 },
  ],
  ["20000 रुपये के बजट में", { words: "", budget: 20_000 }],
  ["கேரளாவுக்கு 5 நாள்", { words: "கேரளா", days: [4, 6] }],
  ["கேரளாவில்", { words: "கேரளா" }],
  ["கேரளாவிற்கு", { words: "கேரளா" }],
  ["கேரளாவிலிருந்து", { words: "கேரளா" }],
  ["கேரளாவின் அழகு", { words: "கேரளா அழகு" }],
  ["ஊட்டிக்கு", { words: "ஊட்டி" }],
  ["ஊட்டியில்", { words: "ஊட்டி" }],
  ["மதுரையிலிருந்து", { words: "மதுரை" }],
  ["மதுரைக்கு", { words: "மதுரை" }],
  ["துபாய்க்கு", { words: "துபாய்" }],
  ["சிங்கப்பூருக்கு தஞ்சாவூரில்", { words: "சிங்கப்பூர் தஞ்சாவூர்" }],
  ["ராமேஸ்வரத்துக்கு குற்றாலத்தில்", { words: "ராமேஸ்வரம் குற்றாலம்" }],
  ["தாய்லாந்துக்கு இங்கிலாந்தில்", { words: "தாய்லாந்து இங்கிலாந்து" }],
  ["பாங்காக்குக்கு நாசிக்கில்", { words: "பாங்காக் நாசிக்" }],
  ["கேதார்நாத்துக்கு குஜராத்தில்", { words: "கேதார்நாத் குஜராத்" }],
  ["வெளிநாட்டில் தமிழ்நாட்டுக்கு", { words: "வெளிநாடு தமிழ்நாடு" }],
  ["இந்தியாவில் கோவில்கள்", { words: "உள்நாடு கோவில்கள்" }],
  ["temples in India", { words: "temples domestic" }],
  ["டிசம்பர் மாதத்தில் 20000 பட்ஜெட்டில் ஊட்டி", { words: "ஊட்டி", budget: 20_000, month: 12 }],
  ["சுற்றுலாவுக்கு ஊட்டி", { words: "ஊட்டி" }],
  ["எங்கள் குடும்பத்துடன் குடும்பத்தோடு கேரளா", { words: "கேரளா" }],
  // These words end so themselves.
  ["கோவில் ரயில் மயில் முறுக்கு", { words: "கோவில் ரயில் மயில் முறுக்கு" }],
  ["ஆரோவில் கார்கில் பெர்லின்", { words: "ஆரோவில் கார்கில் பெர்லின்" }],
  ["கோழிக்கோடு", { words: "கோழிக்கோடு" }],
  ["நாகர்கோவில் கோவை கிழக்கில்", { words: "நாகர்கோவில் கோவை கிழக்கில்" }],
  ["route 66", { words: "route" }],
  ["", { words: "" }],
])("the search query %s is read", (query, read) => {
  expect(readQuery(query)).toEqual(read);
});

test.each<[string, number?, number?, string?]>([
  ["family of 2 adults and 2 children singapore", 4, 2, "singapore"],
  ["family of 2 adults + 2 children", 4, 2],
  ["group of 2 adults 2 kids", 4, 2],
  ["a family of 2 adults, 2 children to Singapore", 4, 2, "singapore"],
  ["group of 10 adults and 3 children", 13, 3],
  ["2 children and 2 adults", 4, 2],
  ["family of 4, 2 adults 2 children", 4, 2],
  ["4 people: 2 adults and 2 children", 4, 2],
  ["family of 2+2", 4],
  ["2+1 people", 3],
  ["family of 4 members", 4],
  ["2adults 2children", 4, 2],
  ["family of 4-5", 5],
  ["group of 20 to 25 people", 25],
  ["2 குழந்தைகள் உட்பட 4 பேர்", 4, 2],
  ["4 लोग 2 बच्चों सहित", 4, 2],
  ["4 member family", 4],
  ["family of 4 with 2 kids", 4, 2],
  ["group of 6 friends goa", 6, undefined, "goa"],
  ["4 people including 2 children", 4, 2],
  ["4 people incl. 2 kids", 4, 2],
  ["4 people and 2 children", 6, 2],
  ["2 people, 3 children", 5, 3],
  ["2 people with 2 kids", 4, 2],
  ["couple with 2 kids Singapore", 4, 2, "singapore"],
  ["2 couples and 1 kid", 5, 1],
  ["honeymoon couple", undefined, undefined, "honeymoon couple"],
  ["2 couples goa", 4, undefined, "goa"],
  ["இரண்டு தம்பதிகள்", 4],
  ["goa 2026 couple", undefined, undefined, "goa couple"],
  ["2 adults 1 infant", 3, 1],
  ["2 adults and a baby", 3, 1],
  ["2 adults, 1 child, 1 infant", 4, 2],
  ["2 adults 2 seniors 1 child", 5, 1],
  ["2 adults 2 children aged 8 and 5 singapore", 4, 2, "singapore"],
  ["2 adults 2 kids (8 and 5 years old) singapore", 4, 2, "singapore"],
  // The number of children is not known.
  ["2 adults and kids goa", undefined, undefined, "kids goa"],
  ["2 adults and 5 year old child", undefined, undefined, "year old child"],
  ["2 adults and a 5 year old", 3, 1],
  ["2 adults and a 70 year old mother", 2, undefined, "mother"],
  ["a kids trip for 2 adults", undefined, undefined, "kids"],
  ["a kids tour for 4 people", 4, undefined, "kids"],
  ["a baby special for 4 people", 4, undefined, "baby special"],
  ["2 adults kid-friendly goa", 2, undefined, "kid-friendly goa"],
  ["family of 2 + 2 kids", 4, 2],
  ["2 பெரியவர்கள் 2 குழந்தைகள் சிங்கப்பூர்", 4, 2, "சிங்கப்பூர்"],
  ["சிங்கப்பூர் 2 குழந்தைகள் 2 பெரியவர்", 4, 2, "சிங்கப்பூர்"],
  ["இரண்டு பெரியவர்கள் மற்றும் ஒரு குழந்தை", 3, 1],
  ["4 பேர் 2 குழந்தைகள்", 4, 2],
  ["4 பேர் கொண்ட குடும்பம்", 4],
  ["4 பேர் மற்றும் 2 குழந்தைகள்", 6, 2],
  ["தம்பதி 2 குழந்தைகளுடன் ஊட்டி", 4, 2, "ஊட்டி"],
  ["सिंगापुर 2 वयस्क 2 बच्चे", 4, 2, "सिंगापुर"],
  ["2 बड़े 2 बच्चे", 4, 2],
  ["दो बड़े और दो बच्चे", 4, 2],
  ["2 बच्चों और 2 वयस्कों के साथ", 4, 2],
  ["4 लोगों का परिवार", 4],
  ["दंपति और 2 बच्चे गोवा", 4, 2, "गोवा"],
])("the travellers of %s are counted", (query, people, children, words = "") => {
  expect(readQuery(query)).toEqual({ words, people, children });
});

/** The conditions of a search as the pages in Tamil and Hindi show them. */
test.each([
  "4–6 நாட்கள் ₹20,000 வரை டிசம்பர் மாதம் புறப்பாடு: madurai 4 பேர், 1 குழந்தை",
  "4–6 दिन ₹20,000 तक दिसंबर में रवानगी: madurai 4 लोग, 1 बच्चा",
])("%s is read", (query) => {
  const days = [4, 6];
  const party = { people: 4, children: 1 };
  const read = { words: "", days, budget: 20_000, month: 12, from: "madurai", ...party };
  expect(readQuery(query)).toEqual(read);
});

test.each(["7 நாட்கள் முதல்", "7 दिन या ज़्यादा"])("%s has no maximum", (query) => {
  expect(readQuery(query)).toEqual({ words: "", days: [7] });
});

const sentence = "Kerala 5 days under 20k in December, 4 people 1 child";

test("each part of a sentence can be removed, and the others stay", () => {
  expect(searchParts(filtersOf(new URLSearchParams({ q: sentence, from: "Madurai" })))).toEqual(
    [
      ["kerala", "4–6 days up to ₹20,000 in December 4 people, 1 child"],
      ["4–6 days", "kerala up to ₹20,000 in December 4 people, 1 child"],
      ["up to ₹20,000", "kerala 4–6 days in December 4 people, 1 child"],
      ["in December", "kerala 4–6 days up to ₹20,000 4 people, 1 child"],
      ["from Madurai", sentence, ""],
      ["4 people, 1 child", "kerala 4–6 days up to ₹20,000 in December"],
    ].map(([text, q = "", from = "Madurai"]) => ({
      text,
      rest: `?${new URLSearchParams({ q, ...(from ? { from } : {}) })}`,
    })),
  );
});

test("the last part leaves the whole list, and a chosen filter goes with the typed one", () => {
  const rest = (query: string) => searchParts(filtersOf(new URLSearchParams(query)))[0]?.rest;
  expect(rest("q=kerala")).toBe("");
  expect(rest("q=weekend&days=4-6")).toBe("");
});

test.each([
  "1–3 days",
  "7 days or more",
  "up to ₹1,00,000",
  "in May",
  "1 person",
  "3 people, 1 child",
])("what stays in the query is read as before: %s", (text) => {
  const [part] = searchParts(filtersOf(new URLSearchParams({ q: text })));
  expect(part?.text).toBe(text);
});
