import { expect, test } from "vitest";
import type { Departure } from "~/features/departures/data";
import { rupeeAmount } from "~/features/prices/rupees";
import type { Translation } from "~/features/translations/panel/texts";
import type { Tour } from "../../data";
import { sampleTours } from "../../samples/sample-tours";
import { tourSchema } from "../../schema";
import { batchesOf } from "./batches";
import { dateColumns, MAX_CELL, type Sheet, sheetOf, tourColumns } from "./cells";
import { isMonthFirst, toIsoDay } from "./day";
import { csvFile, excelFile, readSheets } from "./files";
import { columnsIn, inLanguages } from "./languages";
import { planImport } from "./plan";
import type { Stored } from "./rows";

const tours = sampleTours.map((sample, at) => ({
  ...(sample as Tour),
  price_from: rupeeAmount(sample.price ?? ""),
  updated_at: `v${at}`,
  published_at: "2026-01-01T00:00:00+00:00",
  hidden_at: null,
  shown_at: null,
  category: "Kerala",
  type: "domestic",
}));
const [ooty = {} as Tour, kerala = {} as Tour] = tours;
Object.assign(kerala, {
  price: "18,500",
  price_from: 18_500,
  title: "=HYPERLINK(1) கேரளா",
  summary: '+Two lines,\nwith “quotes” and "others" | pipes',
  documents: "-none",
  themes: ["Honeymoon", "பொங்கல்"],
  best_months: [12, 1],
  questions: [{ question: "A | B?", answer: "First\nsecond" }],
});
const dates: Departure[] = ["2099-01-05", "2099-01-12"].map((starts_on, at) => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  tour_id: ooty.id,
  starts_on,
  price: at ? "₹15,000" : null,
  status: "Open",
  seats_left: at ? 4 : null,
  created_at: "",
  updated_at: `d${at}`,
}));
const stored: Stored = {
  tours,
  dates,
  moved: new Map(),
  categories: [{ id: "c0", name: "Kerala", type: "domestic" }],
  titles: tours,
  earlierNames: [],
  translations: [],
  languages: [],
  publicLanguages: [],
};
const [firstDate = "", secondDate = ""] = dates.map(({ id }) => id);
const tourSheet = () => sheetOf("Tours", tourColumns, tours);
const datesWithTours = dates.map((date) => ({ ...date, tour: ooty.title }));

function asFile(blob: Blob, name = "tours"): File {
  return new File([blob], name);
}

type Rows = [head: string[], ...rows: (string | number)[][]];

/** A sheet of tours with only these columns. */
const sheet = (...rows: Rows): Sheet => ({ name: "Tours", rows });
const sheetOfDates = (...rows: Rows): Sheet => ({ name: "Dates", rows });

const nothing = { lines: [], problems: [], changes: {} };
function outcome(sheets: Sheet[], before = stored) {
  const { lines, problems, changes } = planImport(sheets, before);
  return { lines, problems, changes };
}

test("every field of the form is a column", () => {
  const fields = [...Object.keys(tourSchema.shape), "id", "published_at", "hidden_at", "shown_at"];
  expect(tourColumns.map(({ key }) => key).sort()).toEqual(fields.sort());
});

test("a file that comes back unchanged changes nothing, as Excel and as CSV", async () => {
  const sheets = [tourSheet(), sheetOf("Dates", dateColumns, datesWithTours)];
  const excel = await readSheets(asFile(await excelFile(sheets)));
  expect(excel.map(({ name }) => name)).toEqual(["Tours", "Dates"]);
  expect(outcome(excel)).toEqual(nothing);
  const csv = await Promise.all(sheets.map((one) => readSheets(asFile(csvFile(one)))));
  expect(outcome(csv.flat())).toEqual(nothing);
});

test("changed cells are read as the form reads them; missing columns and empty cells change nothing", () => {
  const questions = "How? | So\nWhen? | Then";
  const { changes, problems, lines } = outcome([
    sheet(
      ["id", "PRICE", "Highlights", "Featured", "Best months", "Title", "Questions"],
      [ooty.id, 15_900, "Toy train\n\nBoat ride", "yes", "jan, December", "", questions],
      [kerala.id, "₹18,500.00", "", "", "", "", ""],
    ),
  ]);
  expect(problems).toEqual([]);
  expect(changes.tours).toEqual([
    {
      id: ooty.id,
      version: "v0",
      set: {
        price: "₹15,900",
        price_from: 15_900,
        highlights: [{ value: "Toy train" }, { value: "Boat ride" }],
        best_months: [1, 12],
        questions: [
          { question: "How?", answer: "So" },
          { question: "When?", answer: "Then" },
        ],
      },
    },
  ]);
  const line = { title: ooty.title, what: "Price", before: String(ooty.price), after: "₹15,900" };
  expect(lines[0]).toEqual(line);
});

