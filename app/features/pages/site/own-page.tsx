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
            {blocks.map((block, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two blocks may read the same
              <Block key={at} block={block} />
            ))}
          </div>
        </div>
      </Suspense>
    </>
  );
}

function Block({ block: { kind, texts } }: { block: PageBlock }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: two texts may read the same
  const shown = texts.map((parts, at) => <AnswerParts key={at} parts={parts} />);
  if (kind === "heading") return <h2 className="mt-10 mb-3 text-2xl first:mt-0">{shown}</h2>;
  if (kind === "paragraph") return <p className="mt-4 whitespace-pre-line first:mt-0">{shown}</p>;
  return (
    <ul className="mt-4 list-disc space-y-1 pl-6 first:mt-0">
      {shown.map((text) => (
        <li key={text.key}>{text}</li>
      ))}
    </ul>
  );
}
