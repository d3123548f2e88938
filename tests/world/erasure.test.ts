// Erased means erased: no table, file or log line has a word of the person or the review any more.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { createEnquiry, erasePerson } from "../../app/features/inbox/panel/data.ts";
import { createQuote, deleteQuote, updateQuote } from "../../app/features/quotes/data.ts";
import {
  approveReview,
  createInvitation,
  rejectReview,
  removeReview,
} from "../../app/features/reviews/data.ts";
import type { Client } from "../../app/supabase/types.ts";
import { openDatabase } from "../../server/backend/open-database.ts";
import { parseEnv } from "../../server/env.ts";
import { goodRows } from "../rls/rows.ts";
import { setUpSiteProcess } from "../server/set-up-site-process.ts";
import { listTables, readRows } from "./filled-site.ts";

/** In every text that the tests send about a person, in the case that the text has there. */
const WORDS = ["Zubaida", "zubaida", "+919443177777", "94431 77777"];

const site = setUpSiteProcess({ env: { LOG_LEVEL: "debug" } });
const { dataDir } = site;
let admin: Client;
beforeAll(async () => {
  admin = await site.signedIn();
  const on = {
    keep_enquiries: true,
    receive_forms: true,
    collect_reviews: true,
    count_visits: true,
  };
  expect((await admin.from("company_info").update(on).not("id", "is", null)).error).toBeNull();
});

/** Where the words are: names of tables, paths of files, or the log. */
async function placesWithWords(): Promise<string[]> {
  const has = (text: string) => WORDS.some((word) => text.includes(word));
  const { sql, close } = await openDatabase(parseEnv({ DATA_DIR: dataDir }));
  const tables = await readRows(sql, await listTables(sql));
  await close();
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name).slice(dataDir.length + 1) }))
    .filter(({ entry, path }) => entry.isFile() && !path.startsWith("postgres/"));
  return [
    ...Object.keys(tables).filter((table) => has(tables[table]?.join("\n") ?? "")),
    ...files
      .filter(({ path }) => has(path) || has(readFileSync(join(dataDir, path), "latin1")))
      .map(({ path }) => path),
    ...(has(site.output()) ? ["the log"] : []),
  ];
}

async function storedPictures(): Promise<string[]> {
  const { sql, close } = await openDatabase(parseEnv({ DATA_DIR: dataDir }));
  const files = await sql<{ path: string }[]>`
    select path from site_local.files union select name from storage.objects`;
  await close();
  return files.map(({ path }) => path);
}

function resizedPictures(): string[] {
  const folder = join(dataDir, "cache", "pictures");
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

async function send(path: string, body: object): Promise<void> {
  const response = await fetch(site.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify({ filledMs: 10_000, ...body }),
  });
  expect(response.ok).toBe(true);
}

test("a person who is erased is in no table, file or log line", async () => {
  await send("/enquire", {
    id: crypto.randomUUID(),
    source: "tour",
    tour_id: "kerala-backwaters",
    name: "Zubaida",
    phone: "94431 77777",
    email: "zubaida@example.com",
    message: "Zubaida would like a window seat.",
  });
  await send("/newsletter/join", { email: "Zubaida@example.com" });
  const { data: enquiry } = await admin.from("enquiries").select().single();
  if (!enquiry) throw new Error("not stored");
  await createEnquiry(admin, { ...goodRows.enquiries, name: "Zubaida", phone: "+919443177777" });
  const quote = { ...goodRows.quotes, customer_name: "Zubaida", customer_phone: "+919443177777" };
  const made = await createQuote(admin, { ...quote, enquiry_id: enquiry.id });
  await updateQuote(admin, made.data?.id ?? "", { sheet: { title: "For Zubaida" } }, undefined);
  await updateQuote(
    admin,
    made.data?.id ?? "",
    { sheet: { title: "For Zubaida again" } },
    undefined,
  );
  const other = await createQuote(admin, { ...quote, enquiry_id: null });
  if (other.data) await deleteQuote(admin, other.data);
  await createQuote(admin, { ...quote, enquiry_id: null });
  expect(await placesWithWords()).toEqual([
    "public.enquiries",
    "public.newsletter_addresses",
    "public.quote_revisions",
    "public.quotes",
  ]);
  expect((await erasePerson(admin, enquiry.id)).error).toBeNull();
  expect(await placesWithWords()).toEqual([]);
});

