// How `npm run media` finds which pictures are in use.
import { expect, test } from "vitest";
import { TABLES_WITH_PICTURES } from "../../server/backend/tables.ts";
import { findNames } from "../../server/maintenance/media.ts";
import { goodRows } from "../rls/rows.ts";
import { rows } from "../world/rows.ts";
import { setUpDatabase } from "./database.ts";

const db = setUpDatabase();

const find = () =>
  findNames(async (batch) => {
    const { data, error } = await db.service.rpc("media_names", batch);
    if (error) throw error;
    return data;
  });

test("every table with a picture in its sample rows is read", () => {
  const withPictures = Object.keys(rows).filter((table) =>
    JSON.stringify(rows[table]).includes("/posters/"),
  );
  expect(TABLES_WITH_PICTURES.map((table) => `public.${table}`).sort()).toEqual(
    withPictures.sort(),
  );
});

test("the pictures of more rows than one call reads are found, each by its whole name", async () => {
  await db.sql`
    insert into row_versions (table_name, row_id, action, old_row)
    select 'tours', 'a', 'update', jsonb_build_object('image_url', '/storage/v1/object/public/media/n' || n || '.png')
    from generate_series(1, 1001) n`;
  const media = "https://site.example/storage/v1/object/public/media";
  await db.admin.from("tours").insert({
    ...goodRows.tours,
    image_url: `${media}/first.png?v=2`,
    gallery: [`${media}/a%20b.png`, `${media}/%E0%AE%AE.png`],
    summary: `See ${media}/in-text.png, and ${media}/"quoted".png`,
  });
  const isUsed = await find();
  for (const name of ["first.png", "a b.png", "ம.png", "in-text.png"]) {
    expect(isUsed(name), name).toBe(true);
  }
  for (let n = 1; n <= 1001; n++) expect(isUsed(`n${n}.png`), String(n)).toBe(true);
  for (const name of ["irst.png", "n1002.png", "b.png", "zzz.png"]) {
    expect(isUsed(name), name).toBe(false);
  }
});

test("nobody but the server reads the names", async () => {
  const call = { of_table: "tours", after: null, most: 1 };
  for (const who of ["anonymous", "member", "admin"] as const) {
    expect((await db[who].rpc("media_names", call)).error).not.toBeNull();
  }
});

test("a picture that is chosen while the versions are read counts as used", async () => {
  const image_url = "/storage/v1/object/public/media/chosen-late.png";
  const isUsed = await findNames(async (batch) => {
    if (batch.of_table === "row_versions") {
      await db.sql`update tours set image_url = ${image_url}`;
    }
    const { data, error } = await db.service.rpc("media_names", batch);
    if (error) throw error;
    return data;
  });
  expect(isUsed("chosen-late.png")).toBe(true);
});
