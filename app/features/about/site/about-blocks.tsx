import { type CSSProperties, Suspense } from "react";
import type { Translated } from "~/features/translations/site/translated";
import { classNames } from "~/ui/class-names";
import { InlineEnglishMark } from "~/ui/english-mark";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { markLanguage } from "~/ui/mark-language";
import { Picture } from "~/ui/picture";
import type { AboutSection } from "../data";

export type AboutBlock = Pick<
  Translated<AboutSection>,
  "title" | "content" | "image_url" | "layout" | "people" | "is_english"
>;

/** The About sections that the operator has written, each in its chosen layout. */
export function AboutBlocks({ blocks }: { blocks: AboutBlock[] }) {
  return (
    <div className="space-y-16 py-14 md:space-y-24 md:py-20">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block has no id, and titles may repeat
        <Suspense key={at}>
          <section aria-labelledby={`about-${at}`}>
            <Block block={block} id={`about-${at}`} isFirst={at === 0} side={sideOf(blocks, at)} />
          </section>
        </Suspense>
      ))}
    </div>
  );
}

interface BlockProps {
  block: AboutBlock;
  /** The id of the heading. */
  id: string;
  isFirst: boolean;
  side: "left" | "right";
}

function Block(props: BlockProps) {
  const { layout } = props.block;
  if (layout === "wide picture") return <WidePicture {...props} />;
  if (layout === "people") return <People {...props} />;
  return <PictureBeside {...props} />;
}

const isWide = ({ layout }: AboutBlock) => layout === "wide picture" || layout === "people";

/** Returns the chosen side of the picture. Without a choice, pictures alternate sides. */
function sideOf(blocks: AboutBlock[], at: number): "left" | "right" {
  const { layout } = blocks[at] ?? {};
  if (layout === "picture left") return "left";
  if (layout === "picture right") return "right";
  const before = blocks.slice(0, at).filter((block) => !isWide(block));
  return before.length % 2 === 0 ? "left" : "right";
}

function PictureBeside({
  block: { title, content, image_url, is_english },
  id,
  isFirst,
  side,
}: BlockProps) {
  return (
    <div
      className={classNames(
        "wrap grid items-center gap-x-10 gap-y-6 lg:gap-x-16",
        side === "left" ? "md:grid-cols-[7fr_5fr]" : "md:grid-cols-[5fr_7fr]",
      )}
    >
      <Picture
        src={image_url}
        fallback={fallbackPictures.other}
        alt=""
        width={800}
        height={600}
        isPriority={isFirst}
        className={classNames("aspect-4/3 w-full rounded-lg", side === "right" && "md:order-last")}
      />
      <div className="min-w-0">
        <h2 id={id} className="text-3xl">
          {markLanguage(title)}
          {is_english && <InlineEnglishMark />}
        </h2>
        <p className="mt-4 max-w-prose text-lg whitespace-pre-line">{markLanguage(content)}</p>
      </div>
    </div>
  );
}

/** A full-width picture with the text below, like a caption. */
function WidePicture({ block, id, isFirst }: BlockProps) {
  const { title, content, image_url, is_english } = block;
  return (
    <>
      <Picture
        src={image_url}
        fallback={fallbackPictures.other}
        alt=""
        width={1600}
        height={700}
        sizes="100vw"
        isPriority={isFirst}
        className="aspect-4/3 max-h-144 w-full md:aspect-21/9"
      />
      <div className="wrap mt-6 grid gap-x-10 gap-y-3 md:mt-8 md:grid-cols-[1fr_2fr]">
        <h2 id={id} className="min-w-0 text-2xl">
          {markLanguage(title)}
          {is_english && <InlineEnglishMark />}
        </h2>
        <p className="min-w-0 max-w-prose whitespace-pre-line">{markLanguage(content)}</p>
      </div>
    </>
  );
}

/** The number of columns, at most four, so that rows are evenly filled: five people make rows of 3 and 2. */
function columnsFor(count: number): number {
  return Math.ceil(count / Math.ceil(count / 4));
}

/** Portraits of people. An optional group picture is above them. */
function People({ block, id, isFirst }: BlockProps) {
  const { title, content, image_url, people, is_english } = block;
  const isAlone = people.length === 1;
  return (
    <div className="wrap grid gap-x-10 gap-y-8 lg:grid-cols-[1fr_3fr]">
      {image_url && (
        <Picture
          src={image_url}
          fallback={fallbackPictures.other}
          alt=""
          width={1200}
          height={600}
          isPriority={isFirst}
          className="aspect-3/2 w-full rounded-lg md:aspect-2/1 lg:col-span-full"
        />
      )}
      <div className="min-w-0 lg:sticky lg:top-24 lg:self-start">
        <h2 id={id} className="text-3xl">
          {markLanguage(title)}
          {is_english && <InlineEnglishMark />}
        </h2>
        <p className="mt-4 max-w-prose whitespace-pre-line">{markLanguage(content)}</p>
      </div>
      {people.length > 0 && (
        <ul
          className={classNames(
            "min-w-0 gap-x-4 gap-y-8 md:gap-x-6 md:gap-y-10",
            isAlone
              ? "grid"
              : "pair md:grid-cols-[repeat(var(--columns),minmax(0,20rem))] print:grid-cols-4",
          )}
          style={{ "--columns": columnsFor(people.length) } as CSSProperties}
        >
          {people.map(({ name, role, picture, words }, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a person has no id, and names may repeat
              key={at}
              className={classNames(
                "grid",
                isAlone
                  ? "grid-cols-[2fr_3fr] items-center gap-6 md:grid-cols-[20rem_1fr]"
                  : "content-start gap-3",
              )}
            >
              <Picture
                src={picture}
                fallback={fallbackPictures.person}
                alt=""
                width={400}
                height={500}
                className="aspect-4/5 w-full rounded-lg object-[50%_25%]"
              />
              <div className="min-w-0">
                <h3 className="text-lg leading-snug">{markLanguage(name)}</h3>
                {role && <p className="text-sm text-ink-muted">{markLanguage(role)}</p>}
                {words && <p className="mt-2 text-sm whitespace-pre-line">{markLanguage(words)}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