test("a review that is removed or rejected is in no table, file or log line, and neither is its picture", async () => {
  const before = resizedPictures();
  const tour = { id: "kerala-backwaters", title: "Kerala" };
  const invitation = { name: "Zubaida", tour_id: tour.id, tour: tour.title };
  const { data: invited } = await createInvitation(admin, invitation);
  const pixels = { width: 90, height: 90, channels: 3 as const, background: "#c33" };
  const photograph = await sharp({ create: pixels }).jpeg().toBuffer();
  const review = (changes: object) => ({
    id: crypto.randomUUID(),
    name: "Zubaida",
    location: "Zubaida's town",
    tour_id: tour.id,
    tour: "",
    rating: 5,
    comment: "Zubaida was very happy.",
    ...changes,
  });
  for (const sent of [review({ invite: invited?.token }), review({})]) {
    await send("/review", sent);
    const stored = await fetch(`${site.url}/review/picture?review=${sent.id}`, {
      method: "POST",
      headers: { "content-type": "image/jpeg", "sec-fetch-site": "same-origin" },
      body: new Uint8Array(photograph),
    });
    expect(stored.status).toBe(204);
  }
  const { data: reviews } = await admin.from("review_submissions").select();
  const shown = reviews?.find(({ invited }) => invited);
  const rejected = reviews?.find(({ invited }) => !invited);
  if (!shown || !rejected) throw new Error("not stored");
  const approved = shown.id;

  // As the panel does when an operator approves the review.
  const media = admin.storage.from("media");
  for (const name of ["review-00112233445566aa.jpg", "review-00112233445566bb.jpg"]) {
    const file = new Uint8Array(photograph).buffer;
    expect((await media.upload(name, file, { contentType: "image/jpeg" })).error).toBeNull();
    const sized = `${site.url}/storage/v1/render/image/public/media/${name}?width=160&format=webp`;
    expect((await fetch(sized)).status).toBe(200);
  }
  // A changed alternative text makes a version of the picture.
  const picture = () => admin.from("pictures").select("id").like("name", "review-%aa.jpg").single();
  const { data: described } = await picture();
  for (const alt of ["Zubaida smiling", "Zubaida at the lake"]) {
    await admin
      .from("pictures")
      .update({ alt })
      .eq("id", described?.id ?? "")
      .throwOnError();
  }
  const image = (end: string) => `/storage/v1/object/public/media/review-00112233445566${end}.jpg`;
  expect((await approveReview(admin, shown, image("aa"), true)).data).toBe("approved");
  // Then it is corrected with another picture, and its tour is edited, renamed and deleted.
  const testimonial = admin.from("testimonials").update({ image: image("bb") });
  const { data: published } = await testimonial.eq("name", "Zubaida").select("id").single();
  // Both are translated, in a language that somebody later removes, and in one that stays.
  for (const language of ["ta", "hi"] as const) {
    for (const [table_name, row_id] of [
      ["testimonials", published?.id ?? ""],
      ["pictures", described?.id ?? ""],
    ] as const) {
      const words = { name: "ஸுபைதா (Zubaida)", alt: "ஸுபைதா (Zubaida)" };
      const row = { table_name, row_id, language, texts: words, english: { name: "Zubaida" } };
      await admin.from("translations").insert(row).throwOnError();
    }
  }
  await admin.from("translations").update({ is_published: true }).like("texts->>name", "%Zubaida%");
  await admin.from("translations").delete().eq("language", "hi").throwOnError();
  await admin.from("tours").update({ price: "₹1" }).eq("id", tour.id);
  await admin.from("tours").update({ id: "backwaters" }).eq("id", tour.id);
  await admin.from("tours").delete().eq("id", "backwaters");
  expect(await placesWithWords()).toEqual([
    "public.pictures",
    "public.review_submissions",
    "public.row_versions",
    "public.testimonials",
    "public.translations",
  ]);
  expect(await storedPictures()).toHaveLength(2);
  expect(resizedPictures().length).toBe(before.length + 2);

  expect((await rejectReview(admin, rejected)).error).toBeNull();
  expect((await removeReview(admin, approved)).error).toBeNull();
  expect(await placesWithWords()).toEqual([]);
  expect(await storedPictures()).toEqual([]);
  expect(resizedPictures()).toEqual(before);
});
