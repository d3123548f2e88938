import sharp from "sharp";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { restoreRow } from "../../app/editing/restore.ts";
import {
  approveReview,
  listApprovedReviews,
  rejectReview,
} from "../../app/features/reviews/data.ts";
import { readMigrations } from "../../server/backend/migrate.ts";
import { createLog } from "../../server/log.ts";
import { prune } from "../../server/maintenance/prune.ts";
import { goodRows } from "../rls/rows.ts";
import { blankDatabase, setUpDatabase } from "./database.ts";

const db = setUpDatabase();
beforeAll(async () => {
  await db.service.from("company_info").insert({ ...goodRows.company_info, keep_months: 6 });
  await db.service.from("tours").insert({ ...goodRows.tours, id: "hills", reviews: [] });
});
beforeEach(async () => {
  const tables = ["review_submissions", "review_invitations", "testimonials", "row_versions"];
  for (const table of tables) await db.sql`delete from ${db.sql(table)}`;
  await db.sql`update tours set reviews = '[]'`;
  await db.sql`update company_info set collect_reviews = true`;
});

const review = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  name: "Asha",
  location: "Madurai",
  tour_id: "hills",
  rating: 4,
  comment: "A trip to remember.",
  ...changes,
});

async function submit(sent: object) {
  const { data, error } = await db.service.rpc("submit_review", { review: JSON.stringify(sent) });
  return error ?? data;
}

async function invite(): Promise<string> {
  const row = { name: "Asha", tour_id: "hills", tour: "Hills of Ooty" };
  const { data } = await db.admin.from("review_invitations").insert(row).select().single();
  return data?.token ?? "";
}

/** The row that the form with this key made. */
async function readReview({ id: key }: { id: string }) {
  const found = db.admin.from("review_submissions").select().eq("sent_key", key);
  return (await found.single().throwOnError()).data;
}

async function idOf(sent: { id: string }): Promise<string> {
  return (await readReview(sent)).id;
}

test("a review is stored once, only while its setting is on, at most 100 a minute", async () => {
  await db.sql`update company_info set collect_reviews = false`;
  expect(await submit(review())).toBe("off");
  await db.sql`update company_info set collect_reviews = true`;
  const first = review();
  expect(await submit(first)).toBe("stored");
  expect(await submit(first)).toBe("stored");
  expect(await db.sql`select name, tour, status, invited from review_submissions`).toEqual([
    { name: "Asha", tour: goodRows.tours.title, status: "New", invited: false },
  ]);
  await db.sql`
    insert into review_submissions (name, location, rating, comment, invited)
    select 'crowd', 'Web', 1, 'Buy cheap watches.', false from generate_series(1, 98)`;
  expect(await submit(review())).toBe("stored");
  expect(await submit(review())).toBe("too many");
  expect(await submit(review({ invite: await invite() }))).toBe("stored");
});

test("the same form sent again corrects its review until the review is approved", async () => {
  const sent = review();
  await submit(sent);
  const comment = "A trip to remember well.";
  expect(await submit({ ...sent, comment })).toBe("stored");
  expect(await db.sql`select comment from review_submissions`).toEqual([{ comment }]);
  const approval = { submission: await idOf(sent), image: "/posters/avatar.svg", on_tour: false };
  await db.admin.rpc("approve_review", approval);
  expect(await submit(sent)).toBe("stored");
  expect(await db.sql`select comment from review_submissions`).toEqual([{ comment }]);
});

test("a review that its sender corrects after the operator has read it is not approved or rejected", async () => {
  const sent = review();
  await submit(sent);
  const shown = await readReview(sent);
  await submit({ ...sent, rating: 1, comment: "Words that nobody has read." });
  expect((await approveReview(db.admin, shown, "/posters/avatar.svg", true)).data).toBe("changed");
  expect((await rejectReview(db.admin, shown)).data).toEqual([]);
  expect(await db.sql`select from testimonials`).toHaveLength(0);
  const corrected = await readReview(sent);
  const approval = await approveReview(db.admin, corrected, "/posters/avatar.svg", true);
  expect(approval.data).toBe("approved");
});

