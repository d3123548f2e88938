import { loadCompany, loadPolicies } from "~/features/company/load-company";
import { markValues } from "~/features/faq/answer";
import { failuresOf, loadOr, missingPage, type PublicLoad } from "~/supabase/public-load";
import { firstParagraph, pageBlocks } from "../blocks";
import { readPublishedPage } from "../data";

/** A published page of the agency, with the values of its marks. */
export async function loadPage(load: PublicLoad, address: string) {
  const [page, policies, { working_hours }] = await Promise.all([
    loadOr(load, "Failed to load data", readPublishedPage(load.client, address), null),
    loadPolicies(load),
    loadCompany(load),
  ]);
  if (!page) throw missingPage(load);
  const blocks = pageBlocks(page.content, markValues(policies, working_hours));
  return {
    page: { title: page.title, image: page.image_url, blocks },
    description: firstParagraph(blocks),
    ...failuresOf(load),
  };
}
