import * as m from "virtual:messages/faq";
import { loadText } from "~/features/company/site/load-company";
import { FaqPage } from "~/features/faq/site/faq-page";
import { loadFaq } from "~/features/faq/site/load-faq";
import { loadOnClient } from "~/site/page-data";
import { pageMeta } from "~/site/seo/page-meta";
import { shownMeta } from "~/site/seo/shown-meta";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/faq";

export async function loader({ context }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const text = await loadText(load, "faq", m.text);
  const meta = await pageMeta(load, "/faq", m.title, text);
  return { ...(await loadFaq(load)), text, ...meta };
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadOnClient(args, "Failed to load data", async () => {
    const defaults = await import("~/features/faq/site/faq-defaults").catch(() => undefined);
    return { ...(defaults?.faqDefaults ?? { categories: [], hours: "" }), text: m.text };
  });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return shownMeta(matches, m.title, loaderData);
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage title={m.title} {...loaderData} />;
}
