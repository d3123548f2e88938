import { Later } from "~/ui/later";
import { Section } from "~/ui/section";
import { Skeleton } from "~/ui/skeleton";
import { Carousel, type Slide } from "./carousel";

/** 'Discover Tamil Nadu' with its slides (spec §2). */
export function HomeCarousel({ slides }: { slides: Slide[] | Promise<Slide[]> }) {
  return (
    <Section title="Discover Tamil Nadu" text="Before you go far: what waits at our own door.">
      <Later
        value={slides}
        placeholder={<Skeleton className="aspect-4/3 w-full sm:aspect-video lg:aspect-21/9" />}
      >
        {(loaded) => <Carousel label="Pictures of Tamil Nadu" slides={loaded} />}
      </Later>
    </Section>
  );
}
