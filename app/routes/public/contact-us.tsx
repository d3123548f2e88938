import * as m from "virtual:messages/contact";
import { ContactPage } from "~/features/contact/site/contact-page";
import { pageMeta } from "~/site/seo/page-meta";
import { shownMeta } from "~/site/seo/shown-meta";
import { publicLoadContext } from "~/supabase/public-load";
import type { Route } from "./+types/contact-us";

export function loader({ context }: Route.LoaderArgs) {
  return pageMeta(context.get(publicLoadContext), "/contact-us", m.title, m.text);
}

/** Avoids a request to the server during client-side navigation. */
export function clientLoader() {
  return null;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return shownMeta(matches, m.title, loaderData);
}

export default function ContactUs() {
  return <ContactPage />;
}
