// What the server reads for a page.
import { beforeAll, expect, test } from "vitest";
import { createPublicClient } from "../../server/pages/public-client.ts";
import { setUpDatabase } from "../database/database.ts";

const db = setUpDatabase();

beforeAll(async () => {
  await db.sql`
    insert into tours (id, title, type, summary, image_url, gallery, duration)
    select 'tour-' || n, 'Tour ' || n, 'domestic', 'A summary that is long enough',
      '/posters/hero.svg', '{/posters/hero.svg}', '3 Days'
    from generate_series(1, 3) n`;
});

test("a failed read is retried once", async () => {
  let failures = 2;
  const { client } = createPublicClient({
    ...db.backend,
    async fetch(request) {
      return failures-- > 0 ? new Response("{}", { status: 503 }) : db.backend.fetch(request);
    },
  });
  const read = () => client.from("tours").select("id");
  expect((await read()).error).not.toBeNull();
  failures = 1;
  expect((await read()).data).toHaveLength(3);
});

test("a database that never responds delays a page only by seconds, however many reads it has", async () => {
  const { client, withDeadline } = createPublicClient({
    ...db.backend,
    fetch: () => new Promise<Response>(() => {}),
  });
  const responses = await withDeadline(async () => [
    await client.from("tours").select("id"),
    await client.from("categories").select("id"),
  ]);
  expect(responses.map(({ error }) => error?.message)).toEqual([
    expect.stringContaining("took too long"),
    expect.stringContaining("took too long"),
  ]);
});
