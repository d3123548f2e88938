import { faqCategories } from "~/features/faq/site/faq";
import { FaqPage } from "~/features/faq/site/faq-page";
import { pageMeta } from "~/site/seo/page-meta";
import type { Route } from "./+types/faq";

const TITLE = "Frequently Asked Questions";
const TEXT =
  "How to book, pay, change a plan or cancel, and how we look after children and grandparents.";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, TITLE, TEXT);
}

export default function Faq() {
  return <FaqPage title={TITLE} text={TEXT} categories={faqCategories} />;
}
