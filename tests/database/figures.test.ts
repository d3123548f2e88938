import { expect, test, vi } from "vitest";
import { readRatingOfReviews } from "../../app/features/testimonials/data.ts";
import { goodRows } from "../rls/rows.ts";
import { setUpDatabase } from "./database.ts";

const db = setUpDatabase();

test("the rating of reviews counts approved reviews, and no testimonials of the agency", async () => {
  const rating = async () => (await readRatingOfReviews(db.anonymous).throwOnError()).data;
  await db.admin.from("testimonials").insert({ ...goodRows.testimonials, rating: 1 });
  expect(await rating()).toBeNull();
  const review = { name: "Devi", location: "Theni", comment: "A trip to remember." };
  for (const stars of [5, 4, 4]) {
    const id = crypto.randomUUID();
    const sent = await db.service
      .from("review_submissions")
      .insert({ ...review, id, rating: stars })
      .select("updated_at")
      .single()
      .throwOnError();
    const approval = { submission: id, image: "/posters/avatar-1.svg", on_tour: false };
    const version = sent.data.updated_at;
    const { data } = await db.admin.rpc("approve_review", { ...approval, version });
    expect(data).toBe("approved");
  }
  const sent = vi.spyOn(db.backend, "fetch");
  expect(await rating()).toEqual({ average: 4.3, count: 3 });
  expect(sent.mock.lastCall?.[0].method).toBe("GET");
});
