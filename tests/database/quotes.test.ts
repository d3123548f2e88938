import { beforeAll, beforeEach, expect, test } from "vitest";
import { searchWords } from "../../app/editing/read.ts";
import { wordsOfNumbers } from "../../app/features/inbox/panel/person.ts";
import { deleteQuote, listQuotes, updateQuote } from "../../app/features/quotes/data.ts";
import { createLog } from "../../server/log.ts";
import { prune } from "../../server/maintenance/prune.ts";
import { goodRows } from "../rls/rows.ts";
import { setUpDatabase } from "./database.ts";

const db = setUpDatabase();
beforeAll(async () => {
  await db.service.from("company_info").insert({ ...goodRows.company_info, keep_months: 6 });
});
beforeEach(async () => {
  await db.sql`delete from quotes`;
});

async function addQuote(changes: object = {}) {
  const row = { ...goodRows.quotes, ...changes };
  const { data, error } = await db.admin.from("quotes").insert(row).select().single();
  if (error) throw error;
  return data;
}

const year = new Intl.DateTimeFormat("en", { timeZone: "Asia/Kolkata", year: "numeric" });

test("quote numbers count from 1 in each year, also in parallel and after 9999", async () => {
  await db.sql`delete from private.quote_numbers`;
  await db.sql`insert into private.quote_numbers values (${Number(year.format()) - 1}, 41)`;
  const prefix = `Q-${year.format()}-`;
  const made = await Promise.all([addQuote(), addQuote(), addQuote()]);
  expect(made.map(({ number }) => number).sort()).toEqual(
    ["0001", "0002", "0003"].map((number) => prefix + number),
  );
  expect(new Set(made.map(({ token }) => token)).size).toBe(3);
  for (const { token } of made) expect(token).toMatch(/^[0-9a-f]{64}$/);
  await db.sql`update private.quote_numbers set last_number = 9999`;
  expect((await addQuote()).number).toBe(`${prefix}10000`);
  expect((await addQuote()).number).toBe(`${prefix}10001`);
});

test("quotes are found by words of their number, customer and phone", async () => {
  const { number } = await addQuote({ customer_name: "Asha Raman" });
  await addQuote({ customer_name: "Ravi Raman", customer_phone: null });
  await addQuote({ customer_name: "Devi", customer_phone: "98421 12345 / 97891 23456" });
  for (const [typed, names] of [
    ["raman", ["Ravi Raman", "Asha Raman"]],
    ["asha 31222", ["Asha Raman"]],
    ["09443122233", ["Asha Raman"]],
    ["94431-22233", ["Asha Raman"]],
    [number, ["Asha Raman"]],
    [number.slice(2), ["Asha Raman"]],
    ["ravi 31222", []],
    ["+919842112345", ["Devi"]],
    ["9789123456", ["Devi"]],
    ["9443112345", []],
  ] as const) {
    const words = wordsOfNumbers(searchWords(typed));
    const found = await listQuotes(db.admin, words, { from: 0, size: 25 });
    expect(found.data?.map(({ customer_name }) => customer_name)).toEqual(names);
    expect(found.count).toBe(names.length);
  }
});

test("the number of an erased quote is not used again", async () => {
  const numbers: string[] = [];
  for (let time = 0; time < 3; time++) {
    const { id, number } = await addQuote();
    numbers.push(number);
    await db.admin.from("quotes").delete().eq("id", id);
  }
  expect(new Set(numbers).size).toBe(3);
});

test("a changed quote keeps the earlier sheet, and its number and token cannot change", async () => {
  const { id, number, token } = await addQuote();
  const change = (changes: object) =>
    db.admin.from("quotes").update(changes).eq("id", id).select().single();
  expect((await change({ customer_name: "Ravi" })).data?.revision).toBe(1);
  const { data } = await change({ sheet: { title: "New" }, number: "Q-1", token: "guess" });
  expect(data).toMatchObject({ revision: 2, number, token, sheet: { title: "New" } });
  expect(await db.sql`select revision, sheet from quote_revisions`).toEqual([
    { revision: 1, sheet: goodRows.quotes.sheet },
  ]);
  for (const [who, count] of [
    ["anonymous", 0],
    ["member", 0],
    ["admin", 1],
  ] as const) {
    const { data } = await db[who].from("quote_revisions").select();
    expect(data ?? []).toHaveLength(count);
    const row = { quote_id: id, revision: 9, sheet: {} };
    expect((await db[who].from("quote_revisions").insert(row)).error).not.toBeNull();
  }
  await db.admin.from("quotes").delete().eq("id", id);
  expect(await db.sql`select from quote_revisions`).toHaveLength(0);
});

