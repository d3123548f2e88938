import { redirect } from "react-router";
import { loadLanguagesOf } from "~/features/company/site/load-company";
import { onSite } from "~/features/faq/answer";
import { loadPlaceholders } from "~/features/faq/site/load-placeholders";
import { type Translated, translated } from "~/features/translations/site/translated";
import { failuresOf, loadOr, missingPage, type PublicLoad } from "~/supabase/public-load";
import { firstParagraph, pageBlocks } from "../blocks";
import { readMovedPage, readPublishedPage } from "../data";
import { pagePath } from "../page-path";

/** A published page of the agency, with the values of its placeholders. */
export async function loadPage(load: PublicLoad, slug: string) {
  const [stored, valuesOf] = await Promise.all([
    loadOr(load, "Failed to load data", readPublishedPage(load.client, slug), null),
    loadPlaceholders(load),
  ]);
  if (!stored) {
    const moved = await loadOr(load, "Failed to load data", readMovedPage(load.client, slug), null);
    if (moved) throw redirect(pagePath(moved.address), 301);
    throw missingPage(load);
  }
  const [[shown], languages] = await Promise.all([
    translated(load, "pages", [stored]),
    loadLanguagesOf(load, "pages", stored.id),
  ]);
  const page: Translated<typeof stored> = shown ?? stored;
  const blocks = pageBlocks(page.content, valuesOf(page.content));
  return {
    page: {
      title: page.title,
      image: page.image_url,
      blocks: blocks.map(({ kind, texts }) => ({
        kind,
        texts: texts.map((parts) => onSite(parts, load.siteUrl)),
      })),
      ...(page.is_english && { is_english: true }),
    },
    description: firstParagraph(blocks),
    ...(languages.length > 1 && { languages }),
    ...failuresOf(load),
  };
}
