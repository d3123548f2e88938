import { FaqPage } from "~/features/faq/site/faq-page";
import { loadFaq } from "~/features/faq/site/load-faq";
import { loadOnClient } from "~/site/page-data";
import { pageMeta } from "~/site/seo/page-meta";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/faq";

const TITLE = "Frequently Asked Questions";
const TEXT =
  "How to book, pay, change a plan or cancel, and how we look after children and grandparents.";

export function loader({ context }: Route.LoaderArgs) {
  return loadFaq(context.get(publicLoadContext));
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadOnClient(args, "Failed to load data", () => ({ categories: [], hours: "" }));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, TITLE, TEXT);
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage title={TITLE} text={TEXT} {...loaderData} />;
}
