import { ContactPage, contactHeading } from "~/features/contact/site/contact-page";
import { pageMeta } from "~/site/seo/page-meta";
import type { Route } from "./+types/contact-us";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, contactHeading.title, contactHeading.text);
}

export default function ContactUs() {
  return <ContactPage />;
}