test("a moment that a spreadsheet writes in its own way, without the seconds, is no change", () => {
  const live = { ...ooty, published_at: "2026-11-28T17:32:41.123+00:00" };
  for (const moment of ["28-11-2026 23:02", "2026-11-28 23:02:00"]) {
    const sheets = [sheet(["Id", "Goes live on"], [ooty.id, moment])];
    expect(outcome(sheets, { ...stored, tours: [live] })).toEqual(nothing);
  }
});

test("a moment outside this century, or of hiding before going live, is refused", () => {
  const head = ["Id", "Goes live on", "Hidden from"];
  const problemsOf = (...moments: string[]) =>
    planImport([sheet(head, [ooty.id, ...moments])], stored).problems;
  expect(problemsOf("0026-12-14 9:30", "")).toEqual([
    `Tours, B2 (Goes live on), ${ooty.title}: Choose a date from 2000 to 2099`,
  ]);
  expect(problemsOf("2099-12-14 9:30", "2099-12-14 9:00")).toEqual([
    `Tours, C2 (Hidden from), ${ooty.title}: Must not be before it goes live: 14 Dec 2099, 9:30 am`,
  ]);
  expect(problemsOf("2099-12-14 9:30", "2099-12-14 9:30")).toEqual([]);
});

test("each problem is told with its cell, and its row is left out", () => {
  const { changes, problems } = outcome([
    sheet(
      ["Id", "Duration", "Price from", "Category", "Image URL", "Colour"],
      [ooty.id, "4 Days", "900 or 950", "", "", ""],
      ["no-such", "1 Day", "", "", "", ""],
      [kerala.id, "", "", "Keral", "javascript:alert(1)", ""],
      [kerala.id, "", "", "", "", ""],
      ["", "2 Days", "", "", "", ""],
    ),
    { name: "Prices", rows: [["What", "Price"]] },
  ]);
  expect(changes).toEqual({});
  expect(problems).toEqual([
    "Tours, F1: the column “Colour” is not known and is left out.",
    `Tours, C2 (Price from), ${ooty.title}: Must be a whole number of rupees`,
    "Tours, A3 (Id): no tour has the id “no-such”. Without an id, a row adds a new draft.",
    "Tours, D4 (Category), =HYPERLINK(1) கேரளா: There is no category “Keral” of domestic tours.",
    "Tours, E4 (Image URL), =HYPERLINK(1) கேரளா: Must be a valid URL",
    "Tours, A5 (Id), =HYPERLINK(1) கேரளா: this tour is in the file twice.",
    "Tours, A6 (Id): Title is required",
  ]);
  const foreign = outcome([{ name: "x", rows: [["What"], ["1"]] }]);
  expect(foreign.problems[0]).toContain("no column “Id”");
});

test("categories are found without regard to case and outer spaces, and stored under their own name", () => {
  const goa = { id: "c1", name: "goa Beaches", type: "domestic" };
  const categories = [...stored.categories, goa, { ...goa, name: "GOA Beaches" }];
  const typed = sheet(["Id", "Category"], [ooty.id, "GOA beaches "], [kerala.id, " kerala"]);
  const { changes, problems } = outcome([typed], { ...stored, categories });
  expect({ changes, problems }).toEqual({
    changes: { tours: [{ id: ooty.id, version: "v0", set: { category: "goa Beaches" } }] },
    problems: [],
  });
});

test("a word that is not among the allowed ones is told with them", () => {
  const { problems } = outcome([
    sheet(["Id", "Type"], [ooty.id, "Abroad"]),
    sheetOfDates(["Date id", "Status"], [firstDate, "Gone"]),
  ]);
  expect(problems).toEqual([
    `Tours, B2 (Type), ${ooty.title}: Must be one of these words: domestic, international`,
    `Dates, B2 (Status), ${ooty.title}: Must be one of these words: Open, Filling fast, Guaranteed, Sold out`,
  ]);
});

test("a new draft with the title of another tour of its type says so", () => {
  const title = ` ${ooty.title.toUpperCase()}`;
  const drafts = [["", title, "International"], ...["Another", title].map((one) => ["", one, ""])];
  const { lines } = outcome([sheet(["Id", "Title", "Type"], ...drafts)]);
  // The warning comes first, because a preview shows only the first lines.
  expect(lines.map(({ what }) => what)).toEqual([
    "New draft, although there is already a tour with this title",
    "New draft",
    "New draft",
  ]);
});

