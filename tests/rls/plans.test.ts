// Every query of spec §7 has an index that finds and sorts its rows.
import { expect, test } from "vitest";
import { setUpDatabase } from "../database/database.ts";

const db = setUpDatabase();

const queries = `
tours_pkey: select * from tours where id = 'ooty'
tours_newest: select id, title from tours order by created_at desc, id
tours_featured_newest: select id from tours where featured = true order by created_at desc, id limit 6
tours_type_newest: select id from tours where type = 'domestic' order by created_at desc, id
tours_type_newest: select id from tours where type = 'domestic' order by created_at desc, id limit 48 offset 96
tours_category_newest: select id from tours where type = 'domestic' and category = 'Kerala' order by created_at desc, id limit 48
tours_category_newest: select id from tours where category = 'Kerala' and type = 'domestic'
tours_type_newest: select id, next_departure from tour_cards where type = 'domestic' and id <> 'ooty' order by created_at desc, id limit 3
tours_category_newest: select id, next_departure from tour_cards where type = 'domestic' and category = 'Kerala' and id <> 'ooty' order by created_at desc, id limit 3
departures_tour_id_starts_on_key: select * from departures where tour_id = 'ooty' and starts_on >= '2026-11-24' order by starts_on
tour_addresses_pkey: select tour_id from tour_addresses where id = 'ooty'
tour_addresses_tour: select id from tour_addresses where tour_id = 'ooty'
categories_name: select id, name from categories order by name
carousel_images_section_order: select id from carousel_images where section = 'home' order by "order"
pictures_newest: select * from pictures order by created_at desc, id limit 25 offset 25
pictures_name_key: select alt from pictures where name = any ('{a.png,b.png}')
testimonials_newest: select id from testimonials order by created_at desc, id
row_versions_of_row: select id from row_versions where table_name = 'tours' and row_id = 'ooty' order by changed_at desc
row_versions_trash: select id from row_versions where action = 'delete' and restored_at is null order by changed_at desc, id limit 25 offset 25
enquiries_newest: select * from enquiries order by created_at desc, id limit 25
enquiries_of_status: select * from enquiries where status = 'New' order by created_at desc, id limit 25 offset 25
enquiries_of_numbers: select * from enquiries where numbers_in(phone) && numbers_in('94431 22233, 94431 22234')
enquiries_of_email: select * from enquiries where lower(email collate "C") = 'meena@example.com'
quotes_of_numbers: select * from quotes where numbers_in(customer_phone) && numbers_in('+919443122233')
quotes_of_enquiry: select * from quotes where enquiry_id = '0b9f6c1e-3f0e-4d0b-9a5e-1f2d3c4b5a69'
review_submissions_newest: select from review_submissions where not invited and created_at > now() - interval '1 minute'
row_versions_oldest: select from row_versions where changed_at < now() - interval '90 days'
quotes_newest: select * from quotes order by created_at desc, id limit 25 offset 25
quotes_token_key: select sheet from quotes where token = 'guess'
about_sections_order: select id from about_sections order by section_order
`;

test.each(
  queries
    .trim()
    .split("\n")
    .map((line) => line.split(": ")),
)("the index %s serves the query %s", async (index, query) => {
  const plan = await db.sql.begin(async (tx) => {
    // With few rows the planner prefers a full scan, so plans without an index are forbidden here.
    await tx`set local enable_seqscan = off`;
    await tx`set local enable_bitmapscan = off`;
    await tx`set local enable_sort = off`;
    const lines = await tx.unsafe(`explain ${query}`);
    return lines.map((line) => line["QUERY PLAN"]).join("\n");
  });
  expect(plan).toMatch(new RegExp(` (using|on) ${index} `));
  expect(plan).not.toContain("Sort Key");
});
