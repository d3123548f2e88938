// Every check constraint: the values that it must refuse and must accept.
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import {
  companySchema,
  figureSchema,
  noticeSchema,
  policySchema,
} from "../../app/features/company/panel/schema.ts";
import { tourSchema } from "../../app/features/tours/schema.ts";
import { setUpDatabase } from "../database/database.ts";
import { goodRows, type TableName } from "./rows.ts";

const db = setUpDatabase();

interface Limits {
  bad: unknown[];
  good: unknown[];
}

const text = (max: number): Limits => ({
  bad: ["", "   ", null, "x".repeat(max + 1)],
  good: ["x", "x".repeat(max), "சென்னை", "<b>bold</b>", "Robert'); drop table tours;--"],
});
const optionalText = (max: number): Limits => ({
  bad: ["x".repeat(max + 1)],
  good: [null, "", "x".repeat(max)],
});
/** The optional texts of a form: the database has the same limits. */
function optionalTextsOf(form: z.ZodObject): { [column: string]: Limits } {
  const texts = Object.entries(form.shape).filter(
    ([, field]) => field.safeParse("").data === null && field.safeParse("x").success,
  );
  return Object.fromEntries(
    texts.map(([column, field]) => {
      let [fits, tooLong] = [1, 10_000];
      while (tooLong - fits > 1) {
        const middle = (fits + tooLong) >> 1;
        if (field.safeParse("x".repeat(middle)).success) fits = middle;
        else tooLong = middle;
      }
      return [column, optionalText(fits)];
    }),
  );
}
/** Optional text: null is allowed, blank text is not. */
const filledText = (max: number): Limits => ({
  bad: ["", "  ", "x".repeat(max + 1)],
  good: [null, "x".repeat(max), "சென்னை"],
});
const sentKey: Limits = { bad: ["1"], good: [null, "5d0c0c4e-3f0e-4d0b-9a5e-1f2d3c4b5a69"] };
const day: Limits = { bad: ["1999-12-31", "2100-01-02"], good: [null, "2030-12-14"] };
const moment: Limits = {
  bad: ["soon", "0026-05-01T00:00:00Z", "12026-05-01T00:00:00Z", "-infinity", "infinity"],
  // The first and the last moment of a form, in the time zones furthest away.
  good: [null, "now", "1999-12-31T10:00:00Z", "2100-01-01T11:59:00Z"],
};
const url: Limits = {
  bad: [
    "",
    null,
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "//evil.example/x",
    "/\\evil.example",
    "ftp://example.com/a",
    "posters/a.svg",
    "https://",
    "https:// space.example",
    " https://example.com",
  ],
  good: ["/", "/posters/a.svg", "http://example.com", "https://example.com/a?b=c&d=%20#e"],
};
const optionalUrl: Limits = {
  bad: url.bad.filter((value) => value !== "" && value !== null),
  good: ["", ...url.good],
};
const long = (min: number, max: number): Limits => ({
  bad: [null, "x".repeat(min - 1), `   ${"x".repeat(min - 1)}   `, "x".repeat(max + 1)],
  good: ["x".repeat(min), "x".repeat(max)],
});
const order: Limits = { bad: [-1, null, 1.5, "first"], good: [0, 1, 2_000_000_000] };
const objects = (item: Record<string, string>): Limits => ({
  bad: [
    {},
    "text",
    [1],
    ["text"],
    [null],
    [{}],
    [{ ...item, [Object.keys(item)[0] ?? ""]: 1 }],
    [item, {}],
  ],
  good: [[], [item], [item, item]],
});

const rating: Limits = { bad: ["", "x", "0.9", "5.1", "4.95"], good: [null, "1", "4.9", "5.0"] };
const refund = (days: number) => ({ days, percent: 50 });
const person = { name: "Asha", role: "", picture: "" };
const answering = { name: "Asha", languages: "" };

