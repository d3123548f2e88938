// The inbox, also with 100,000 enquiries, and erasing all data of one person.

import { expect, test } from "vitest";
import { searchWords } from "../../app/editing/read.ts";
import {
  erasePerson,
  exportPerson,
  findEnquiries,
  findFurther,
  findOfPerson,
} from "../../app/features/inbox/panel/data.ts";
import { wordsOfNumbers } from "../../app/features/inbox/panel/person.ts";
import { phoneNumbers } from "../../app/ui/phone-numbers.ts";
import { setUpDatabase } from "./database.ts";

const db = setUpDatabase();

const page = { from: 0, size: 25 };

test("a page, a status and a search of 100,000 enquiries stay within the statement timeout", {
  tags: "long",
}, async () => {
  await db.sql.begin(async (sql) => {
    // On a busy machine this insert takes longer than the statement timeout.
    await sql`set local statement_timeout = 0`;
    await sql`
      insert into enquiries (source, status, name, phone, email, destination, message, created_at)
      select 'home', (array['New', 'Talking', 'Quoted', 'Booked', 'Lost'])[1 + n % 5], 'Guest ' || n,
        '+9190000' || lpad(n::text, 5, '0'), 'guest' || n || '@example.com', 'Ooty',
        repeat('We would like to travel in December. ', 4), now() - n * interval '1 minute'
      from generate_series(1, 100000) n`;
  });
  await db.sql`vacuum analyze enquiries`;
  for (const [words, status, expected] of [
    [[], undefined, 100_000],
    [[], "New", 20_000],
    [["99950"], undefined, 1],
    [["ooty", "december"], "Lost", 20_000],
    [["nowhere"], undefined, 0],
  ] as const) {
    const { error, count } = await findEnquiries(db.admin, { words: [...words], status }, page);
    expect(error).toBeNull();
    expect(count).toBe(expected);
  }
});

test("a search finds each word in any column, as it is written, and only for an admin", async () => {
  await db.sql`
    insert into enquiries (source, name, phone, subject, note)
    values ('walk-in', 'Anjali (50% "off")', '+919443199999', 'மதுரை_கோவில்', 'Likes C:\\temples, shores')`;
  const named = async (client: typeof db.admin, ...words: string[]) => {
    const { data } = await findEnquiries(client, { words, status: undefined }, page);
    return (data ?? []).map(({ name }) => name);
  };
  for (const words of [
    ["anjali"],
    ["LIKES", "9443199999"],
    ["(50%"],
    ["மதுரை_"],
    ["c:\\temples,", '"off")'],
    ["i", "anjali"],
  ]) {
    expect(await named(db.admin, ...words)).toEqual(['Anjali (50% "off")']);
    expect(await named(db.member, ...words)).toEqual([]);
    expect(await named(db.anonymous, ...words)).toEqual([]);
  }
  for (const words of [["மதுரைxகோவில்"], ["anjali", "nowhere"], ["50x"]]) {
    expect(await named(db.admin, ...words)).toEqual([]);
  }
});

test("the calls that are due are found with today's first, until the guest is lost", async () => {
  await db.sql`
    insert into enquiries (source, name, status, call_on) values
      ('home', 'Missed', 'New', '2030-01-01'), ('home', 'Now', 'Booked', '2030-01-05'),
      ('home', 'Lost', 'Lost', '2030-01-05'), ('home', 'Later', 'New', '2030-01-06')`;
  for (const words of [[], ["m"]]) {
    const filters = { words, status: undefined, callBy: "2030-01-05" };
    const { data, count } = await findEnquiries(db.admin, filters, page);
    const found = words.length > 0 ? ["Missed"] : ["Now", "Missed"];
    expect((data ?? []).map(({ name }) => name)).toEqual(found);
    expect(count).toBe(found.length);
  }
});

test("a search finds each number of a field that has several, also without its spaces", async () => {
  await db.sql`
    insert into enquiries (source, name, phone)
    values ('telephone', 'Two numbers', '94437 55601, 94437 55602')`;
  for (const typed of ["9443755601", "+919443755602", "55601,", "+91 94437 55601"]) {
    const words = wordsOfNumbers(searchWords(typed));
    const { data } = await findEnquiries(db.admin, { words, status: undefined }, page);
    expect(data?.map(({ name }) => name)).toEqual(["Two numbers"]);
  }
  await db.sql`delete from enquiries where name = 'Two numbers'`;
});

