import * as m from "virtual:messages/testimonials";
import { classNames } from "~/ui/class-names";
import { Skeleton, SkeletonText } from "~/ui/skeleton";
import { type ShownTestimonial, TestimonialCard } from "./testimonial-card";

const SKELETONS = [1, 2, 3, 4, 5, 6]; // spec §9

const looks = {
  /** Text columns, each with a horizontal line above it. */
  columns: {
    list: "grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-10 gap-y-12",
    item: "max-w-prose min-w-0 border-t-2 border-ink pt-5",
  },
  /** Cards in columns that start at different heights. */
  wall: {
    list: "wall",
    item: "relative min-w-0 rounded-lg border border-line bg-surface-raised p-box",
  },
};

/** Shows six skeletons while the testimonials load (spec §2). */
export function TestimonialGrid({
  testimonials,
  look,
}: {
  testimonials: ShownTestimonial[] | undefined;
  look: keyof typeof looks;
}) {
  const { list, item } = looks[look];
  if (testimonials) {
    return (
      <ul className={list}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className={item}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div role="status">
      <span className="sr-only">{m.loading}</span>
      <ul className={list}>
        {SKELETONS.map((skeleton) => (
          <li
            key={skeleton}
            data-testid="testimonial-skeleton"
            className={classNames("flex h-64 flex-col", item)}
          >
            <Skeleton className="mb-5 h-5 w-28 rounded-sm" />
            <SkeletonText />
            <div className="mt-auto flex items-center gap-4">
              <Skeleton className="size-14 rounded-full" />
              <Skeleton className="h-4 w-1/2 rounded-sm" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
