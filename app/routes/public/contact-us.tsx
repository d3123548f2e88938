import * as m from "virtual:messages/contact";
import { ContactPage } from "~/features/contact/site/contact-page";
import { pageMeta } from "~/site/seo/page-meta";
import type { Route } from "./+types/contact-us";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, m.title, m.text);
}

export default function ContactUs() {
  return <ContactPage />;
}