test("a person's enquiries are found by phone number and e-mail, and no one else's", async () => {
  await db.sql`
    insert into enquiries (source, name, phone, email) values
      ('home', 'Meena', '+919443122233', 'Meena_1@example.com'),
      ('contact', 'Meena R', null, 'meena_1@EXAMPLE.com'),
      ('telephone', 'M', '+919443122233', null),
      ('contact', 'Other', null, 'meenax1@example.com'),
      ('contact', 'Attacker', '-', '*@*'),
      ('contact', 'Attacker', '-', '%'),
      ('walk-in', 'No phone', '-', null)`;
  const person = async (name: string) => {
    const { data } = await db.admin
      .from("enquiries")
      .select("*")
      .eq("name", name)
      .limit(1)
      .single();
    if (!data) throw new Error("no enquiry");
    const found = await findOfPerson(db.admin, data.id, page);
    expect(found.count).toBe(found.data?.length);
    return found.data?.map((each) => each.name).sort();
  };
  expect(await person("Meena")).toEqual(["M", "Meena", "Meena R"]);
  expect(await person("Meena R")).toEqual(["Meena", "Meena R"]);
  expect(await person("Attacker")).toEqual(["Attacker"]);
  expect(await person("No phone")).toEqual(["No phone"]);
});

test.each([
  ["+44 7911 123456, 94431 22233", ["447911123456", "9443122233"]],
  ["+44 (0) 7911 123456", ["447911123456"]],
  ["+65 9123 4567 98421 12345", ["6591234567", "9842112345"]],
  ["+44 7911 123456 98421 12345", ["447911123456", "9842112345"]],
  ["+44 7911 123456 98421 12345 9789123456", ["447911123456", "9789123456", "9842112345"]],
  ["0044 7911 123456", ["447911123456"]],
  ["94431 22233, 0044 (0) 7911 123456", ["447911123456", "9443122233"]],
  ["0091 94431 22233", ["9443122233"]],
  ["044 2200 1234", ["4422001234"]],
  ["1 (732) 555-0142", ["17325550142"]],
  ["44 7700 900123", ["447700900123"]],
  ["60 11 1234 5678", ["601112345678"]],
  ["91 94431 22233", ["9443122233"]],
  ["1) 94431 22233 2) 97891 23456", ["9443122233", "9789123456"]],
  ["+91 (0) 94431-22233", ["9443122233"]],
  ["04564/223344", ["4564223344"]],
  ["98421/12345", ["9842112345"]],
  ["98421,12345", ["9842112345"]],
  ["STD 04564 Ph 223344", ["4564223344"]],
  ["STD code: 0452, Ph.No: 223344", ["0452223344"]],
  ["(04564) Ph.No: 223344", ["4564223344"]],
  ["1 98421 12345", ["9842112345"]],
  ["1 - 98421 12345, 2 - 97891 23456", ["9789123456", "9842112345"]],
  ["1 9842112345", ["19842112345"]],
  ["223344", ["223344"]],
  ["- / 12345", null],
])("the numbers in %j are %j", async (phone, numbers) => {
  const [row] = await db.sql`select numbers_in(${phone}) as numbers`;
  expect(row?.numbers).toEqual(numbers);
  const [first] = phoneNumbers(phone);
  expect(numbers ?? [undefined]).toContain(first?.replace(/^\+(?:91)?/, ""));
});

test("a person is found by each of several numbers, however they are written", async () => {
  await db.sql`
    insert into enquiries (source, name, phone) values
      ('contact', 'Zara', '94431 55501, 94431 55502'),
      ('home', 'Zara', '+919443155501'),
      ('home', 'Zara', 'wife: 0091 94431-55502'),
      ('walk-in', 'Zara', '94431 55501 94431 55509'),
      ('walk-in', 'Zara', '04567 223344 94431 55501 9-6'),
      ('walk-in', 'Zara', '91766 12345 94431 55501'),
      ('walk-in', 'Zara', '94431555029443155508'),
      ('walk-in', 'Asha', '+919443155503 / 223344'),
      ('walk-in', 'Asha', '76612 34594'),
      ('walk-in', 'Nobody', '- / 12345')`;
  await db.sql`
    insert into quotes (customer_name, customer_phone, sheet, expires_on) values
      ('Zara', '09443155502', '{}', '2030-01-01'), ('Asha', '9443155503', '{}', '2030-01-01')`;
  const [asked] = await db.sql`select id from enquiries where phone like '%,%'`;
  const exported = await exportPerson(db.admin, asked?.id);
  expect(exported.data?.enquiries).toHaveLength(7);
  expect(exported.data?.quotes).toHaveLength(1);
  expect((await erasePerson(db.admin, asked?.id)).data).toHaveLength(7 + 1);
  expect(
    await db.sql`select name from enquiries where name in ('Zara', 'Asha', 'Nobody') order by name`,
  ).toEqual([{ name: "Asha" }, { name: "Asha" }, { name: "Nobody" }]);
  expect(await db.sql`delete from quotes returning customer_name`).toEqual([
    { customer_name: "Asha" },
  ]);
});

