import * as m from "virtual:messages/review";
import { Suspense } from "react";
import { loadEnglish } from "~/features/company/site/load-company";
import { listTourTitles } from "~/features/reviews/data";
import { ReviewForm } from "~/features/reviews/site/review-form";
import { type Invitation, readInvitation } from "~/features/reviews/site/send-review";
import { tourLines } from "~/features/translations/site/translated";
import { loadOnClient } from "~/site/page-data";
import { hiddenMeta } from "~/site/seo/shown-meta";
import { failuresOf, loadOr, missingPage, publicLoadContext } from "~/supabase/public-load";
import { tokenIn } from "~/ui/link-token";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";
import type { Route } from "./+types/review";

interface ReviewPage {
  tours: { id: string; title: string }[];
  failures?: string[];
  /** The invitation in the opened link. Null if the link no longer works. */
  invitation?: Invitation | null;
}

/** Ignores the invitation token in the URL, so that one cached page is right for everyone. */
export async function loader({ context }: Route.LoaderArgs): Promise<ReviewPage> {
  const load = context.get(publicLoadContext);
  const company = await loadEnglish(load);
  if (!company?.collect_reviews) throw missingPage(load);
  const [tours, lines] = await Promise.all([
    loadOr(load, "Error loading tours", listTourTitles(load.client), []),
    tourLines(load, "title"),
  ]);
  const titles = new Map(lines.map(({ row_id, text }) => [row_id, text]));
  return {
    tours: tours.map(({ id, title }) => ({ id, title: titles.get(id) || title })),
    ...failuresOf(load),
  };
}

export async function clientLoader(args: Route.ClientLoaderArgs): Promise<ReviewPage> {
  const page = await loadOnClient<ReviewPage>(args, "Error loading tours", () => ({ tours: [] }));
  const token = tokenIn(new URL(args.request.url).searchParams, "invite");
  return token ? { ...page, invitation: await readInvitation(token) } : page;
}
clientLoader.hydrate = true as const;

export function meta({ matches }: Route.MetaArgs) {
  return hiddenMeta(matches, m.title, m.text);
}

export default function Review({ loaderData }: Route.ComponentProps) {
  const { tours, invitation } = loaderData;
  return (
    <>
      <PageHeader frieze="testimonials" title={m.title} text={m.text} />
      <div className="wrap py-14 md:py-20">
        <Suspense>
          {invitation === null ? (
            <Notice tone="warning">{m.usedLink}</Notice>
          ) : (
            <ReviewForm tours={tours} invitation={invitation ?? null} />
          )}
        </Suspense>
      </div>
    </>
  );
}
