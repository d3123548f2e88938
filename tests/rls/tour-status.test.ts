// Visitors see a tour exactly while it is live; admins see every tour.
import { beforeEach, describe, expect, test } from "vitest";
import { setUpDatabase } from "../database/database.ts";
import { goodRows } from "./rows.ts";

const db = setUpDatabase();
beforeEach(async () => {
  await db.sql`delete from tours`;
});

const { published_at: _, hidden_at: __, shown_at: ___, ...tour } = goodRows.tours;
const from = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const STATUSES = [
  ["a plain insert", {}, true],
  ["a draft", { published_at: null }, false],
  ["a scheduled tour", { published_at: from(3600) }, false],
  ["a tour that went live", { published_at: from(-3600) }, true],
  ["a tour that will be hidden", { published_at: from(-3600), hidden_at: from(3600) }, true],
  [
    "a tour that will be shown again",
    { published_at: from(-3600), hidden_at: from(-60), shown_at: from(3600) },
    false,
  ],
  [
    "a tour that is shown again",
    { published_at: from(-3600), hidden_at: from(-60), shown_at: from(-30) },
    true,
  ],
  ["a hidden tour", { published_at: from(-3600), hidden_at: from(-60) }, false],
] as const;

describe.each(STATUSES)("%s", (_name, dates, isLive) => {
  test.each(["anonymous", "member", "admin"] as const)(
    "is read by %s only if allowed",
    async (who) => {
      const { error } = await db.admin.from("tours").insert({ ...tour, ...dates, id: "guessed" });
      expect(error).toBeNull();
      const isSeen = isLive || who === "admin";
      const client = db[who];
      const byId = await client.from("tours").select("*").eq("id", "guessed").maybeSingle();
      expect(byId.error).toBeNull();
      expect(byId.data?.id).toBe(isSeen ? "guessed" : undefined);
      const found = await client
        .from("tours")
        .select("id", { count: "exact" })
        .or("title.ilike.%Ooty%,summary.ilike.%tea%");
      expect(found.count).toBe(isSeen ? 1 : 0);
      const draftsOnly = await client.from("tours").select("id").is("published_at", null);
      expect(draftsOnly.data).toHaveLength(
        isSeen && "published_at" in dates && !dates.published_at ? 1 : 0,
      );
    },
  );
});

test("the value now publishes and hides a tour at once", async () => {
  await db.admin.from("tours").insert({ ...tour, id: "draft", published_at: null });
  const published = await db.admin
    .from("tours")
    .update({ published_at: "now", hidden_at: null })
    .eq("id", "draft");
  expect(published.error).toBeNull();
  expect((await db.anonymous.from("tours").select("id")).data).toHaveLength(1);
  const hidden = await db.admin.from("tours").update({ hidden_at: "now" }).eq("id", "draft");
  expect(hidden.error).toBeNull();
  expect((await db.anonymous.from("tours").select("id")).data).toEqual([]);
});

const EMPTY = { summary: "", image_url: "", duration: "", gallery: [] };

test("a draft needs only a title, and an incomplete tour cannot go live", async () => {
  const draft = { title: "Half an idea", ...EMPTY, id: "draft", published_at: null };
  expect((await db.admin.from("tours").insert(draft)).error).toBeNull();
  const untitled = await db.admin.from("tours").insert({ ...draft, id: "untitled", title: " " });
  expect(untitled.error?.code).toBe("23514");
  for (const date of ["now", from(3600)]) {
    const { error } = await db.admin.from("tours").update({ published_at: date }).eq("id", "draft");
    expect(error?.code).toBe("23514");
  }
});

test("a URL in a draft must be safe", async () => {
  const { error } = await db.admin
    .from("tours")
    .insert({ title: "Draft", ...EMPTY, image_url: "javascript:alert(1)", published_at: null });
  expect(error?.code).toBe("23514");
});
