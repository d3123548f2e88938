import * as m from "virtual:messages/faq";
import { loadTexts } from "~/features/company/load-company";
import { faqTexts } from "~/features/faq/faq-texts";
import { FaqPage } from "~/features/faq/site/faq-page";
import { loadFaq } from "~/features/faq/site/load-faq";
import { loadOnClient } from "~/site/page-data";
import { pageMeta } from "~/site/seo/page-meta";
import { shownMeta } from "~/site/seo/shown-meta";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/faq";

const textOf = (own: string | undefined) => own ?? faqTexts.faq;

export async function loader({ context }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const texts = await loadTexts(load, faqTexts);
  const meta = await pageMeta(load, "/faq", m.title, textOf(texts.faq));
  return { ...(await loadFaq(load)), texts, ...meta };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadOnClient(args, "Failed to load data", () => ({
    categories: [],
    hours: "",
    texts: {},
  }));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return shownMeta(matches, m.title, loaderData);
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage title={m.title} text={textOf(loaderData.texts.faq)} {...loaderData} />;
}
