import { Section } from "~/ui/section";
import { mission, values } from "./fixed-texts";

/** What we are for, and the three values of spec §2. */
export function Mission() {
  return (
    <Section tone="band" eyebrow="What we hold to" title={mission.title} text={mission.description}>
      <ul className="grid gap-x-10 gap-y-8 border-t border-structure-muted pt-8 md:grid-cols-3">
        {values.map(({ title, description }) => (
          <li key={title}>
            <h3 className="text-xl text-turmeric">{title}</h3>
            <p className="mt-2">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
