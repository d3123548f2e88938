import * as m from "virtual:messages/search";
import { MAX_RUPEES } from "~/features/prices/rupees";
import type { TourSearch } from "~/supabase/tour-search";
import { monthNames } from "~/ui/dates";
import { inRupees } from "~/ui/text";
import { withoutInvisible, withPlainDigits } from "~/ui/typed-text";
import {
  daysOf,
  dayText,
  filtersOf,
  type ListFilters,
  listHref,
  partyText,
  shownMonths,
} from "./list-filters";
import type { SearchPart } from "./tour-list-data";

/** The words and filters of a query. */
export interface ReadQuery {
  /** The words that name a place or a kind of tour. */
  words: string;
  /** The minimum and maximum number of days. */
  days?: [number, number?];
  /** The highest price in rupees. */
  budget?: number;
  /** 1 is January. */
  month?: number;
  /** How many people travel, with the children. */
  people?: number;
  children?: number;
  /** The city where the tour starts, in small letters. */
  from?: string;
}

/** How the names of the months begin in Tamil and Hindi. */
const otherMonths = [
  "ஜனவரி பிப்ர மார்ச் ஏப்ர மே ஜூன் ஜூலை ஆகஸ் செப்ட அக்டோ நவம் டிசம்",
  "जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर",
].map((names) => names.split(" "));
const numbers = "zero one two three four five six seven eight nine ten".split(" ");
/** Zero to ten in Tamil and Hindi, as written and as spoken, and as spoken Tamil is typed in Latin letters. */
const otherNumbers = [
  "பூஜ்யம் ஒரு இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து",
  "பூஜ்யம் ஒன்னு ரெண்டு மூணு நாலு அஞ்சு ஆறு ஏழு எட்டு ஒம்பது பத்து",
  "शून्य एक दो तीन चार पाँच छह सात आठ नौ दस",
  "शून्य एक दो तीन चार पांच छः सात आठ नौ दस",
  "zero oru rendu moonu naalu anju aaru ezhu ettu onbathu pathu",
].map((names) => names.split(" "));
const NUMBER = `\\d{1,2}|${numbers.join("|")}`;
const LIMIT =
  "under|below|within|up ?to|less than|not more than|max(?:imum)?|budget(?: of)?|around|about|<";
const MINIMUM = "above|over|more than|at least|min(?:imum)?(?: of)?|from|starting(?: from| at)?|>";