test("dates move, change places and are added; a date that is taken is not", () => {
  const head = ["Date id", "Tour id", "Date", "Price", "Status", "Seats left"];
  const swapped = outcome([
    sheet(
      head,
      [firstDate, ooty.id, "12/01/2099", "", "", ""],
      [secondDate, ooty.id, "05/01/2099", 16000, "Sold out", 0],
      ["", kerala.id, "14-Jan-2099", "", "Filling fast", ""],
    ),
  ]);
  expect(swapped.problems).toEqual([]);
  expect(swapped.changes.departures?.map(({ set }) => set)).toEqual([
    { starts_on: "2099-01-12" },
    { starts_on: "2099-01-05", price: "₹16,000", status: "Sold out", seats_left: 0 },
  ]);
  expect(swapped.changes.added_departures).toEqual([
    { tour_id: kerala.id, starts_on: "2099-01-14", status: "Filling fast" },
  ]);
  const moved = (...rows: [id: string, day: string][]) =>
    sheet(head.slice(0, 3), ...rows.map(([id, day]) => [id, ooty.id, day]));
  const refused = outcome([moved([firstDate, "2099-01-12"], ["", "2020-01-01"], ["", "soon"])]);
  expect(refused.changes).toEqual({});
  expect(refused.problems).toEqual([
    `Tours, C3 (Date), ${ooty.title}: Choose today or a later date`,
    `Tours, C4 (Date), ${ooty.title}: “soon” is not a date. Write it like 2027-01-14.`,
    `Tours, C2 (Date), ${ooty.title}: the tour has this date already.`,
  ]);
  const third = { ...dates[0], id: "third", starts_on: "2099-01-20" } as Departure;
  const chain = planImport([moved([firstDate, "2099-01-20"], [secondDate, "2099-01-05"])], {
    ...stored,
    dates: [...stored.dates, third],
  });
  expect(chain).toMatchObject({ changes: {}, lines: [], count: 0 });
  expect(chain.problems).toHaveLength(2);
});

test.each([
  ["2027-1-4", false, "2027-01-04"],
  ["04/01/2027", false, "2027-01-04"],
  ["1/14/2027", true, "2027-01-14"],
  ["4 Jan 2027", false, "2027-01-04"],
  ["Mon 4-January-2027", false, "2027-01-04"],
  ["31/02/2027", false, null],
  ["next week", false, null],
])("the date %j, with the month first: %j, is %j", (typed, monthFirst, day) => {
  expect(toIsoDay(typed, monthFirst)).toBe(day);
});

test("one day after the 12th shows that a column has the month first", () => {
  expect(isMonthFirst(["1/4/2027", "1/14/2027"], [])).toBe(true);
  expect(isMonthFirst(["1/4/2027", "14/1/2027"], [])).toBe(false);
});

test("dates that are stored like this show that a column has the month first", () => {
  const typed = ["1/4/2027", "3/3/2027", "5/6/2027"];
  expect(isMonthFirst(typed, ["2027-01-04", "2027-03-03", undefined])).toBe(true);
  expect(isMonthFirst(typed, ["2027-01-05", "2027-03-03", undefined])).toBe(false);
  // Dates that change places do not outweigh one that has stayed.
  expect(isMonthFirst(typed, ["2027-01-04", "2027-03-03", "2027-06-05"])).toBe(false);
});

test("a CSV file that a spreadsheet with American dates has saved moves no date", () => {
  const scheduled = { ...ooty, published_at: "2099-02-09T18:30:00+00:00" };
  const sheets = [
    sheet(["Id", "Goes live on", "Hidden from"], [ooty.id, "2/10/2099 0:00", "3/4/2099 0:00"]),
    sheetOfDates(["Date id", "Date"], [firstDate, "1/5/2099"]),
  ];
  const { changes, problems } = planImport(sheets, { ...stored, tours: [scheduled] });
  expect(problems).toEqual([]);
  expect(changes).toEqual({
    tours: [{ id: ooty.id, version: "v0", set: { hidden_at: "2099-03-03T18:30:00.000Z" } }],
  });
});

test("a row whose letters a spreadsheet has replaced is left out", () => {
  const replaced = [kerala.id, "=HYPERLINK(1) ?????", "9 Days"];
  const { changes, problems } = outcome([
    sheet(["Id", "Title", "Duration"], replaced, [ooty.id, "Ooty?", ""]),
    sheetOfDates(["Date id", "Price"], [secondDate, "?15,000"]),
  ]);
  expect(changes).toEqual({ tours: [{ id: ooty.id, version: "v0", set: { title: "Ooty?" } }] });
  expect(problems).toEqual([
    expect.stringMatching(/^Tours, B2 \(Title\), .*: its letters have become “\?”\./),
    expect.stringMatching(/^Dates, B2 \(Price\), .*: its letters have become “\?”\./),
  ]);
});

