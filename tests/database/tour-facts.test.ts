// Values that triggers and functions derive from text: price in rupees, days, phonetic codes.

import { beforeEach, describe, expect, test } from "vitest";
import { goodRows } from "../rls/rows.ts";
import { setUpDatabase } from "./database.ts";

const db = setUpDatabase();

describe("price_from", () => {
  beforeEach(async () => {
    await db.sql`delete from tours`;
  });

  const { price_from: _, ...tour } = goodRows.tours;
  async function insert(values: { price: string | null; price_from?: number | null }) {
    const { data, error } = await db.admin
      .from("tours")
      .insert({ ...tour, ...values, id: "a" })
      .select("price_from")
      .single();
    expect(error).toBeNull();
    return data?.price_from;
  }
  async function update(values: { price?: string | null; price_from?: number | null }) {
    const call = db.admin.from("tours").update(values).eq("id", "a");
    const { data, error } = await call.select("price_from").single();
    expect(error).toBeNull();
    return data?.price_from;
  }

  test("keeps the operator's own amount", async () => {
    expect(await insert({ price: "₹12,500", price_from: 11_000 })).toBe(11_000);
    expect(await update({ price: "₹13,000", price_from: 11_500 })).toBe(11_500);
    expect(await update({ price_from: 11_000 })).toBe(11_000);
    // The stored amount is sent together with a new price.
    expect(await update({ price: "₹14,000", price_from: 11_000 })).toBe(11_000);
    expect(await update({ price: "₹13,000 - ₹15,000" })).toBe(11_000);
  });

  test("follows the price if only the price changes", async () => {
    await insert({ price: "₹12,500" });
    expect(await update({ price: "₹14,000" })).toBe(14_000);
    expect(await update({ price: "₹15,000" })).toBe(15_000);
    expect(await update({ price: "₹16,000 or ₹18,000" })).toBeNull();
    expect(await update({ price: "₹1.6 lakh" })).toBe(160_000);
    expect(await update({ price: "On request" })).toBeNull();
    expect(await update({ price: "₹9,000" })).toBe(9_000);
    expect(await update({ price: null })).toBeNull();
  });
});

test.each([
  ["மதுரை", "Madurai"],
  ["கொடைக்கானல்", "Kodaikanal"],
  ["கொடைக்கானல்", "kodaikkanal"],
  ["ஊட்டி", "Ooty"],
  ["ராமேஸ்வரம்", "Rameswaram"],
  ["கன்னியாகுமரி", "Kanyakumari"],
  ["தஞ்சாவூர்", "Thanjavur"],
  ["தஞ்சாவூர்", "Tanjavoor"],
  ["பரமக்குடி", "Paramakudi"],
  ["சென்னை", "Chennai"],
  ["கேரளா", "Kérala"],
  ["தேக்கடி", "Thekkady"],
  ["டெல்லி", "Delhi"],
  ["ஆக்ரா", "Agra"],
  ["ராஜஸ்தான்", "Rajasthan"],
  ["மணாலி", "Manali"],
  ["சிம்லா", "Shimla"],
  ["பாலி", "Bali"],
  ["திருச்செந்தூர்", "Tiruchendur"],
  ["பழனி", "Palani"],
  ["வேளாங்கண்ணி", "Velankanni"],
  ["திருப்பதி", "Tirupati"],
  ["கொச்சி", "Kochi"],
  ["ஆலப்புழா", "Alappuzha"],
  ["பாம்பன்", "Pamban"],
  ["தனுஷ்கோடி", "Dhanushkodi"],
])("%s sounds like %s", async (tamil, latin) => {
  const [sounds] = await db.sql`
    select public.sound_of(${tamil}) as tamil, public.sound_of(${latin}) as latin`;
  expect(sounds?.tamil).toBe(sounds?.latin);
});

test.each([
  ["சிங்கப்பூர்", "Singapore"],
  ["தாய்லாந்து", "Thailand"],
  ["பாங்காக்", "Bangkok"],
  ["மூணாறு", "Munnar"],
  ["மீனாட்சி", "Meenakshi"],
  ["இராமேஸ்வரம்", "Rameswaram"],
  ["செட்டிநாடு", "Chettinad"],
])("%s sounds similar enough to %s for the search", async (tamil, latin) => {
  const [near] = await db.sql`
    select extensions.similarity(public.sound_of(${tamil}), public.sound_of(${latin})) as likeness`;
  expect(near?.likeness).toBeGreaterThanOrEqual(0.4);
});

test("letters other than Tamil and Latin stay unchanged, and long texts are converted", async () => {
  const [latin] = await db.sql`
    select public.latin('दिल्ली 北京 🌴 ज़ू') as other, public.latin('மதுரை to Agra') as mixed,
      length(public.sound_of(repeat('மதுரை கோவில் ', 2000))) as length,
      public.sound_of('aaaa') as doubled, public.sound_of('') as empty`;
  expect(latin).toMatchObject({
    other: "dillee 北京 🌴 zoo",
    mixed: "mathurai to Agra",
    empty: "",
  });
  expect(latin?.doubled).toBe("a");
  expect(latin?.length).toBeGreaterThan(20_000);
});

test("a boolean is true in each form that PostgreSQL reads, and others are refused", async () => {
  const insert = (id: string, featured: unknown) =>
    db.admin.from("tours").insert({ ...goodRows.tours, id, featured: featured as boolean });
  for (const [at, value] of [true, 1, "1", "yes", "on", "TRUE"].entries()) {
    expect((await insert(`yes-${at}`, value)).error, String(value)).toBeNull();
  }
  await insert("no", "off");
  for (const value of ["maybe", 5]) {
    expect((await insert("odd", value)).status, String(value)).toBe(400);
    const filtered = await db.admin
      .from("tours")
      .select("id")
      .eq("featured", value as never);
    expect(filtered.status, String(value)).toBe(400);
  }
  for (const value of [1, "yes"]) {
    const { data } = await db.admin
      .from("tours")
      .select("id")
      .neq("featured", value as never);
    expect(data).toEqual([{ id: "no" }]);
  }
});
