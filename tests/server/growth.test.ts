// With many rows, each response stays small and every row can still be reached.
import { beforeAll, expect, test, vi } from "vitest";
import {
  loadPublicTestimonials,
  TESTIMONIALS_ON_HOME,
  TESTIMONIALS_ON_PAGE,
} from "../../app/features/testimonials/site/public-testimonials.ts";
import { loadTourList } from "../../app/features/tours/site/list/load-tour-list.ts";
import {
  MAX_WHOLE_LIST,
  TOURS_ON_PAGE,
} from "../../app/features/tours/site/list/tour-list-data.ts";
import { loadListPage } from "../../app/site/load-list-page.ts";
import type { PublicLoad } from "../../app/supabase/public-load.ts";
import { publicLoad, setUpDatabase } from "../database/database.ts";

const db = setUpDatabase();
let load: PublicLoad;

beforeAll(async () => {
  load = publicLoad(db.anonymous);
});

async function haveTours(count: number) {
  await db.sql`delete from tours`;
  await db.sql`
    insert into tours (id, title, type, category, summary, image_url, gallery, price, duration)
    select 'tour-' || n, 'Tour ' || n, 'domestic', case n % 5 when 0 then 'Hills' else 'Coast' end,
      'A summary that is long enough', '/posters/hero.svg', '{/posters/hero.svg}', '₹10,000', '3 Days'
    from generate_series(1, ${count}) n`;
}

function visit(query: string) {
  return loadTourList(load, "domestic", `http://site.test/domestic-tours${query}`);
}

test("a list of up to a hundred tours is sent whole, whatever the category and page", async () => {
  await haveTours(MAX_WHOLE_LIST);
  for (const query of ["", "?category=Hills", "?page=5", "?category=Hills&page=99"]) {
    const list = await visit(query);
    expect(list).toMatchObject({
      isWhole: true,
      total: 100,
      pageCount: 1,
      counts: { days: { 3: 100 } },
    });
    expect(list.tours).toHaveLength(MAX_WHOLE_LIST);
  }
});

test("a longer list is split into pages that contain every tour once", async () => {
  await haveTours(130);
  const seen: string[] = [];
  for (const page of [1, 2, 3, 4, 5, 6]) {
    const list = await visit(`?page=${page}`);
    expect(list).toMatchObject({ isWhole: false, total: 130, page, pageCount: 6 });
    expect(list.tours.length).toBeLessThanOrEqual(TOURS_ON_PAGE);
    seen.push(...list.tours.map(({ id }) => id));
  }
  expect(new Set(seen).size).toBe(130);
});

test("the server filters a paged list by category and by search words", async () => {
  await db.sql`insert into categories (name, type) values ('Hills', 'domestic')`;
  const list = await visit("?category=Hills");
  expect(list).toMatchObject({ isWhole: false, total: 26, page: 1, pageCount: 2 });
  expect(new Set(list.tours.map(({ category }) => category))).toEqual(new Set(["Hills"]));
  const searched = await visit("?q=hils+3+days+under+20000&sort=price");
  expect(searched.total).toBe(26);
  expect(searched.tours).toHaveLength(TOURS_ON_PAGE);
});

test("the pages and categories of a paged list can be told apart by their titles", async () => {
  for (const [query, title] of [
    ["", "Tours in India"],
    ["?page=2", "Page 2 · Tours in India"],
    ["?category=Hills", "Hills · Tours in India"],
    ["?category=Hills&page=2", "Hills · Page 2 · Tours in India"],
    ["?q=hills&page=2", "Tours in India"],
  ]) {
    const { meta } = await loadListPage(load, `http://site.test/domestic-tours${query}`, {
      type: "domestic",
      path: "/domestic-tours",
      title: "Tours in India",
      eyebrow: "",
      text: "",
      textName: "domestic_tours",
    });
    expect(meta).toContainEqual({ property: "og:title", content: title });
  }
});

test("a search of a paged list without results shows the nearest tours", async () => {
  const read = vi.spyOn(db.anonymous, "from");
  const list = await visit("?q=hills&days=7-&month=5");
  expect(list).toMatchObject({ total: 0, pageCount: 1 });
  expect(list.tours).toHaveLength(3);
  expect(read).not.toHaveBeenCalledWith("departures");
});

test.each(["99", "0", "-1", "two", "1e9", ""])("page %j shows an existing page", async (page) => {
  const list = await visit(`?page=${page}`);
  expect(list.page).toBe(page === "99" || page === "1e9" ? 6 : 1);
  expect(list.tours.length).toBeGreaterThan(0);
  expect([...load.failures]).toEqual([]);
});

test("a list shortens long summaries but sends comments completely", async () => {
  const text = "A day by the sea. ".repeat(270);
  await db.sql`update tours set summary = ${text}`;
  const { tours } = await visit("?page=2");
  await db.sql`
    insert into testimonials (name, image, location, rating, comment)
    values ('Devi', '/posters/avatar.svg', 'Madurai', 5, ${text})`;
  const { testimonials } = await loadPublicTestimonials(load, TESTIMONIALS_ON_HOME);
  await db.sql`delete from testimonials`;
  for (const { summary } of tours) {
    expect(summary.length).toBeLessThanOrEqual(500);
    expect(summary).toMatch(/^A day by the sea\. .*…$/);
  }
  expect(testimonials[0]?.comment).toBe(text);
});

test("the home page has a fixed number of testimonials, and their own page shows all in pages", async () => {
  await db.sql`
    insert into testimonials (name, image, location, rating, comment)
    select 'Name ' || n, '/posters/avatar.svg', 'Madurai', 5, 'A comment that is long enough' from generate_series(1, 100) n`;
  const home = await loadPublicTestimonials(load, TESTIMONIALS_ON_HOME);
  expect(home.testimonials).toHaveLength(TESTIMONIALS_ON_HOME);
  expect(home.total).toBe(100);
  const last = await loadPublicTestimonials(load, TESTIMONIALS_ON_PAGE, 7);
  expect(last).toMatchObject({ total: 100, page: 3, pageCount: 3 });
  expect(last.testimonials).toHaveLength(100 - 2 * TESTIMONIALS_ON_PAGE);
});