test("a text that is too long for a cell comes back unchanged, and is not replaced by its beginning", async () => {
  // The cell ends within an emoji, and XML has no U+FFFF.
  const documents = `\uFFFF${"x".repeat(MAX_CELL - 1)}🙂${"y".repeat(5_000)}`;
  const long = { ...stored, tours: [{ ...ooty, documents }] };
  const file = asFile(await excelFile([sheetOf("Tours", tourColumns, long.tours)]));
  const unchanged = planImport(await readSheets(file), long);
  expect(unchanged).toMatchObject({ changes: {}, problems: [] });
  const cut = `A${"x".repeat(MAX_CELL - 2)}`;
  const { changes, problems } = planImport([sheet(["Id", "Documents"], [ooty.id, cut])], long);
  expect(changes).toEqual({});
  expect(problems).toEqual([expect.stringContaining("too long for a cell")]);
});

test("an edited entry leaves the others as they were", () => {
  const tour: Tour = {
    ...ooty,
    highlights: [{ value: "Boat | lake" }, { value: "Toy train" }],
    itinerary: [1, 2].map((day) => ({
      day: `Day ${day}`,
      title: "A | B",
      name: "",
      description: "Morning\n\n  Evening\nNight",
    })),
  };
  const written = sheetOf("Tours", tourColumns, [tour]);
  const edit = (cell: unknown) =>
    String(cell).replace("Toy train", "Walk").replace("Day 2", "Day two");
  const edited = { ...written, rows: written.rows.map((row) => row.map(edit)) };
  const { changes } = planImport([edited], { ...stored, tours: [tour] });
  expect(changes.tours?.[0]?.set).toMatchObject({
    highlights: [{ value: "Boat | lake" }, { value: "Walk" }],
    itinerary: [
      { title: "A | B", description: tour.itinerary[0]?.description },
      { day: "Day two", description: tour.itinerary[0]?.description },
    ],
  });
});

test.each(["10-20", "2 - 6", "4/8", "2/4/2027"])(
  "the group size %j is no date in the CSV file",
  async (group_size) => {
    const tour = { ...ooty, group_size };
    const file = csvFile(sheetOf("Tours", tourColumns, [tour]));
    expect(await file.text()).toContain(`"'${group_size}"`);
    const [read] = await readSheets(asFile(file));
    expect(read?.rows[1]?.[read.rows[0]?.indexOf("Group size") ?? -1]).toBe(group_size);
  },
);

test("a number that a spreadsheet has calculated has the digits that it shows", async () => {
  const file = asFile(await excelFile([sheet(["Id", "Price"], [ooty.id, 12_500 * 1.1])]));
  const [{ rows } = { rows: [] }] = await readSheets(file);
  expect(rows[1]?.[1]).toBe("13750");
});

