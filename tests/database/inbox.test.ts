// The inbox on 100,000 enquiries, and the erasing of one person.
import { afterAll, beforeAll, expect, test } from "vitest";
import { findEnquiries, listOfEmail, listOfPhone } from "../../app/features/inbox/data.ts";
import { readPerson } from "../../app/features/inbox/person.ts";
import { freshDatabase, type TestDatabase } from "./database.ts";

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase();
  await db.sql`
    insert into enquiries (source, status, name, phone, email, destination, message, created_at)
    select 'home', (array['New', 'Talking', 'Quoted', 'Booked', 'Lost'])[1 + n % 5], 'Guest ' || n,
      '+9190000' || lpad(n::text, 5, '0'), 'guest' || n || '@example.com', 'Ooty',
      repeat('We would like to travel in December. ', 4), now() - n * interval '1 minute'
    from generate_series(1, 100000) n`;
  await db.sql`vacuum analyze enquiries`;
}, 60_000);
afterAll(() => db.close());

const page = { from: 0, size: 25 };

test("a page, a status and a search answer within two seconds", async () => {
  for (const wanted of [
    { words: [], status: undefined },
    { words: [], status: "New" as const },
    { words: ["99950"], status: undefined },
    { words: ["ooty", "december"], status: "Lost" as const },
    { words: ["nowhere"], status: undefined },
  ]) {
    const start = performance.now();
    const { error } = await findEnquiries(db.admin, wanted, page);
    const time = performance.now() - start;
    expect(error).toBeNull();
    expect(time).toBeLessThan(2000);
  }
});

test("a person's enquiries are found by phone number and by address, and no other's", async () => {
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
    return (await readPerson(db.admin, data)).map((each) => each.name).sort();
  };
  expect(await person("Meena")).toEqual(["M", "Meena", "Meena R"]);
  expect(await person("Meena R")).toEqual(["Meena", "Meena R"]);
  expect(await person("Attacker")).toEqual(["Attacker"]);
  expect(await person("No phone")).toEqual(["No phone"]);
});

test("strangers and members find nobody, and nothing of an enquiry is kept elsewhere", async () => {
  for (const client of [db.anonymous, db.member]) {
    expect((await listOfPhone(client, "+919443122233")).data ?? []).toEqual([]);
    expect((await listOfEmail(client, "meena_1@example.com")).data ?? []).toEqual([]);
  }
  await db.sql`delete from enquiries where phone = '+919443122233'`;
  expect(await db.sql`select id from row_versions where table_name = 'enquiries'`).toEqual([]);
});