test("the uploaded picture of a review stays only if a testimonial shows it", async () => {
  const media = db.admin.storage.from("media");
  const background = { r: 90, g: 30, b: 30 };
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background } }).png();
  const bytes = (await picture.toBuffer()).buffer as ArrayBuffer;
  async function upload(name: string): Promise<string> {
    expect((await media.upload(name, bytes, { contentType: "image/png" })).error).toBeNull();
    return `/storage/v1/object/public/media/${name}`;
  }
  const uploads = async () => (await db.sql`select name from pictures`).map(({ name }) => name);
  const sent = review();
  await submit(sent);
  const shown = await readReview(sent);
  await submit({ ...sent, comment: "Words that nobody has read." });

  const late = await approveReview(db.admin, shown, await upload("review-1.png"), false);
  expect(late.data).toBe("changed");
  expect(await uploads()).toEqual([]);
  const corrected = await readReview(sent);
  await approveReview(db.admin, corrected, await upload("review-2.png"), false);
  // Somebody else has it open too.
  await approveReview(db.admin, corrected, await upload("review-3.png"), false);
  expect(await uploads()).toEqual(["review-2.png"]);

  const another = review();
  await submit(another);
  // Uploaded for an approval that failed.
  await rejectReview(db.admin, await readReview(another), await upload("review-4.png"));
  expect(await uploads()).toEqual(["review-2.png"]);
  await media.remove(["review-2.png"]);
});

test("a review of a page that was opened before its tour got another id is one of this tour", async () => {
  await db.admin.from("tours").update({ id: "moved" }).eq("id", "hills");
  await submit(review());
  expect(await db.sql`select tour_id from review_submissions`).toEqual([{ tour_id: "moved" }]);
  await db.admin.from("tours").update({ id: "hills" }).eq("id", "moved");
});

test("rejecting a review does not touch a testimonial whose id the sender used as key", async () => {
  const other = db.admin.from("testimonials").insert(goodRows.testimonials).select("id").single();
  const { id } = (await other.throwOnError()).data;
  for (const isApproved of [false, true]) {
    await submit(review({ id }));
    const submission = await idOf({ id });
    expect(submission).not.toBe(id);
    if (isApproved) {
      const approval = { submission, image: "/posters/avatar.svg", on_tour: true };
      expect((await db.admin.rpc("approve_review", approval)).data).toBe("approved");
      expect(await db.sql`select from testimonials`).toHaveLength(2);
    }
    expect((await db.admin.rpc("remove_review", { submission })).error).toBeNull();
    expect(await db.sql`select id from testimonials`).toEqual([{ id }]);
  }
});

test("a thousand waiting reviews make room for new ones, from the day with the most, but not from its first hundred", async () => {
  await db.sql`
    insert into review_submissions (name, location, rating, comment, invited, created_at)
    select 'crowd', 'Web', 1, 'Buy cheap watches.', false, now() - interval '1 day' + n * interval '1 second'
    from generate_series(1, 989) as n
    union all select 'early traveller', 'Madurai', 5, 'A good trip it was.', false, now() - interval '1 day'
    union all select 'invited', 'Madurai', 5, 'A good trip it was.', true, now() - interval '90 days'
    from generate_series(1, 20)
    union all select 'traveller', 'Madurai', 5, 'A good trip it was.', false, now() - interval '9 days' * n
    from generate_series(1, 10) as n`;
  expect(await submit(review())).toBe("made room");
  expect(await submit(review({ invite: await invite() }))).toBe("stored");
  expect(await submit(review())).toBe("made room");
  const counts = await db.sql`
    select name, count(*)::int as n from review_submissions group by name order by name`;
  expect([...counts]).toEqual([
    { name: "Asha", n: 3 },
    { name: "crowd", n: 987 },
    { name: "early traveller", n: 1 },
    { name: "invited", n: 20 },
    { name: "traveller", n: 10 },
  ]);
});

test("a review does not reveal a draft's title", async () => {
  const draft = { ...goodRows.tours, id: "draft", title: "Secret", published_at: null };
  await db.service.from("tours").insert(draft);
  await submit(review({ tour_id: "draft", tour: "Somewhere" }));
  expect(await db.sql`select tour, tour_id from review_submissions`).toEqual([
    { tour: "Somewhere", tour_id: null },
  ]);
});