/** Endings that Tamil and Hindi add to a word. */
const ENDING = "[\\u0900-\\u097F\\u0B80-\\u0BFF]*";
/** Words such as "दो", which also means "give", are numbers only before a unit. */
const SPOKEN = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${[numbers, ...otherNumbers].flat().join("|")})(?=\\s+(?:thousand|lakh|lac|crore|aayiram|naal|peru\\b|நாள|நாட்|இரவு|வார|பேர|நபர|ஆயிர|லட்ச|கோடி|दिन|रात|हफ|सप्ताह|लोग|व्यक्ति|हज|लाख|करोड़|பெரியவ|குழந்தை|தம்பதி|वयस्क|बड़|बच्च|दंपति))`,
  "gu",
);
/** "Or more" behind a number. */
const MORE = "மேல்|முதல்|(?:या|से) (?:ज़्यादा|ज्यादा|अधिक)";

const unitValues = [
  [/^(?:c|கோடி|कर)/, 10_000_000],
  [/^(?:l|லட்ச|ला)/, 100_000],
  [/^(?:k|t|a|ஆயிர|हज)/, 1_000],
] as const;

const DAYS = new RegExp(
  `(?<minimum>${MINIMUM})?(?<limit>${LIMIT})?\\s*(?<![\\d,.])\\b(?<low>${NUMBER})(?:\\s*(?:-|–|to|or|முதல்|से|या)\\s*(?<high>${NUMBER}))?\\s*(?<plus>\\+)?-?\\s*(?<unit>days?|d|nights?|naal|n|நாட்கள|நாள|இரவு|दिन|रात)(?![a-z])(?<ending>${ENDING})(?:\\s*(?:(?<more>or more|${MORE})|(?<most>வரை|तक|से कम|के (?:अंदर|अन्दर|भीतर))))?`,
  "g",
);
const AMOUNT = new RegExp(
  `(?<minimum>${MINIMUM})?(?<limit>${LIMIT})?\\s*(?<currency>₹|\\brs\\.?|\\binr|ரூ\\.?|रु\\.?)?\\s*(?<!\\d)(?<digits>\\d[\\d,]*(?:\\.\\d+)?)\\s*(?<unit>(?:k|thousand|aayiram|lakhs?|lacs?|l|crores?|cr)\\b|(?:ஆயிர|லட்ச|கோடி)[\\u0B80-\\u0BFF]*|हज़ार|हजार|लाख|करोड़)?(?:/-|-?[\\u0B80-\\u0BFF]+)?(?<more>\\s*(?:${MORE})|\\+)?`,
  "g",
);

const LAKH_AND_THOUSANDS =
  /(?<![\d.,])(\d+) ?(?:lakhs?|lacs?|லட்ச[\u0B80-\u0BFF]*|लाख) (\d{1,2}) ?(?:(?:k|thousand)\b|ஆயிர[\u0B80-\u0BFF]*|हज़?ार)/g;
const WEEKS = new RegExp(`\\b(a|${NUMBER}) ?(?:weeks?\\b|(?:வார|हफ़?्त|सप्ताह)${ENDING})`, "g");
const ADULT = `(?:(?:adults?|elders?|seniors?(?: citizens?)?)\\b|(?:பெரியவ|वयस्क|बड़[ेो])${ENDING})`;
const CHILD = `(?:(?:child(?:ren)?|kids?|infants?|toddlers?|baby|babies)\\b(?!.friendly)|(?:(?:கைக்)?குழந்தை|बच्च|शिशु)${ENDING})`;
const PERSON = `(?:(?:people|persons?|pax|peru|members?|travell?ers?)\\b|(?:பேர|நபர|लोग|व्यक्ति|सदस्य)${ENDING})`;
const COUPLE = `(?:couples?\\b|(?:தம்பதி|दंपति|दम्पति)${ENDING})`;
/** "4" or "2+2". */
const COUNT = `(?<!\\d[,.]?)\\b(?<count>\\d{1,4}|${NUMBER})(?!\\d)(?:\\s*\\+\\s*(?<more>\\d{1,2})\\b(?!\\s*(?:${ADULT}|${CHILD})))?`;
const TO = "(?:-|–|to|or)";
const GROUP = new RegExp(
  `\\b(?:family|group|party) of (?:\\d+\\s*${TO}\\s*)?(${COUNT})(?!\\s*-?(?:${ADULT}|${PERSON}|${COUPLE}|famil|${TO}\\s*\\d))`,
);
const PEOPLE = new RegExp(
  `${COUNT}\\s*-?${PERSON}(?=\\s*(?<plus>(?:and|plus|&|\\+|மற்றும்|और)\\s*(?:${NUMBER}))?)`,
);
const ADULTS = new RegExp(`${COUNT}\\s*${ADULT}`, "g");
const CHILDREN = new RegExp(`${COUNT}\\s*${CHILD}`, "g");
/** Not with the year in "2026 couple". */
const COUPLES = new RegExp(`(?:\\b(?<count>${NUMBER})\\s*)?${COUPLE}`, "g");
/** A "kids trip" or "70 year old" is no child. */
const A_CHILD = new RegExp(
  `\\ban? (?:(?:(?:\\d|1[0-7])[ -]year|\\d{1,2}[ -]month)s?[ -]old\\b(?: ${CHILD})?|(?:child|kid|infant|toddler|baby)\\b(?!.friendly| (?:tour|trip|package|special)))`,
  "g",
);
/** Ages and other words around the counts. */
const AROUND_COUNTS =
  /\b(?:group|party) of\b|\bage[ds]?\b|\b\d{1,2}[ -]?(?:years?|yrs?|months?|வயது|साल)(?:[ -]olds?)?/g;

const CITY =
  /(?:\b(?:pick ?up )?from|\bex|புறப்பாடு:|रवानगी:)[ -](?:new (?=delhi))?(tamil ?nadu\b|[\p{L}\p{M}]+)/u;

const CASE = "(?:ுக்கு(?:ள்)?|ிற்கு|ின்|ில்|ிலிருந்து|ுடன்)";
/** The endings of Tamil nouns, but not those of names such as "நாகர்கோவில்" and "ஆரோவில்". */
const TAMIL_ENDINGS = [
  [`(?<=[க-ஹ])த்த${CASE}`, "ம்"],
  [`ட்ட${CASE}`, "டு"],
  [`(?:(?<=[ாுூ])வ|(?<=[ிீை])ய)${CASE}`, ""],
  ["(?<=[ிீைய்])க்கு(?:ள்)?", ""],
  [`ந்த${CASE}`, "ந்து"],
  // Not "கிழக்கில்" and "பொழுதுபோக்கில்".
  [`(?<=[ாிை])([கத])்\\1${CASE}`, "$1்"],
  ["(?<=[\\u0B80-\\u0BFF]{3}[க-மரலளழறனஷஸஹ])(?:ுக்கு(?:ள்)?|ிலிருந்து|(?<=ூர)ில்)", "்"],
].map(([ending, stem = ""]) => {
  const atEnd = `(?<=[\\u0B80-\\u0BFF]{3})${ending}(?![\\u0B80-\\u0BFF])`;
  return [new RegExp(atEnd, "g"), stem] as const;
});

const stopWords = new Set(
  `a an the and or of to from in on at by for with within between above over more under below less than near me my we i us is are
  this next our home here today tomorrow place places only budget price cost max cheapest head total starting pickup
  kulla long few leave how much where can pay new want need show find please plan any some all tour tours trip trips travel
  package packages holiday holidays vacation visit best cheap good nice top family week day days night nights month people person persons adults pax per pp rs rupees
  including included incl incl. plus members friends
  சுற்றுலா டூர் டூர்ஸ் பயணம் பேக்கேஜ் செல்ல போக வேண்டும் மாதம் இருந்து மற்றும் ரூபாய் ரூபாய்க்கு
  ரூபாய்க்குள் கீழ் குறைவாக குறைந்த உள்ளே வரை முதல் மேல் அல்லது எனக்கு எங்களுக்கு எங்கள் குடும்பம்
  குடும்பத்தோடு குடும்பமாக கொண்ட உட்பட பட்ஜெட் பட்ஜெடு சுற்றுலாக்கள்
  यात्रा यात्राएँ टूर पैकेज घूमने जाना चाहिए हमें मुझे में से का की के को और या तक कम ज़्यादा लिए साथ परिवार महीना महीने रुपये रुपए रूपये
  अंदर अन्दर भीतर नीचे बजट यात्राओं हम हमारे अपने सहित समेत`
    .normalize("NFC")
    .split(/\s+/),
);

/** Splits "kerala 5 days under ₹20,000 in december", also in Tamil, into words and filters. */
export function readQuery(query: string): ReadQuery {
  const read: Omit<ReadQuery, "words"> = {};
  const typed = withPlainDigits(withoutInvisible(query))
    .normalize("NFC")
    .toLowerCase()
    .replace(SPOKEN, (word) => `${numberOf(word)}`)
    .replace(LAKH_AND_THOUSANDS, (_, lakhs, thousands) => `${lakhs * 100_000 + thousands * 1000}`)
    // "20 000"
    .replace(/(?<![\d,.])(\d{1,3}) (?=000(?!\d))/g, "$1");
  const rest = readParty(typed, read)
    // "6D5N"
    .replace(/(\d ?(?:days?|d|nights?|n))(?=\d)/g, "$1 ")
    .replace(/\bweekend\b|வார ?இறுதி[\u0B80-\u0BFF]*|वीकेंड|सप्ताहांत/, "up to 3 days")
    .replace(WEEKS, (_, weeks: string) => {
      const days = 7 * (weeks === "a" ? 1 : numberOf(weeks));
      return `${days - 1} to ${days + 1} days`;
    })
    .replace(DAYS, (...match) => {
      const {
        minimum,
        limit,
        low = "",
        high,
        unit = "",
        ending = "",
        more,
        plus,
        most,
      } = match.at(-1) as Partial<Record<string, string>>;
      const isNights = /^(?:n(?!aal)|இரவு|रात)/.test(unit);
      const isLimit = limit || most || ending.endsWith("க்குள்");
      // In "5 days / 4 nights", only the days count.
      if (isNights && read.days) return " ";
      const [first = 0, last = 0] = [low, high ?? low].map((n) => numberOf(n) + (isNights ? 1 : 0));
      if (minimum || more || plus) {
        read.days = [first];
        return " ";
      }
      // "5 days" also finds tours of four and six days.
      const margin = isLimit || high || first < 4 ? 0 : 1;
      read.days = [isLimit ? 1 : first - margin, last + margin];
      return " ";
    })
    .replace(AMOUNT, (whole, ...match) => {
      const {
        minimum,
        limit,
        currency,
        digits = "",
        unit,
        more,
      } = match.at(-1) as Partial<Record<string, string>>;
      const [, worth = 1] = unitValues.find(([name]) => unit && name.test(unit)) ?? [];
      const amount = Math.round(Number(digits.replaceAll(",", "")) * worth);
      if (amount > MAX_RUPEES) return whole;
      const isYear = !limit && !currency && !unit && /^20[2-4]\d$/.test(digits);
      if (isYear) return " ";
      if (amount < 1000) return whole;
      // A minimum price is ignored, because there is no filter for it.
      if (minimum || more) return " ";
      read.budget = Math.max(read.budget ?? 0, amount);
      return " ";
    });
  const place = rest
    // "India" alone is also a word of other tours: "Little India".
    .replace(/\b(?:with)?in india\b/, "domestic")
    .replace(/இந்தியாவ(?:ில்|ுக்குள்)/, "உள்நாடு");
  const words = TAMIL_ENDINGS.reduce((text, [ending, stem]) => text.replace(ending, stem), place)
    .replace(CITY, (whole, city: string) => {
      // The agency's own state says nothing of the city.
      if (/^tamil ?nadu$/.test(city)) return " ";
      if (monthOf(city) > 0 || stopWords.has(city)) return whole;
      read.from = city;
      return " ";
    })
    .split(/[\s,;:!?"()₹/।]+/)
    .filter((word, at, all) => {
      const month = monthOf(word);
      if (month > 0) read.month = month;
      // Ignores single letters, because the visitor is probably still typing.
      return (
        month === 0 &&
        word.length > 1 &&
        !/^(?:\d{1,9}(?:st|nd|rd|th)|[\d.+%*–-]+)$/.test(word) &&
        (!stopWords.has(word) || (word === "new" && all[at + 1] === "year"))
      );
    });
  return { words: words.join(" "), ...read };
}

/** Reads "2 adults and 1 child", and returns the rest of the query. */
function readParty(query: string, read: Omit<ReadQuery, "words">): string {
  const typed = query.replace(A_CHILD, "1 child").replace(GROUP, "$1 people");
  const children = countOf(CHILDREN, typed);
  // A couple alone is a kind of tour, unless there is a number.
  const isCounted = [...typed.matchAll(COUPLES)].some(({ groups }) => groups?.count);
  const couples = children > 0 || isCounted ? countOf(COUPLES, typed) : 0;
  const adults = countOf(ADULTS, typed) || 2 * couples;
  const total = PEOPLE.exec(typed)?.groups;
  const rest = [CHILDREN, ADULTS, PEOPLE, AROUND_COUNTS, ...(couples > 0 ? [COUPLES] : [])].reduce(
    (text, read) => text.replace(read, " "),
    typed,
  );
  // Without the number of the children, the adults alone would be too few.
  if (!total && (adults === 0 || new RegExp(CHILD).test(rest))) return query;
  const people = total ? sizeOf(total) : 0;
  const isOfAdults = total?.plus || (adults === 0 && people <= children);
  read.people = isOfAdults ? people + adults + children : Math.max(people, adults + children);
  if (children > 0) read.children = children;
  return rest;
}

function countOf(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].reduce((sum, { groups = {} }) => sum + sizeOf(groups), 0);
}

/** One couple has no number. */
function sizeOf({ count = "one", more = "0" }: Partial<Record<string, string>>): number {
  return numberOf(count) + Number(more);
}

/** The arguments of the search. A chosen filter overrides a typed one, such as "5 days". */
export function searchOf({
  q,
  days,
  budget,
  month,
  category,
  from,
  sort,
}: ListFilters): TourSearch {
  const read = readQuery(q);
  const [min, max] = days ? daysOf(days) : (read.days ?? []);
  return {
    query: read.words,
    in_category: category || undefined,
    min_days: min,
    max_days: max,
    max_price: Number(budget) || read.budget,
    in_month: Number(month) || read.month,
    from_city: from || read.from,
    sort_by: sort || "newest",
  };
}

/**
 * The conditions of a search in words: "kerala", "4–6 days", "up to ₹20,000", "in December". `rest` is the
 * query of the list without the condition. If the visitor typed it, `rest` has the other typed conditions.
 */
export function searchParts(filters: ListFilters): SearchPart[] {
  const typed = textsOf({ ...filtersOf(new URLSearchParams()), q: filters.q });
  return textsOf(filters).map(({ name, text }) => {
    const others = typed.filter((part) => part.name !== name);
    const q = others.length < typed.length ? others.map(({ text }) => text).join(" ") : filters.q;
    return { text, rest: listHref("", { ...filters, [name]: "", q }) };
  });
}

/** The conditions in texts that `readQuery` reads in the same way. */
function textsOf(filters: ListFilters) {
  const party = readQuery(filters.q);
  const search = searchOf(filters);
  const { min_days, max_price, in_month } = search;
  const texts: Record<string, string | number | undefined> = {
    q: search.query,
    category: search.in_category,
    days: min_days && dayText(min_days, search.max_days),
    budget: max_price && m.upTo({ price: inRupees(max_price) }),
    month: in_month && m.inMonth({ month: shownMonths[in_month - 1] ?? "" }),
    from: search.from_city && m.from({ city: search.from_city }),
    people: party.people && partyText(party),
  };
  return Object.entries(texts).flatMap(([name, text]) => (text ? [{ name, text: `${text}` }] : []));
}

function numberOf(written: string): number {
  const spoken = [numbers, ...otherNumbers].find((names) => names.includes(written));
  return spoken?.indexOf(written) ?? Number(written);
}

/** The month that a word names; 0 for other words. */
function monthOf(word: string): number {
  const english = monthNames.findIndex((name) => {
    const month = name.toLowerCase();
    return (
      word === month || word === month.slice(0, 3) || (word === "sept" && month === "september")
    );
  });
  if (english !== -1) return english + 1;
  // Without the dot of "फ़रवरी", and with the usual sign in "दिसम्बर".
  const plain = word.replace("\u093c", "").replace("म्ब", "ंब");
  // Other words begin with a short name. Tamil adds endings to the longer ones.
  const isIn = (name: string) => (name.length < 4 ? plain === name : plain.startsWith(name));
  return Math.max(...otherMonths.map((names) => names.findIndex(isIn))) + 1;
}