test("other files are refused with a reason", async () => {
  const read = (bytes: BlobPart) => readSheets(asFile(new Blob([bytes])));
  await expect(read(new Uint8Array([0x50, 0x4b, 3, 4, 0]))).rejects.toThrow(/cannot be read/);
  await expect(read(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).rejects.toThrow(/cannot be read/);
  await expect(read(new Uint8Array([65, 0xff, 66]))).rejects.toThrow(/no Excel or CSV file/);
});

test("2,000 rows are sent in requests that the server accepts", () => {
  const many = Array.from({ length: 2_000 }, (_, at) => ({ ...ooty, id: `t-${at}` }));
  const rows = many.map(({ id }) => [id, "₹20,000"]);
  const { changes } = planImport([sheet(["Id", "Price"], ...rows)], { ...stored, tours: many });
  const batches = batchesOf(changes);
  expect(batches).toHaveLength(8);
  expect(batches.flatMap(({ tours = [] }) => tours)).toEqual(changes.tours);
});

test("the moved dates of a tour are sent in one request, because one takes the day of another", () => {
  const day = (at: number) => new Date(Date.UTC(2099, 0, 1 + at)).toISOString().slice(0, 10);
  const many = [ooty, kerala].flatMap(({ id: tour_id }) =>
    Array.from({ length: 200 }, (_, at) => {
      return { ...(dates[0] as Departure), tour_id, id: `${tour_id}-${at}`, starts_on: day(at) };
    }),
  );
  const rows = many.map(({ id, tour_id }, at) => [id, tour_id, day((at % 200) + 1)]);
  const head = ["Date id", "Tour id", "Date"];
  const { changes, tourOfMoved } = planImport([sheet(head, ...rows.toReversed())], {
    ...stored,
    dates: many,
  });
  const batches = batchesOf(changes, tourOfMoved);
  expect(batches.map(({ departures }) => departures?.length)).toEqual([200, 200]);
  for (const { departures = [] } of batches) {
    expect(new Set(departures.map(({ id }) => tourOfMoved.get(id))).size).toBe(1);
  }
});

const [firstHighlight = { value: "" }, ...otherHighlights] = ooty.highlights;
const tamil: Translation = {
  id: "00000000-0000-4000-8000-000000000010",
  table_name: "tours",
  row_id: ooty.id,
  language: "ta",
  texts: { title: "ஊட்டி", highlights: [{ value: "ரயில்" }] },
  english: { title: ooty.title, highlights: ooty.highlights },
  is_published: true,
  stored_state: "published",
  created_at: "",
  updated_at: "t0",
};
const inTamil: Stored = {
  ...stored,
  translations: [tamil],
  languages: ["ta", "hi"],
  publicLanguages: ["ta"],
};
const tamilHighlights = ["ரயில்", ...otherHighlights.map(({ value }) => value)];
const translatedSheet = (languages: Stored["languages"]) =>
  sheetOf(
    "Tours",
    columnsIn(languages),
    tours.map((tour) => inLanguages(tour, [tamil])),
  );

test("each language that is not off has its columns, and without one the file is as before", () => {
  const headings = tourColumns.map(({ heading }) => heading);
  expect(translatedSheet([]).rows[0]).toEqual([...headings, "Last changed"]);
  const [head = [], first = []] = translatedSheet(["ta"]).rows;
  expect(head.slice(0, tourColumns.length)).toEqual(headings);
  expect(head).toContain("Starting city (Tamil)");
  expect(first[head.indexOf("Title (Tamil)")]).toBe("ஊட்டி");
  expect(first[head.indexOf("Summary (Tamil)")]).toBe("");
  // The untranslated parts of a list are English.
  expect(first[head.indexOf("Highlights (Tamil)")]).toBe(tamilHighlights.join("\n"));
});

test("translations that come back unchanged change nothing", async () => {
  const sheets = await readSheets(asFile(await excelFile([translatedSheet(["ta", "hi"])])));
  expect(outcome(sheets, inTamil)).toEqual(nothing);
});

test.each([
  ["2026-11-28T17:32:41.12+00:00", "2026-11-28T17:32:41.123456+00:00"],
  ["2026-11-28 17:32:41+00", "2026-11-28 17:32:41.12+00"],
])(
  "a row of a tour that was changed after the export at %s is marked, also if only a translation was",
  async (made, later) => {
    const at = (ootyAt: string, keralaAt: string, tamilAt: string): Stored => ({
      ...inTamil,
      tours: [
        { ...ooty, updated_at: ootyAt },
        { ...kerala, updated_at: keralaAt },
      ],
      translations: [{ ...tamil, updated_at: tamilAt }],
    });
    const before = at(made, made, made);
    const rows = before.tours.map((tour) => inLanguages(tour, before.translations));
    const written = sheetOf("Tours", columnsIn(["ta"]), rows);
    const durationAt = written.rows[0]?.indexOf("Duration");
    const edit = (row: Sheet["rows"][0]) =>
      row.map((cell, place) => (place === durationAt ? "9 Days" : cell));
    const [head = [], ...others] = written.rows;
    const edited = { ...written, rows: [head, ...others.map(edit)] };
    for (const file of [await excelFile([edited]), csvFile(edited)]) {
      const sheets = await readSheets(asFile(file));
      const marked = (present: Stored) => {
        const { lines, newerTours, problems } = planImport(sheets, present);
        expect(problems).toEqual([]);
        expect(new Set(lines.map(({ title }) => title)).size).toBe(2);
        const titles = lines.flatMap(({ title, mark }) => (mark ? title : []));
        expect(newerTours).toBe(new Set(titles).size);
        return [...new Set(titles)];
      };
      expect(marked(before)).toEqual([]);
      expect(marked(at(made, later, made))).toEqual([kerala.title]);
      expect(marked(at(made, made, later))).toEqual([ooty.title]);
    }
  },
);

test.each(["", "28-11-2026 17:32", "2026-11-28 17:32:41", "2026-11-28T17:32", "45989.73", "x"])(
  "a moment of last change that a spreadsheet has made %j marks nothing",
  (moment) => {
    const present = { ...stored, tours: [{ ...ooty, updated_at: "2099-01-01T00:00:00+00:00" }] };
    const sheets = [sheet(["Id", "Duration", "Last changed"], [ooty.id, "9 Days", moment])];
    const { count, newerTours, problems } = planImport(sheets, present);
    expect({ count, newerTours, problems }).toEqual({ count: 1, newerTours: 0, problems: [] });
  },
);

test("a changed text is the translation of the English after the import", () => {
  const itinerary = ooty.itinerary.map((_, at) => `நாள் ${at + 1} | வருகை`).join("\n");
  const highlights = ["பொம்மை ரயில்", ...tamilHighlights.slice(1)].join("\n");
  const typed = sheet(
    ["Id", "Title", "Title (Tamil)", "Highlights (Tamil)", "Itinerary (hindi)"],
    [ooty.id, "Ooty hills", "ஊட்டி மலை", highlights, itinerary],
    [kerala.id, "", "கேரளா", "", ""],
  );
  const { changes, lines, problems, ...plan } = planImport([typed], inTamil);
  expect(problems).toEqual([]);
  expect(plan).toMatchObject({ count: 2, publicTranslations: 1 });
  expect(changes.tours).toEqual([{ id: ooty.id, version: "v0", set: { title: "Ooty hills" } }]);
  expect(changes.translations).toEqual([
    {
      id: tamil.id,
      version: "t0",
      set: {
        texts: {
          title: "ஊட்டி மலை",
          highlights: [{ value: "பொம்மை ரயில்" }, ...otherHighlights.map(() => ({ value: "" }))],
        },
        english: { title: "Ooty hills", highlights: [firstHighlight, ...otherHighlights] },
      },
    },
  ]);
  expect(changes.added_translations).toMatchObject([
    {
      row_id: ooty.id,
      language: "hi",
      texts: {
        itinerary: ooty.itinerary.map((_, at) => ({ day: `நாள் ${at + 1}`, title: "வருகை" })),
      },
      english: { itinerary: ooty.itinerary },
    },
    { row_id: kerala.id, language: "ta", texts: { title: "கேரளா" } },
  ]);
  const line = { title: ooty.title, what: "Title (Tamil)", before: "ஊட்டி", after: "ஊட்டி மலை" };
  expect(lines[1]).toEqual(line);
});

test("a text that is not changed stays the translation of the older English", () => {
  const head = ["Id", "Title", "Title (Tamil)", "Summary (Tamil)"];
  const { changes } = planImport([sheet(head, [ooty.id, "Hills", "ஊட்டி", "மலை"])], inTamil);
  const { title, summary } = ooty;
  expect(changes.translations?.[0]?.set.english).toMatchObject({ title, summary });
});

test("in a changed cell of a list, the other entries stay as they are stored, also those that are as in English", () => {
  const [first, second, ...others] = ooty.highlights;
  const texts = [{ value: "ரயில்" }, second, ...others.map(() => ({ value: "" }))];
  const older = [{ value: "Older" }, second, ...others];
  const highlights = (cell: string) =>
    planImport([sheet(["Id", "Highlights (Tamil)"], [ooty.id, cell])], {
      ...inTamil,
      translations: [
        { ...tamil, texts: { highlights: texts }, english: { highlights: older } } as Translation,
      ],
    }).changes.translations?.[0]?.set;
  const rest = others.slice(1).map(({ value }) => value);
  const changed = highlights(["ரயில்", second?.value, "படகு", ...rest].join("\n"));
  expect(changed?.texts?.highlights).toEqual([
    ...texts.slice(0, 2),
    { value: "படகு" },
    ...rest.map(() => ({ value: "" })),
  ]);
  expect(changed?.english?.highlights).toEqual(older);
  const both = highlights(["பொம்மை ரயில்", second?.value, "படகு", ...rest].join("\n"));
  expect(both?.english?.highlights).toEqual([first, second, ...others]);
});

test("translations that do not fit are told with their cells; English is never overwritten", () => {
  const head = ["Id", "Title", "Title (Tamil)", "Highlights (Tamil)", "Documents (Tamil)"];
  const untold = { ...ooty, documents: null };
  const rows = [
    [ooty.id, "", "", "ரயில்", "அட்டை"],
    [kerala.id, "", "", kerala.highlights.map(({ value }) => value).join("\n"), ""],
    ["", "New", "புதிய", "", ""],
  ];
  const before = { ...inTamil, tours: [untold, kerala] };
  const { changes, problems } = planImport([sheet(head, ...rows)], before);
  expect(changes).toEqual({});
  expect(problems).toEqual([
    `Tours, D2 (Highlights (Tamil)), ${ooty.title}: Must have as many entries as in English: ${ooty.highlights.length}`,
    `Tours, E2 (Documents (Tamil)), ${ooty.title}: There is no English text to translate`,
    "Tours, D3 (Highlights (Tamil)), =HYPERLINK(1) கேரளா: Is still in English",
    "Tours, C4 (Title (Tamil)), New: A new tour has no translations yet. Import it without them, and export it again.",
  ]);
  const off = outcome([sheet(["Id", "Title (Tamil)"], [ooty.id, "ஊட்டி"])]);
  const problem = "Tours, B1: the column “Title (Tamil)” is not known and is left out.";
  expect(off).toEqual({ ...nothing, problems: [problem] });
});

test("a bare number is rupees in a translated price too", () => {
  const row = sheet(["Id", "Price", "Price (Tamil)"], [ooty.id, "13500", "13500"]);
  const { changes } = planImport([row], inTamil);
  expect(changes.tours?.[0]?.set).toMatchObject({ price: "₹13,500" });
  expect(JSON.stringify(changes.translations)).toContain('"price":"₹13,500"');
});

/** What an import of one row makes of a tour with these prices. */
function importedPrices(
  prices: Pick<Tour, "price" | "price_from">,
  cells: { Price?: string; "Price from"?: string },
) {
  const tour = { ...ooty, ...prices };
  const { changes, notes, problems } = planImport(
    [sheet(["Id", ...Object.keys(cells)], [tour.id, ...Object.values(cells)])],
    { ...stored, tours: [tour] },
  );
  const { price, price_from } = { ...tour, ...changes.tours?.[0]?.set };
  return { price, price_from, notes, problems, isChange: changes.tours !== undefined };
}

test("a file that was imported already changes nothing, and says that its old “Price from” is not taken", () => {
  const cells = { Price: "₹47,500", "Price from": "46500" };
  const first = importedPrices({ price: "₹46,500", price_from: 46_500 }, cells);
  expect(first).toMatchObject({ price: "₹47,500", price_from: 47_500, notes: [], isChange: true });
  const again = importedPrices(first, cells);
  expect(again).toMatchObject({ price: "₹47,500", price_from: 47_500, isChange: false });
  const note = `Tours, C2 (Price from), ${ooty.title}: “46500” is not taken, because “Price from” follows the price “₹47,500”. Another amount can be given in the tour’s form.`;
  expect(again).toMatchObject({ notes: [note], problems: [] });
});

const hills = { price: "₹7,900", price_from: 7_900 };
const own = { ...hills, price_from: 6_500 };
const range = { ...hills, price: "₹7,900 – ₹9,000" };
test.each([
  ["a contradicting amount", hills, { Price: "₹8,100", "Price from": "8200" }, 8_100, /not taken/],
  ["one beside the same price", hills, { Price: "", "Price from": "8200" }, 7_900, /not taken/],
  ["the amount of the price", hills, { Price: "8100", "Price from": "₹8,100" }, 8_100, undefined],
  ["a missing column", hills, { Price: "₹8,100" }, 8_100, undefined],
  ["a range", hills, { Price: "₹7,900 – ₹9,000", "Price from": "7900" }, 7_900, undefined],
  ["a range alone", hills, { Price: "₹7,900 – ₹9,000" }, null, undefined],
  ["a price without a number", hills, { Price: "On request" }, null, /no amount can be read/],
  ["a price after a range", range, { Price: "₹8,100", "Price from": "7900" }, 8_100, undefined],
  [
    "a repeated amount of its own",
    own,
    { Price: "₹8,100", "Price from": "6500" },
    6_500,
    /by 6500, although the price is “₹8,100”/,
  ],
  ["another amount of its own", own, { Price: "", "Price from": "6800" }, 6_800, /by 6800/],
])(
  "%s: “Price from” is the amount by which visitors find the tour",
  (_, tour, cells, from, note) => {
    const { price_from, notes, problems, ...after } = importedPrices(tour, cells);
    expect({ price_from, problems }).toEqual({ price_from: from, problems: [] });
    expect(notes).toEqual(note ? [expect.stringMatching(note)] : []);
    // Nothing more changes if the same file is imported again.
    expect(importedPrices({ ...after, price_from }, cells)).toMatchObject({ isChange: false });
  },
);

test("a new tour has the amount of its price, not that of the row it was copied from", () => {
  const row = sheet(["Id", "Title", "Price", "Price from"], ["", "Hills", "₹7,900", "8200"]);
  const { changes, notes } = planImport([row], stored);
  expect(changes.added_tours).toMatchObject([{ price: "₹7,900", price_from: 7_900 }]);
  expect(notes).toEqual([
    expect.stringMatching(/^Tours, D2 \(Price from\), Hills: “8200” is not taken/),
  ]);
});

test("changed prices that are probably mistyped are pointed out, and imported as text", () => {
  const typed = sheet(
    ["Id", "Price", "Child price", "Single supplement", "Price (Tamil)"],
    [ooty.id, "₹4890O", "Half price", "46,5 each", "₹4890O"],
  );
  const typedDate = sheetOfDates(["Date id", "Price"], [firstDate, "1S,000"]);
  const { changes, notes, problems } = planImport([typed, typedDate], inTamil);
  expect(problems).toEqual([]);
  expect(changes.tours?.[0]?.set).toMatchObject({
    price: "₹4890O",
    single_supplement: "46,5 each",
  });
  expect(changes.departures?.[0]?.set).toEqual({ price: "1S,000" });
  expect(notes).toEqual([
    `Tours, B2 (Price), ${ooty.title}: “₹4890O” has letters beside its digits: “O”. Visitors see it as written.`,
    `Tours, C2 (Child price), ${ooty.title}: no amount can be read in “Half price”. Visitors see it as written.`,
    `Tours, D2 (Single supplement), ${ooty.title}: no amount can be read in “46,5 each”. Visitors see it as written.`,
    `Tours, E2 (Price (Tamil)), ${ooty.title}: “₹4890O” has letters beside its digits: “O”. Visitors see it as written.`,
    `Dates, B2 (Price), ${ooty.title}: “1S,000” has letters beside its digits: “S”. Visitors see it as written.`,
  ]);
});

test.each(["4890O", "₹46,5OO", "l2,000", "₹48900х", "₹4,89,0 each", "On request", "from 1,5000"])(
  "the price %j is pointed out",
  (price) => {
    expect(importedPrices(hills, { Price: price }).notes).not.toEqual([]);
  },
);

test.each([
  "Rs.24500/- per head",
  "₹24k",
  "INR24500",
  "₹1.2L",
  "10,000pp",
  "₹9,500 (5-11yrs)",
  "₹10,000 – ₹12,000",
  "US$450",
  "€450pp",
  "₹௧௨,௦௦௦முதல்",
  "50% of the adult price",
  "₹24,500 + 5%GST, 3N/4D",
])("the price %j is a usual one", (price) => {
  expect(importedPrices(hills, { Price: price }).notes).toEqual([]);
});

test("rows with an earlier id of a tour change the tour that has another id now", () => {
  // The earlier id of one tour is the id of another one now.
  const moved = new Map(["earlier-ooty", kerala.id].map((id) => [id, ooty.id]));
  const sheets = [
    sheet(["Id", "Duration"], ["earlier-ooty", "4 Days"], [kerala.id, "5 Days"]),
    sheetOfDates(
      ["Date id", "Tour id", "Date", "Status"],
      [firstDate, "earlier-ooty", "", "Sold out"],
      ["", "earlier-ooty", "2099-01-12", "Filling fast"],
      ["", "earlier-ooty", "2099-01-19", ""],
      ["", "no-such", "2099-01-19", ""],
    ),
  ];
  const plan = planImport(sheets, { ...stored, moved });
  expect(plan.problems).toEqual(["Dates, B5 (Tour id): no tour has the id “no-such”."]);
  expect(plan.changes.tours?.map(({ id }) => id)).toEqual([ooty.id, kerala.id]);
  expect(plan.changes.departures?.map(({ set }) => set)).toEqual([
    { status: "Sold out" },
    { status: "Filling fast" },
  ]);
  expect(plan.changes.added_departures).toEqual([{ tour_id: ooty.id, starts_on: "2099-01-19" }]);
  const twice = outcome([sheet(["Id"], ["earlier-ooty"], [ooty.id])], { ...stored, moved });
  expect(twice.problems).toEqual([
    `Tours, A3 (Id), ${ooty.title}: this tour is in the file twice.`,
  ]);
});

test("a category that was renamed after the export is found by its earlier name", () => {
  const goa = { id: "c1", name: "Goa", type: "domestic" };
  const categories = [...stored.categories, goa];
  const typed = sheet(["Id", "Category"], [ooty.id, "South"], [kerala.id, "Goa"]);
  const renamed = (...earlierNames: Stored["earlierNames"]) =>
    planImport([typed], { ...stored, categories, earlierNames });
  const south = { row_id: "c0", name: "South", type: "domestic" };
  const { changes, problems } = renamed(south, south, { ...south, name: "Goa" });
  // The tour has the new name already, and "Goa" is the name of another category now.
  expect({ changes, problems }).toEqual({
    changes: { tours: [{ id: kerala.id, version: "v1", set: { category: "Goa" } }] },
    problems: [],
  });
  for (const names of [[], [south, { ...south, row_id: "c1" }], [{ ...south, row_id: "c2" }]]) {
    expect(renamed(...names).problems).toEqual([expect.stringContaining("no category “South”")]);
  }
});