test.each([
  ["title", { tour_id: undefined, tour: "Hills of Ooty" }],
  ["id", {}],
])(
  "an invited review that names its hidden tour by %s, sent again too, is one of this tour",
  async (_, named) => {
    const sent = review({ ...named, invite: await invite() });
    await db.sql`update tours set hidden_at = now(), title = 'Secret' where id = 'hills'`;
    for (const comment of ["A trip to remember.", "A trip to remember well."]) {
      expect(await submit({ ...sent, comment })).toBe("stored");
      expect(await db.sql`select tour_id, tour, comment from review_submissions`).toEqual([
        { tour_id: "hills", tour: "Hills of Ooty", comment },
      ]);
    }
    const other = { tour_id: undefined, tour: "Another one" };
    await submit({ ...sent, ...other });
    await submit(review({ ...other, invite: await invite() }));
    expect(await db.sql`select tour_id, tour from review_submissions`).toEqual([
      { tour_id: null, tour: "Another one" },
      { tour_id: null, tour: "Another one" },
    ]);
    await db.sql`update tours set hidden_at = null, title = ${goodRows.tours.title} where id = 'hills'`;
  },
);

test("an invitation works once, also for parallel reviews", async () => {
  const token = await invite();
  const results = await Promise.all([1, 2, 3].map(() => submit(review({ invite: token }))));
  expect(results.sort()).toEqual(["stored", "used", "used"]);
  expect(await submit(review({ invite: token }))).toBe("used");
  expect(await submit(review({ invite: crypto.randomUUID() }))).toBe("used");
  const expired = await invite();
  await db.sql`update review_invitations set expires_at = now() - interval '1 second' where token = ${expired}`;
  expect(await submit(review({ invite: expired }))).toBe("used");
  expect(await db.sql`select invited from review_submissions`).toEqual([{ invited: true }]);
});

test("the same invited review sent twice at once is stored once", async () => {
  const sent = review({ invite: await invite() });
  expect(await Promise.all([submit(sent), submit(sent)])).toEqual(["stored", "stored"]);
  expect(await db.sql`select from review_submissions where sent_key = ${sent.id}`).toHaveLength(1);
});

