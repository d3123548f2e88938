import { createHash } from "node:crypto";
import { defaultAboutSections } from "../app/features/about/default-sections.ts";
import { defaultCarouselImages } from "../app/features/carousel/default-images.ts";
import { defaultCompany } from "../app/features/company/default-company.ts";
import { defaultQuestions } from "../app/features/faq/default-questions.ts";
import { defaultHero } from "../app/features/hero/default-hero.ts";
import { defaultPages } from "../app/features/pages/default-pages.ts";
import { seedTestimonials } from "../app/features/testimonials/sample-testimonials.ts";
import { importSampleTours } from "../app/features/tours/samples/import-sample-tours.ts";
import {
  addTranslations,
  translationOf,
} from "../app/features/translations/sample-translations.ts";
import { hindi } from "../app/features/translations/samples/hindi.ts";
import {
  firstTextOf,
  type SeededTable,
} from "../app/features/translations/samples/sample-texts.ts";
import { tamil } from "../app/features/translations/samples/tamil.ts";
import { sampleWords } from "../app/features/translations/samples/words.ts";
import type { Client, Insert } from "../app/supabase/types.ts";
import type { Logger } from "./log.ts";

/** Inserts default rows, with their translations, into each empty table (spec §4). Errors are logged (spec §8). */
export async function seedDefaults(client: Client, log: Logger): Promise<void> {
  const testimonials = seedTestimonials.map((row) => ({ ...row, featured: Math.random() < 0.5 }));
  await seed(client, log, "hero_sections", [defaultHero]);
  await seed(client, log, "testimonials", testimonials);
  await seed(client, log, "about_sections", defaultAboutSections);
  await seed(client, log, "company_info", [defaultCompany]);
  await seed(client, log, "carousel_images", defaultCarouselImages);
  await seed(client, log, "faq_questions", defaultQuestions);
  await seedOnce(client, log, "pages", defaultPages);
  await seedOnce(client, log, "glossary", sampleWords);
}

/** Proposals stay deleted. The specified defaults come back to an empty table (spec §4). */
async function seedOnce<T extends "pages" | "glossary">(
  client: Client,
  log: Logger,
  table: T,
  rows: readonly Insert<T>[],
): Promise<void> {
  const { data: wasFilled, error } = await client.rpc("was_filled", { of_table: table });
  if (error) log.error({ table, err: error }, "seeding failed");
  else if (!wasFilled) await seed(client, log, table, rows);
}

async function seed<T extends SeededTable | "glossary">(
  client: Client,
  log: Logger,
  table: T,
  rows: readonly Insert<T>[],
): Promise<void> {
  const found = await client
    .from(table as SeededTable)
    .select("id")
    .limit(1);
  if (found.error) return log.error({ table, err: found.error }, "seeding failed");
  if (found.data.length > 0) return;
  const deleted = await client
    .from("row_versions")
    .select("id")
    .eq("table_name", table)
    .order("changed_at", { ascending: false })
    .limit(1);
  if (deleted.error) return log.error({ table, err: deleted.error }, "seeding failed");
  const [last] = deleted.data;
  const inserted = await client
    .from(table as SeededTable)
    .insert(rows.map((row, index) => ({ id: idOf(table, index, last?.id), ...row })) as never)
    .select();
  // Another server that starts at the same time has filled the table.
  if (inserted.error?.code === "23505") return;
  if (inserted.error) return log.error({ table, err: inserted.error }, "seeding failed");
  if (table === "glossary") return;
  const translations = inserted.data.flatMap((row) => translate(table, row));
  const { error } = await addTranslations(client, translations);
  if (error) log.error({ table, err: error }, "seeding the translations failed");
}

/** The same on each server, but not the id of a row in the trash, which would leave it. */
function idOf(...parts: unknown[]): string {
  const hex = createHash("sha256").update(JSON.stringify(parts)).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}

function translate(table: SeededTable, row: { id: string }) {
  return (["ta", "hi"] as const).flatMap((language) => {
    const texts = { ta: tamil, hi: hindi }[language][table][firstTextOf(table, row)];
    return texts ? [translationOf(table, language, row, texts)] : [];
  });
}

export async function seedSampleTours(client: Client, log: Logger): Promise<void> {
  const { error } = await importSampleTours(client);
  if (error) log.error({ err: error }, "importing the sample tours failed");
}
