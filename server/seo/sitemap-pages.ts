import { listPublishedPages } from "../../app/features/pages/data.ts";
import { pagePath } from "../../app/features/pages/page-path.ts";
import { listSitemapTours } from "../../app/features/tours/data.ts";
import { tourPath } from "../../app/features/tours/tour-path.ts";
import type { TranslatedTable } from "../../app/features/translations/fields.ts";
import type { Client, Row } from "../../app/supabase/types.ts";
import { wholeList } from "../../app/supabase/whole-list.ts";
import type { Language } from "../../app/ui/languages.ts";
import { required } from "../pages/public-client.ts";
import { latest, type SitemapPage } from "./sitemap.ts";

type Translation = Pick<Row<"translations">, "table_name" | "row_id" | "language" | "updated_at">;

function lastChange(texts: Translation[], of: Language): string | undefined {
  return latest(texts.filter(({ language }) => language === of).map((text) => text.updated_at));
}

/** Every page of the site with its change times, pictures and languages. */
export async function sitemapPages(client: Client, languages: Language[]): Promise<SitemapPage[]> {
  const [found, ownPages, changes, translations] = await Promise.all([
    listSitemapTours(client).then(required),
    listPublishedPages(client).then(required),
    // At most one row for each list.
    client.from("list_changes").select("*").then(required),
    languages.length > 1 ? listPublished(client) : [],
  ]);
  const tours = found ?? [];
  const changed = (...lists: Row<"list_changes">["id"][]) =>
    latest((changes ?? []).filter(({ id }) => lists.includes(id)).map((list) => list.changed_at));
  /** The texts of these tables in each language. */
  const inTables = (...tables: TranslatedTable[]) => {
    const texts = translations.filter((each) => tables.includes(each.table_name));
    return (language: Language) => lastChange(texts, language);
  };
  const textsOfRow = new Map<string, Translation[]>();
  for (const text of translations) {
    textsOfRow.set(text.row_id, [...(textsOfRow.get(text.row_id) ?? []), text]);
  }
  /** The languages in which a tour or page is published, and its texts in each. */
  const inLanguages = (id: string) => {
    const texts = textsOfRow.get(id) ?? [];
    const isPublished = (each: Language) => texts.some(({ language }) => language === each);
    return {
      languages: languages.filter((each) => each === "en" || isPublished(each)),
      changedIn: (language: Language) => lastChange(texts, language),
    };
  };
  const ofCompany = inTables("company_info");
  const ofLists = inTables("tours", "categories", "company_info");
  const listOf = (path: string, ...types: ("domestic" | "international")[]) => ({
    path,
    changedAt: changed(...types, "company_info"),
    changedIn: ofLists,
  });
  const page = (path: string, ...tables: (TranslatedTable & Row<"list_changes">["id"])[]) => ({
    path,
    changedAt: changed(...tables, "company_info"),
    changedIn: inTables(...tables, "company_info"),
  });
  const home = ["company_info", "hero_sections", "carousel_images", "testimonials"] as const;
  return [
    {
      path: "/",
      changedAt: changed("domestic", "international", ...home),
      changedIn: inTables("tours", ...home),
    },
    listOf("/domestic-tours", "domestic"),
    listOf("/international-tours", "international"),
    listOf("/tours", "domestic", "international"),
    page("/about-us", "about_sections", "carousel_images"),
    page("/contact-us"),
    page("/testimonials", "testimonials", "carousel_images"),
    page("/faq", "faq_questions"),
    ...(ownPages ?? []).map(({ id, address, updated_at, image_url }) => {
      const { languages, changedIn } = inLanguages(id);
      return {
        path: pagePath(address),
        languages,
        // A page can say the policies, hours and figures.
        changedAt: latest([updated_at, changed("company_info")]),
        changedIn: (language: Language) => latest([changedIn(language), ofCompany(language)]),
        pictures: image_url ? [image_url] : [],
      };
    }),
    ...tours.map((tour) => ({
      path: tourPath(tour),
      ...inLanguages(tour.id),
      changedAt: tour.changed_at,
      pictures: [tour.image_url, ...tour.gallery],
    })),
  ];
}

/** The published translations in the public languages. */
async function listPublished(client: Client): Promise<Translation[]> {
  const published = () =>
    client
      .from("translations")
      .select("id, table_name, row_id, language, updated_at")
      .eq("is_published", true)
      .order("id");
  return required(await wholeList(published)) ?? [];
}