test("only an admin approves a review, approving twice adds it once, and removing deletes it everywhere", async () => {
  const sent = review({ picture: "UklGRg==" });
  await submit(sent);
  const submission = await idOf(sent);
  const approval = { submission, image: "/posters/avatar.svg", on_tour: true };
  await db.anonymous.rpc("approve_review", approval);
  await db.member.rpc("approve_review", approval);
  await db.member.rpc("remove_review", { submission });
  expect(await db.sql`select from testimonials`).toHaveLength(0);
  for (let time = 0; time < 2; time++) {
    expect((await db.admin.rpc("approve_review", approval)).data).toBe("approved");
  }
  expect(await db.sql`select name, rating, tour from testimonials`).toEqual([
    { name: "Asha", rating: 4, tour: goodRows.tours.title },
  ]);
  const { data: tour } = await db.anonymous.from("tours").select("reviews").single();
  expect(tour?.reviews).toMatchObject([{ name: "Asha", rating: 4, submission }]);
  expect(tour?.reviews[0]?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(await db.sql`select status, picture from review_submissions`).toEqual([
    { status: "Approved", picture: null },
  ]);

  await db.admin.rpc("remove_review", { submission });
  expect(await db.sql`select from testimonials`).toHaveLength(0);
  expect(await db.sql`select from row_versions where table_name = 'testimonials'`).toHaveLength(0);
  expect(await db.sql`select reviews from tours where id = 'hills'`).toEqual([{ reviews: [] }]);
  expect(await db.sql`select from review_submissions`).toHaveLength(0);
  expect((await db.admin.rpc("approve_review", approval)).data).toBe("gone");
});

test("a removed review is in no version of its tour or testimonial, and cannot be restored", async () => {
  const [removed, kept] = [review({ name: "Words of Devi" }), review({ name: "Words of Ravi" })];
  for (const sent of [removed, kept]) {
    await submit(sent);
    const approval = { submission: await idOf(sent), image: "/posters/avatar.svg", on_tour: true };
    expect((await db.admin.rpc("approve_review", approval)).data).toBe("approved");
  }
  await db.admin.from("testimonials").update({ location: "Karur" }).eq("name", removed.name);
  await db.admin.from("tours").update({ price: "₹1" }).eq("id", "hills");
  await db.admin.from("tours").update({ id: "moved" }).eq("id", "hills");
  await db.admin.from("tours").delete().eq("id", "moved");
  await db.admin.rpc("remove_review", { submission: await idOf(removed) });
  const versions = JSON.stringify(await db.sql`select * from row_versions`);
  expect(versions).not.toContain("Words of Devi");
  expect(versions).toContain("Words of Ravi");
  expect((await restoreRow(db.admin, "tours", "moved")).error).toBeNull();
  const [tour] = await db.sql`select reviews from tours where id = 'moved'`;
  expect(tour?.reviews).toEqual([expect.objectContaining({ name: "Words of Ravi" })]);
  await db.sql`delete from row_versions`;
  await db.sql`update tours set id = 'hills' where id = 'moved'`;
});

test("expired invitations, and reviews that waited too long, are removed", async () => {
  await invite();
  await db.sql`update review_invitations set expires_at = now() - interval '1 day'`;
  for (const name of ["old", "recent", "shown"]) await submit(review({ name }));
  // This trigger would overwrite `updated_at`.
  await db.sql`alter table review_submissions disable trigger touch_updated_at`;
  await db.sql`update review_submissions set updated_at = now() - interval '7 months' where name <> 'recent'`;
  await db.sql`update review_submissions set status = 'Approved' where name = 'shown'`;
  await db.sql`alter table review_submissions enable trigger touch_updated_at`;
  await prune(db.service, createLog("silent"));
  expect(await db.sql`select from review_invitations`).toHaveLength(0);
  expect(await db.sql`select name from review_submissions order by name`).toEqual([
    { name: "recent" },
    { name: "shown" },
  ]);
});

test("reviews that an earlier release published are still removed, and nobody else's testimonial", async () => {
  const blank = await blankDatabase();
  try {
    const earlier = readMigrations().filter(({ version }) => version < "20261126101500");
    const before = await blank.open(earlier);
    // An earlier release gave the testimonial the id of its review.
    await before.sql`
      insert into testimonials (name, image, location, rating, comment, created_at)
      values ('other', '/a.jpg', 'Madurai', 5, 'Somebody else wrote it.', now() - interval '1 year')`;
    await before.sql`
      insert into review_submissions (id, status, name, location, rating, comment, created_at, updated_at)
      select gen_random_uuid(), 'Approved', 'Asha', 'Madurai', 5, 'A trip to remember.', now() - interval '1 day',
        now() - interval '1 hour'
      union all select id, 'Approved', 'attacker', 'Web', 1, 'Buy cheap watches.', now() - interval '1 day',
        now() - interval '1 hour' from testimonials`;
    await before.sql`
      insert into testimonials (id, name, image, location, rating, comment)
      select id, name, '/a.jpg', location, rating, comment from review_submissions where name = 'Asha'`;
    await before.close();
    const after = await blank.open();
    expect(
      await after.sql`select from review_submissions where updated_at > now() - interval '1 minute'`,
    ).toHaveLength(0);
    await after.sql`create or replace function public.is_admin() returns boolean language sql as 'select true'`;
    await after.sql`select public.remove_review(id) from review_submissions`;
    expect([...(await after.sql`select name from testimonials`)]).toEqual([{ name: "other" }]);
    await after.close();
  } finally {
    await blank.drop();
  }
});

test("approved reviews are found by words of their name, tour and comment", async () => {
  const rows = ["Asha", "Ravi", "Devi"].map((name) => {
    const status: "New" | "Approved" = name === "Devi" ? "New" : "Approved";
    return { ...goodRows.review_submissions, name, status, picture: null };
  });
  await db.service.from("review_submissions").insert(rows).throwOnError();
  const found = async (...words: string[]) => {
    const { data } = await listApprovedReviews(db.admin, words, { from: 0, size: 25 });
    return data?.map(({ name }) => name).sort();
  };
  expect(await found()).toEqual(["Asha", "Ravi"]);
  expect(await found("ooty", "remember")).toEqual(["Asha", "Ravi"]);
  expect(await found("ravi")).toEqual(["Ravi"]);
  expect(await found("devi")).toEqual([]);
});
