import type { ReactNode } from "react";
import { Card } from "~/ui/card";
import { Skeleton, SkeletonText } from "~/ui/skeleton";
import { type ShownTestimonial, TestimonialCard } from "./testimonial-card";

const SKELETONS = [1, 2, 3, 4, 5, 6]; // spec §9

/** Testimonial cards; six skeletons while they load (spec §2). */
export function TestimonialGrid({
  testimonials,
}: {
  testimonials: ShownTestimonial[] | undefined;
}) {
  if (!testimonials) return <TestimonialSkeletons />;
  return (
    <Grid>
      {testimonials.map((testimonial) => (
        <li key={testimonial.id} className="min-w-0 max-[60rem]:last:odd:col-span-full">
          <TestimonialCard testimonial={testimonial} />
        </li>
      ))}
    </Grid>
  );
}

function TestimonialSkeletons() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      <Grid>
        {SKELETONS.map((skeleton) => (
          <li key={skeleton} data-testid="testimonial-skeleton">
            <Card className="flex h-64 flex-col p-6">
              <Skeleton className="mb-5 h-5 w-28 rounded-sm" />
              <SkeletonText />
              <div className="mt-auto flex items-center gap-4">
                <Skeleton className="size-14 rounded-full" />
                <Skeleton className="h-4 w-1/2 rounded-sm" />
              </div>
            </Card>
          </li>
        ))}
      </Grid>
    </div>
  );
}

function Grid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-6">
      {children}
    </ul>
  );
}
