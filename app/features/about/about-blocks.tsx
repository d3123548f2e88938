import { classNames } from "~/ui/class-names";
import { Picture } from "~/ui/picture";
import { isShownUrl } from "~/ui/safe-url";
import type { AboutSection } from "./data";

export type AboutBlock = Pick<AboutSection, "title" | "content" | "image_url">;

/** The operator's blocks of the About page, the picture on alternating sides. */
export function AboutBlocks({ blocks }: { blocks: AboutBlock[] }) {
  return blocks.map(({ title, content, image_url }, at) => (
    <section
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place; titles may repeat
      key={at}
      aria-labelledby={`about-${at}`}
      className="border-b border-line py-14 last:border-0 md:py-20"
    >
      <div className="wrap grid items-center gap-x-10 gap-y-8 md:grid-cols-2 lg:gap-x-16">
        <Picture
          src={isShownUrl(image_url) ? image_url : null}
          fallback="/posters/placeholder.svg"
          alt=""
          width={800}
          height={600}
          isPriority={at === 0}
          className={classNames("aspect-4/3 w-full rounded-lg", at % 2 === 1 && "md:order-last")}
        />
        <div className="min-w-0">
          <h2 id={`about-${at}`} className="text-3xl">
            {title}
          </h2>
          <p className="mt-4 max-w-prose text-lg whitespace-pre-line">{content}</p>
        </div>
      </div>
    </section>
  ));
}