const limits: { [T in TableName]: { [column: string]: Limits } } = {
  tours: {
    ...optionalTextsOf(tourSchema),
    id: {
      bad: ["a b", "../x", "a/b", "-a", "x".repeat(101)],
      // A trigger replaces an empty id with one made from the title.
      good: ["", "a", "ooty-hills", "A_1"],
    },
    title: text(300),
    type: { bad: ["", "Domestic", "space", null], good: ["domestic", "international"] },
    category: { bad: ["", "  ", "x".repeat(121)], good: [null, "Kerala"] },
    summary: long(10, 5000),
    image_url: url,
    duration: text(100),
    highlights: objects({ value: "Boats" }),
    inclusions: objects({ value: "Meals" }),
    itinerary: objects({ day: "Day 1", title: "A", description: "B", name: "" }),
    gallery: {
      bad: [[], ["javascript:alert(1)"], ["/a.svg", ""], [["/a.svg"]], [null], null],
      good: [["/a.svg"], ["https://example.com/a.jpg", "/b.svg"]],
    },
    reviews: objects({ name: "Asha", date: "2024-01-01", comment: "Good" }),
    starts_from: { bad: ["", "  ", "x".repeat(121)], good: [null, "Madurai"] },
    price_from: { bad: [0, -1, 1.5, "much"], good: [null, 1, 2_000_000_000] },
    exclusions: objects({ value: "Lunch" }),
    best_months: { bad: [[0], [13], [[1, 12]], ["May"], null], good: [[], [1, 12]] },
    themes: {
      bad: [
        null,
        [""],
        ["  "],
        [["x"]],
        [null],
        ["x".repeat(61)],
        Array.from({ length: 21 }, () => "x"),
      ],
      good: [[], ["Honeymoon", "தேனிலவு"], Array.from({ length: 20 }, () => "x".repeat(60))],
    },
    pickup_points: objects({ place: "Paramakudi", time: "6 AM" }),
    questions: objects({ question: "Cold?", answer: "Yes" }),
    published_at: moment,
    hidden_at: moment,
    shown_at: moment,
    sent_key: sentKey,
  },
  departures: {
    starts_on: {
      bad: ["", "soon", "2030-02-30", "1999-12-31", "2100-01-02", "9999-12-31", "infinity", null],
      good: ["2000-01-01", "2030-12-14", "2100-01-01"],
    },
    price: { bad: ["", "  ", "x".repeat(101)], good: [null, "x", "x".repeat(100)] },
    status: {
      bad: ["", "open", "Full"],
      good: [null, "Open", "Filling fast", "Guaranteed", "Sold out"],
    },
    seats_left: { bad: [-1, 1000, 1.5, "few"], good: [null, 0, 999] },
    tour_id: { bad: [], good: ["hills"] },
  },
  synonyms: {
    names: {
      bad: [
        null,
        [],
        ["one"],
        ["one", ""],
        ["one", null],
        [["one", "two"]],
        ["one", "x".repeat(61)],
      ],
      good: [["one", "two words"], Array.from({ length: 20 }, () => "x".repeat(60))],
    },
  },
  categories: {
    name: text(120),
    type: { bad: ["", "Other", null], good: ["domestic", "international"] },
  },
  hero_sections: {
    title: text(300),
    subtitle: text(1000),
    background_image: url,
    button_text: text(100),
    button_link: url,
  },
  carousel_images: {
    section: { bad: ["", "footer", null], good: ["home", "about", "testimonials"] },
    url,
    caption: { bad: ["x".repeat(301), null], good: ["", "x".repeat(300)] },
    order,
  },
  testimonials: {
    name: text(200),
    image: url,
    location: text(200),
    rating: { bad: [0, 6, -1, 4.5, null, "five"], good: [1, 2, 3, 4, 5] },
    comment: long(10, 5000),
    tour: optionalText(300),
  },
  about_sections: {
    title: text(300),
    content: text(20_000),
    image_url: { ...optionalUrl, bad: [...optionalUrl.bad, null] },
    section_order: order,
    layout: {
      bad: ["", "People", "picture"],
      good: [null, "picture left", "picture right", "wide picture", "people"],
    },
    people: {
      bad: [
        ...objects(person).bad,
        null,
        [{ ...person, name: " " }],
        [{ ...person, name: "x".repeat(201) }],
        [{ ...person, role: "x".repeat(201) }],
        [{ ...person, picture: "javascript:alert(1)" }],
        [{ ...person, picture: `/${"x".repeat(2000)}` }],
        [{ ...person, words: 1 }],
        [{ ...person, words: "x".repeat(1001) }],
        Array.from({ length: 25 }, () => person),
      ],
      good: [
        ...objects(person).good,
        [{ ...person, picture: "/a.svg", words: "x".repeat(1000) }],
        Array.from({ length: 24 }, () => person),
      ],
    },
  },
  faq_questions: {
    category: {
      bad: ["", "Travel Logistics", null],
      good: ["booking-reservations", "special-requirements"],
    },
    question: text(300),
    answer: text(5000),
    question_order: order,
  },
  pictures: {
    name: { bad: ["", null, "x".repeat(1025)], good: ["x".repeat(1024), "a b.png", "சென்னை.png"] },
    url: {
      bad: ["", null, "/posters/hero.svg", "https://example.com/a.png"],
      good: ["/storage/v1/object/public/media/a.png"],
    },
    alt: filledText(300),
    focal_x: { bad: [-1, 101, null], good: [0, 100] },
    focal_y: { bad: [-1, 101, null], good: [0, 100] },
  },
  pages: {
    title: text(300),
    address: {
      bad: ["a b", "../x", "a/b", "-a", "Privacy", "x".repeat(101), null],
      // A trigger replaces an empty address with one made from the title.
      good: ["", "a", "terms-and-refunds", "x".repeat(100)],
    },
    content: text(20_000),
    image_url: { ...optionalUrl, bad: [...optionalUrl.bad, null] },
    status: { bad: ["", "Published", "live", null], good: ["draft", "published"] },
    earlier_addresses: { bad: [null], good: [[], ["privacy-2025"]] },
  },
  translations: {
    table_name: { bad: ["", "quotes", null], good: ["tours"] },
    row_id: { bad: ["", null, "x".repeat(101)], good: ["hills", "x".repeat(100)] },
    language: { bad: ["", "en", "fr", null], good: ["ta", "hi"] },
    texts: { bad: [[], "text", null, { title: "x".repeat(300_000) }], good: [{}, { title: "x" }] },
    english: {
      bad: [[], "text", null, { title: "x".repeat(300_000) }],
      good: [{}, { title: "x" }],
    },
  },
  glossary: {
    english: text(200),
    tamil: filledText(200),
    hindi: filledText(200),
  },
  company_info: {
    ...optionalTextsOf(companySchema),
    ...optionalTextsOf(policySchema),
    ...optionalTextsOf(figureSchema),
    ...optionalTextsOf(noticeSchema),
    logo_url: url,
    company_name: text(200),
    tagline: text(500),
    address: text(500),
    city: text(200),
    state: text(200),
    postal_code: text(50),
    country: text(200),
    phone: text(100),
    email: {
      bad: ["", "a", "a@b", "a b@c.de", "a@b@c.de", `${"x".repeat(320)}@b.de`, null],
      good: ["hello@example.com", "a+b@sub.example.co.in"],
    },
    website: url,
    facebook_url: { ...optionalUrl, good: [null, ...optionalUrl.good] },
    instagram_url: { ...optionalUrl, good: [null, ...optionalUrl.good] },
    twitter_url: { ...optionalUrl, good: [null, ...optionalUrl.good] },
    gst_number: {
      bad: ["", "33ABCDE1234F1Z", "33abcde1234f1z5", "33ABCDE1234F1Z5 ", "ABCDE1234F"],
      good: [null, "33ABCDE1234F1Z5", "07AAAAA0000A1ZA"],
    },
    logo_dark_url: { bad: optionalUrl.bad, good: [null, ...url.good] },
    favicon_url: {
      bad: [...optionalUrl.bad, "/", "https://example.com/a.png", "/storage/v1/object/media/a.png"],
      good: [
        null,
        "/posters/logo.svg",
        "/storage/v1/object/public/media/a.webp",
        "https://abc.supabase.co/storage/v1/object/public/media/a.webp",
      ],
    },
    answering: {
      bad: [
        ...objects(answering).bad,
        null,
        [{ ...answering, name: " " }],
        [{ ...answering, name: "x".repeat(201) }],
        [{ ...answering, languages: "x".repeat(201) }],
        [answering, answering, answering, answering],
      ],
      good: [...objects(answering).good, [answering, answering, answering]],
    },
    office_picture: { bad: optionalUrl.bad, good: [null, ...url.good] },
    accent_colour: {
      bad: ["", "red", "#0b6", "#0B6B3A", "#0b6b3a;", "#0b6b3a\n", "#0b6b3a}body{display:none"],
      good: [null, "#0b6b3a", "#ffffff"],
    },
    keep_months: { bad: [0, 121, null], good: [1, 120] },
    advance_domestic: text(100),
    advance_international: text(100),
    balance_days_domestic: { bad: [0, 366, 1.5], good: [null, 1, 365] },
    balance_days_international: { bad: [0, 366, 1.5], good: [null, 1, 365] },
    refunds: {
      bad: [
        null,
        {},
        "text",
        [1],
        [null],
        [{ days: 1 }],
        [{ days: "1", percent: 50 }],
        [{ days: -1, percent: 50 }],
        [{ days: 366, percent: 50 }],
        [{ days: 1.5, percent: 50 }],
        [{ days: 1, percent: 0 }],
        [{ days: 1, percent: 101 }],
        [refund(1), refund(1)],
        Array.from({ length: 11 }, (_, days) => refund(days)),
      ],
      good: [[], Array.from({ length: 10 }, (_, days) => refund(days)), [refund(365)]],
    },
    group_size: text(100),
    displayed_rating: rating,
    page_texts: {
      bad: [null, [], "text", { mission: 1 }, { mission: " " }, { mission: "x".repeat(1001) }],
      good: [{}, { mission: "x".repeat(1000), faq: "கேள்விகள்" }],
    },
    notice_link: optionalUrl,
    notice_from: {
      bad: ["2026-01-19", "0026-01-01", "-infinity"],
      good: [null, "2026-01-01", "1999-12-31T10:00:00Z"],
    },
    notice_until: {
      bad: ["2026-01-13", "12026-01-01", "infinity"],
      good: [null, "2026-02-01", "2100-01-01T11:59:00Z"],
    },
    tour_rating: rating,
    tamil: { bad: ["", "Public", "on", null], good: ["off", "operators", "public"] },
    hindi: { bad: ["", "Public", "on", null], good: ["off", "operators", "public"] },
  },
  enquiries: {
    source: { bad: ["", "mail", null], good: ["home", "tour", "contact", "walk-in", "telephone"] },
    status: { bad: ["", "new", null], good: ["New", "Talking", "Quoted", "Booked", "Lost"] },
    name: filledText(200),
    phone: filledText(40),
    email: filledText(320),
    tour_id: optionalText(200),
    destination: filledText(300),
    from_day: day,
    to_day: day,
    people: { bad: [0, -1, 10_000], good: [null, 1, 9999] },
    interest: optionalText(40),
    language: { bad: ["", "fr", null], good: ["en", "ta", "hi"] },
    subject: optionalText(300),
    message: optionalText(5000),
    note: optionalText(5000),
    call_on: day,
    taken_by: filledText(200),
    told_at: { bad: [], good: [null] },
    tellings: { bad: [null], good: [0, 3] },
    tell_at: { bad: [null], good: ["2030-10-01T00:00:00Z"] },
    sent_key: sentKey,
  },
  push_subscriptions: {
    endpoint: {
      bad: [null, "", "http://push.example.com/1", "https://a b", `https://${"x".repeat(1000)}`],
      good: ["https://fcm.googleapis.com/fcm/send/a:B-c_d", "https://web.push.apple.com/Q"],
    },
    p256dh: { bad: [null, "", "B".repeat(86), "+".repeat(87)], good: ["-_a0".repeat(22).slice(1)] },
    auth: { bad: [null, "", "A".repeat(23), "/".repeat(22)], good: ["-".repeat(22)] },
    device: { ...filledText(200), bad: [...filledText(200).bad, null], good: ["சென்னை"] },
  },
  newsletter_addresses: {
    email: {
      bad: [
        "",
        "asha",
        "@",
        "Asha@example.com",
        " asha@example.com",
        `${"x".repeat(320)}@a.in`,
        null,
      ],
      good: ["a@b.in", "ஆஷா@example.com"],
    },
    language: { bad: ["", "fr", null], good: ["en", "ta", "hi"] },
    token: { bad: ["", "short", null], good: ["b".repeat(64)] },
    consented_at: { bad: ["soon", null], good: ["2030-12-14T00:00:00Z"] },
    mailed_at: { bad: ["soon"], good: [null, "2030-12-14T00:00:00Z"] },
    confirmed_at: { bad: ["soon"], good: [null, "2030-12-14T00:00:00Z"] },
    left_at: { bad: ["soon"], good: [null, "2030-12-14T00:00:00Z"] },
  },
  daily_counts: {
    day: { bad: [...day.bad, null], good: ["2030-12-14"] },
    tour_id: { bad: [null, "x".repeat(201)], good: ["hills"] },
    kind: { bad: ["", "visit", null], good: ["view", "whatsapp", "call", "share", "enquiry"] },
    count: { bad: [0, -1, 1.5, null], good: [1, 2_000_000_000] },
  },
  office_settings: {
    chat_reply: filledText(2000),
    upi_id: filledText(100),
    quote_terms: filledText(5000),
  },
  quotes: {
    // A trigger overwrites number, token and revision.
    number: { bad: [], good: ["", "Q-1999-0001"] },
    token: { bad: [], good: ["", "guess"] },
    revision: { bad: [], good: [7] },
    enquiry_id: { bad: ["1"], good: [null] },
    tour_id: optionalText(200),
    customer_name: text(200),
    customer_phone: filledText(40),
    sheet: { bad: [null, [], "text", 1], good: [{}, { title: "<b>bold</b>" }] },
    expires_on: { ...day, bad: [...day.bad, null], good: ["2030-12-14"] },
    opened_at: { bad: ["soon"], good: [null, "now"] },
    opened_revision: { bad: ["first"], good: [null, 1] },
    opened_count: { bad: [null], good: [0, 3] },
  },
  review_invitations: {
    token: { bad: ["x", null], good: ["0b9f6c1e-3f0e-4d0b-9a5e-1f2d3c4b5a69"] },
    name: text(200),
    tour_id: { bad: [], good: [null] },
    tour: filledText(300),
    expires_at: { bad: ["soon", null], good: ["2030-12-14T00:00:00Z"] },
    used_at: { bad: ["soon"], good: [null] },
  },
  review_submissions: {
    status: { bad: ["", "new", "Rejected", null], good: ["New", "Approved"] },
    name: text(200),
    location: text(200),
    tour_id: { bad: [], good: [null] },
    tour: filledText(300),
    rating: { bad: [0, 6, 4.5, null], good: [1, 5] },
    comment: long(10, 5000),
    picture: { bad: ["", "<svg>", "A".repeat(546_140)], good: [null, "AAAA", "UklGRg=="] },
    sent_key: sentKey,
    testimonial_id: { bad: ["1"], good: [null] },
  },
};