test("a link shows its quote to everyone until it expires, and no data of the panel", async () => {
  const { token, number } = await addQuote();
  const read = (link_token: string) => db.anonymous.rpc("read_quote", { link_token });
  expect((await read(token)).data).toEqual({
    state: "open",
    number,
    customer_name: "Asha",
    sheet: goodRows.quotes.sheet,
    revision: 1,
    expires_on: "2030-12-14",
  });
  expect((await read("")).data).toBeNull();
  expect((await read(number)).data).toBeNull();
  const day = (days: number) =>
    db.sql`update quotes set expires_on = (now() at time zone 'Asia/Kolkata')::date + ${days}::integer`;
  await day(0);
  expect((await read(token)).data).toMatchObject({ state: "open" });
  await day(-1);
  expect((await read(token)).data).toEqual({ state: "expired" });
});

test("openings are counted with the revision that was opened", async () => {
  const { id, token } = await addQuote();
  const open = () => db.service.rpc("quote_opened", { link_token: token });
  await open();
  await db.admin
    .from("quotes")
    .update({ sheet: { title: "New" } })
    .eq("id", id);
  const opened = () => db.sql`select opened_count, opened_revision, revision from quotes`;
  expect(await opened()).toEqual([{ opened_count: 1, opened_revision: 1, revision: 2 }]);
  await open();
  expect(await opened()).toEqual([{ opened_count: 2, opened_revision: 2, revision: 2 }]);
});

test("a quote that is read past the server counts as opened, and one that the server reads does not", async () => {
  const { token } = await addQuote();
  const countAfter = async (who: "anonymous" | "service") => {
    const { data } = await db[who].rpc("read_quote", { link_token: token });
    expect(data).toMatchObject({ state: "open", customer_name: "Asha" });
    const [row] = await db.sql`select opened_count from quotes`;
    return row?.opened_count;
  };
  expect([await countAfter("service"), await countAfter("anonymous")]).toEqual([0, 1]);
});

test("a quote is deleted only as the operator has read it, also if its customer has opened it since", async () => {
  const read = await addQuote();
  const changed = { customer_name: "Asha and Ravi" };
  await updateQuote(db.admin, read.id, changed, undefined);
  expect((await deleteQuote(db.admin, read)).data).toEqual([]);
  const [current] = (await db.admin.from("quotes").select()).data ?? [];
  await db.service.rpc("quote_opened", { link_token: read.token });
  expect((await deleteQuote(db.admin, current ?? read)).data).toEqual([{ id: read.id }]);
});

test("a quote is deleted with its enquiry", async () => {
  const id = crypto.randomUUID();
  await db.admin.from("enquiries").insert({ id, source: "home", status: "Talking" });
  await addQuote({ enquiry_id: id });
  expect(await db.sql`select status from enquiries`).toEqual([{ status: "Quoted" }]);
  await db.admin.from("enquiries").delete().eq("id", id);
  expect(await db.sql`select from quotes`).toHaveLength(0);
});

test("a quote is removed after the configured time, unless it is still valid, and keeps its enquiry until then", async () => {
  for (const [customer_name, expires_on] of [
    ["old", "2020-12-14"],
    ["old, still valid", "2090-12-14"],
    ["recent", "2020-12-14"],
    ["without an enquiry, old", "2020-12-14"],
    ["without an enquiry, still valid", "2090-12-14"],
  ] as const) {
    const enquiry_id = customer_name.startsWith("without") ? null : crypto.randomUUID();
    if (enquiry_id) {
      await db.admin.from("enquiries").insert({ id: enquiry_id, source: "home", status: "Quoted" });
    }
    await addQuote({ enquiry_id, customer_name, expires_on });
  }
  await db.sql`alter table enquiries disable trigger touch_updated_at`;
  await db.sql`alter table quotes disable trigger touch_updated_at`;
  await db.sql`update enquiries set updated_at = now() - interval '7 months'`;
  await db.sql`update quotes set updated_at = now() - interval '7 months' where customer_name <> 'recent'`;
  await db.sql`alter table enquiries enable trigger touch_updated_at`;
  await db.sql`alter table quotes enable trigger touch_updated_at`;
  await prune(db.service, createLog("silent"));
  const kept = await db.sql`
    select customer_name from quotes left join enquiries on enquiries.id = enquiry_id
    where enquiry_id is null or enquiries.id is not null order by customer_name`;
  expect(kept.map((row) => row.customer_name)).toEqual([
    "old, still valid",
    "recent",
    "without an enquiry, still valid",
  ]);
  expect(await db.sql`select from enquiries`).toHaveLength(2);
});