test("enquiries that are linked only by another enquiry are named before the person is erased, and stay", async () => {
  await db.sql`
    insert into enquiries (source, name, phone, email) values
      ('home', 'Uma', '94431 44401', null),
      ('contact', 'Uma', '94431 44401', 'uma@example.com'),
      ('contact', 'Office', '94431 44402', 'UMA@example.com'),
      ('home', 'Uma', '94431 44401, 94431 44403', null),
      ('home', 'Cousin', '+919443144403', null),
      ('home', 'Stranger', '+919443144402', null)`;
  const [asked] =
    await db.sql`select id from enquiries where phone = '94431 44401' and email is null`;
  const further = async (client: typeof db.admin) =>
    (await findFurther(client, asked?.id)).data?.map(({ name }) => name).sort() ?? [];
  expect(await further(db.admin)).toEqual(["Cousin", "Office"]);
  for (const client of [db.anonymous, db.member]) expect(await further(client)).toEqual([]);
  expect((await erasePerson(db.admin, asked?.id)).data).toHaveLength(3);
  expect(
    await db.sql`delete from enquiries where phone like '%94431%444%' or phone like '%9443144%' returning name`,
  ).toHaveLength(3);
});

test("exporting and erasing a person covers all quotes and newsletter addresses, and no one else's", async () => {
  const [asked] = await db.sql`
    insert into enquiries (source, name, phone) values ('telephone', 'Ravi', '+919443122255') returning id`;
  await db.sql`
    insert into enquiries (source, name, phone, email) values
      ('contact', 'Ravi', '+919443122255', 'Ravi@example.com')`;
  await db.sql`
    insert into newsletter_addresses (email) values ('ravi@example.com'), ('other@example.com')`;
  const quotes = await db.sql`
    insert into quotes (enquiry_id, customer_name, customer_phone, sheet, expires_on) values
      (${asked?.id}, 'Of the enquiry', null, '{}', '2030-01-01'),
      (null, 'By phone', '+919443122255', '{}', '2030-01-01'),
      (null, 'Other', '+919443122256', '{}', '2030-01-01')
    returning id`;
  await db.sql`insert into review_invitations (name) values ('Ravi'), ('Devi')`;
  const quote = (customer_name: string) => expect.objectContaining({ customer_name });
  for (const client of [db.anonymous, db.member]) {
    const found = await exportPerson(client, asked?.id);
    expect(JSON.stringify(found.data ?? [])).not.toContain("Ravi");
    await erasePerson(client, asked?.id);
  }
  expect((await exportPerson(db.admin, asked?.id)).data).toEqual({
    enquiries: [
      expect.objectContaining({ name: "Ravi" }),
      expect.objectContaining({ name: "Ravi" }),
    ],
    quotes: expect.arrayContaining([quote("By phone"), quote("Of the enquiry")]),
    newsletter: [expect.objectContaining({ email: "ravi@example.com" })],
  });

  // The joined text of the search says nothing more about a person.
  expect(JSON.stringify((await exportPerson(db.admin, asked?.id)).data)).not.toContain("searched");

  const erased = (await erasePerson(db.admin, asked?.id)).data;
  expect(erased).toHaveLength(4);
  // The panel removes unsaved texts by these ids.
  expect(erased).toEqual(expect.arrayContaining([asked?.id, quotes[0]?.id, quotes[1]?.id]));
  expect(await db.sql`select customer_name from quotes`).toEqual([{ customer_name: "Other" }]);
  expect(await db.sql`select email from newsletter_addresses`).toEqual([
    { email: "other@example.com" },
  ]);
  expect(await db.sql`select name from review_invitations`).toEqual([{ name: "Devi" }]);
});

test("all 1,200 enquiries of a person are counted, exported and erased", async () => {
  await db.sql`
    insert into enquiries (source, name, phone)
    select 'home', 'Often', '+919443122277' from generate_series(1, 1200)`;
  const [one] = await db.sql`select id from enquiries where name = 'Often' limit 1`;
  expect(await findOfPerson(db.admin, one?.id, { from: 1175, size: 25 })).toMatchObject({
    count: 1200,
    data: expect.objectContaining({ length: 25 }),
  });
  const exported = await exportPerson(db.admin, one?.id);
  expect(exported.data).toMatchObject({ enquiries: expect.objectContaining({ length: 1200 }) });
  expect((await erasePerson(db.admin, one?.id)).data).toHaveLength(1200);
  expect(await db.sql`select id from enquiries where name = 'Often'`).toEqual([]);
});

test("strangers and members find nobody, and a deleted enquiry leaves no version", async () => {
  const [meena] = await db.sql`select id from enquiries where name = 'Meena'`;
  for (const client of [db.anonymous, db.member]) {
    expect((await findOfPerson(client, meena?.id, page)).data ?? []).toEqual([]);
  }
  await db.sql`delete from enquiries where phone = '+919443122233'`;
  expect(await db.sql`select id from row_versions where table_name = 'enquiries'`).toEqual([]);
});