/** Inserts a row, and undoes it. Returns the code of the error, if there is one. */
async function refusalOf(table: TableName, row: object): Promise<string | undefined> {
  const columns = db.sql(Object.keys(row));
  const inserted = db.sql.begin(async (tx) => {
    await tx`
      insert into ${tx(table)} (${columns})
      select ${columns} from jsonb_populate_record(null::${tx(table)}, ${JSON.stringify(row)}::text::jsonb)`;
    await tx`rollback`;
  });
  return inserted.then(
    () => undefined,
    (error: { code: string }) => error.code,
  );
}

describe.each(Object.keys(goodRows) as TableName[])("%s", (table) => {
  test("every column that a form sends is tested here", () => {
    const written = Object.entries(goodRows[table]).filter(([, good]) => typeof good !== "boolean");
    const names = written.map(([name]) => name);
    expect(Object.keys(limits[table])).toEqual(expect.arrayContaining(names));
  });

  async function expectLimits(column: string, { bad, good }: Limits) {
    for (const value of [...bad, ...good]) {
      const refusal = await refusalOf(table, { ...goodRows[table], [column]: value });
      const told = expect(refusal, `${column}: ${JSON.stringify(value).slice(0, 60)}`);
      // 22xxx: wrong data type. 23502: not-null constraint. 23514: check constraint.
      if (bad.includes(value)) told.toMatch(/^(22...|23502|23514)$/);
      else told.toBeUndefined();
    }
  }

  test.each(Object.entries(limits[table]))(
    "the column %s refuses bad values and accepts good ones",
    expectLimits,
  );

  test("each yes or no is one of them", async () => {
    const columns = await db.sql<{ name: string }[]>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and atttypid = 'boolean'::regtype and not attisdropped`;
    for (const { name } of columns) await expectLimits(name, { bad: [null], good: [true, false] });
  });
});

test.each(["hero_sections", "company_info", "office_settings"] as const)(
  "%s cannot hold two records",
  async (table) => {
    await db.sql.unsafe(`delete from public.${table}`);
    expect(
      (await db.admin.from(table as "tours").insert(goodRows[table] as never)).error,
    ).toBeNull();
    const second = await db.admin.from(table as "tours").insert(goodRows[table] as never);
    expect(second.error?.code).toBe("23505");
  },
);

test("a change sets updated_at and keeps created_at", async () => {
  await db.sql`delete from categories`;
  await db.sql`
    insert into categories (name, created_at, updated_at) values ('Old', '2020-01-01', '2020-01-01')`;
  const { data } = await db.admin
    .from("categories")
    .update({ name: "New" })
    .eq("name", "Old")
    .select()
    .single();
  expect(data?.created_at).toMatch(/^2020-01-01/);
  expect(new Date(data?.updated_at ?? 0).getFullYear()).toBeGreaterThan(2020);
});
