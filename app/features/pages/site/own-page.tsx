import { partsAreEnglish } from "virtual:messages/english-texts";
import { Suspense } from "react";
import { AnswerParts } from "~/features/faq/site/answer-parts";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { markLanguage } from "~/ui/mark-language";
import { PageHeader } from "~/ui/page-header";
import { Picture } from "~/ui/picture";
import type { PageBlock } from "../blocks";

/** A page that the agency has written. */
export function OwnPage({
  page: { title, image, blocks, is_english },
}: {
  page: { title: string; image: string; blocks: PageBlock[]; is_english?: boolean };
}) {
  return (
    <>
      <PageHeader isLow title={markLanguage(title)} text={is_english && partsAreEnglish} />
      {/* So that a changed text costs only this section (see tests/world/README.md). */}
      <Suspense>
        <div className="wrap py-10 wrap-anywhere md:py-16">
          {image && (
            <Picture
              src={image}
              fallback={fallbackPictures.other}
              alt=""
              width={1200}
              height={600}
              isPriority
              className="mb-10 aspect-3/2 w-full rounded-lg md:aspect-2/1"
            />
          )}
          <div className="max-w-prose text-lg">
            {blocks.map(({ isHeading, parts }, at) =>
              isHeading ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may read the same
                <h2 key={at} className="mt-10 mb-3 text-2xl first:mt-0">
                  <AnswerParts parts={parts} />
                </h2>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may read the same
                <p key={at} className="mt-4 whitespace-pre-line first:mt-0">
                  <AnswerParts parts={parts} />
                </p>
              ),
            )}
          </div>
        </div>
      </Suspense>
    </>
  );
}
