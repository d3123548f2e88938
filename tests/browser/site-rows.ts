import { expect } from "@playwright/test";
import type { Update } from "../../app/supabase/types.ts";
import type { Site } from "./fixtures";

/** Changes `company_info` while `run` runs, then restores it. */
export async function withCompany(
  site: Site,
  changes: Update<"company_info">,
  run: () => Promise<void>,
): Promise<void> {
  const { data: before } = await site.admin.from("company_info").select("*").single();
  if (!before) throw new Error("no company");
  await site.admin.from("company_info").update(changes).eq("id", before.id);
  try {
    await run();
  } finally {
    await site.admin.from("company_info").update(before).eq("id", before.id);
  }
}

/** Publishes the own page of `publicPages` while `run` runs. Otherwise its path leads to "Not found". */
export async function withOwnPage(site: Site, run: () => Promise<void>): Promise<void> {
  const pages = () => site.admin.from("pages");
  await pages().update({ status: "published" }).eq("address", "privacy").throwOnError();
  try {
    await run();
  } finally {
    await pages().update({ status: "draft" }).eq("address", "privacy").throwOnError();
  }
}

/** Changes the hero section while `run` runs, then restores it. */
export async function withHero(
  site: Site,
  changes: Update<"hero_sections">,
  run: () => Promise<void>,
): Promise<void> {
  const { data: before } = await site.admin.from("hero_sections").select("*").single();
  if (!before) throw new Error("no hero");
  await site.admin.from("hero_sections").update(changes).eq("id", before.id);
  try {
    await run();
  } finally {
    await site.admin.from("hero_sections").update(before).eq("id", before.id);
  }
}

/** Stores `text` in all content columns, cut to their limits. Adds a tour with `tourId`. */
export async function storeText(site: Site, text: string, tourId: string): Promise<void> {
  const short = text.slice(0, 100);
  const category = text.slice(0, 120);
  const results = await Promise.all([
    site.admin.from("tours").upsert({
      id: tourId,
      title: text,
      type: "domestic",
      category,
      summary: text,
      image_url: "/posters/hero.svg",
      price: short,
      duration: short,
      highlights: [{ value: text }],
      inclusions: [{ value: text }],
      itinerary: [{ day: text, title: text, description: text, name: text }],
      gallery: ["/posters/hero.svg"],
      featured: true,
      reviews: [{ name: text, date: text, rating: 5, comment: text }],
    }),
    site.admin.from("categories").insert({ name: category, type: "domestic" }),
    site.admin
      .from("hero_sections")
      .update({ title: text, subtitle: text, button_text: short })
      .not("id", "is", null),
    site.admin
      .from("carousel_images")
      .insert({ section: "home", url: "/posters/hero.svg", caption: text, order: 9 }),
    site.admin.from("testimonials").insert({
      name: text,
      image: "/posters/avatar.svg",
      location: text,
      comment: text,
      tour: text,
    }),
    site.admin.from("faq_questions").insert({
      category: "travel-logistics",
      question: text,
      answer: `${text} [${text.replace(/[[\]]/g, "")}](/tours)`,
      question_order: 9,
    }),
    site.admin.from("pages").insert({
      title: text,
      address: tourId,
      content: `## ${text}\n${text} [${text.replace(/[[\]]/g, "")}](/tours)`,
      status: "published",
      in_footer: true,
    }),
    site.admin.from("about_sections").insert([
      { title: text, content: text, image_url: "", section_order: 9, layout: null, people: [] },
      {
        title: text,
        content: text,
        image_url: "",
        section_order: 10,
        layout: "people",
        people: [{ name: text, role: text, picture: "", words: text }],
      },
    ]),
    site.admin
      .from("company_info")
      .update({
        company_name: text,
        group_size: short,
        advance_domestic: short,
        tax_note_international: text,
        tagline: text,
        address: text,
        phone: short,
        working_hours: text,
        registration_number: short,
      })
      .not("id", "is", null),
  ]);
  for (const { error } of results) expect(error).toBeNull();
}

/** What a quote offers. */
export const quoteSheet = {
  title: "Kerala Backwaters",
  from_day: null,
  to_day: null,
  people: "2 adults",
  days: [{ day: "Day 1", title: "Arrival", description: "Rest", stay: "Ooty", meals: "Dinner" }],
  inclusions: ["Breakfast"],
  exclusions: ["Lunch"],
  lines: [{ label: "Adult", count: 2, rupees: 62_500 }],
  tax_note: "Prices include 5% GST",
  terms: "Half in advance",
  upi_id: "vaigai@okbank",
  pay_now: null,
};

/** Empties the trash. It shows the pictures of deleted rows, so a missing one fails each later test that opens it. */
export async function emptyTrash(site: Site): Promise<void> {
  await site.admin.from("row_versions").delete().eq("action", "delete").throwOnError();
}
