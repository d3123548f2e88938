import { faqCategories } from "~/features/faq/faq";
import { pageMeta } from "~/site/seo/page-meta";
import { island } from "~/ui/island";
import type { Route } from "./+types/faq";

const FaqPage = island(() => import("~/features/faq/faq-page").then((part) => part.FaqPage));

const TITLE = "Frequently Asked Questions";
const TEXT =
  "How to book, pay, change a plan or cancel, and how we look after children and grandparents.";

/** The texts come with the page's data, so that no script carries them a second time. */
export function loader() {
  return { categories: faqCategories };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, TITLE, TEXT);
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage title={TITLE} text={TEXT} categories={loaderData.categories} />;
}
