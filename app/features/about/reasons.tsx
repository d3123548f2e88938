import { Icon } from "~/ui/icon";
import { checkIcon } from "~/ui/icons";
import { Section } from "~/ui/section";
import { reasonsToChoose } from "./fixed-texts";

/** The 'Why Choose' list (spec §2). */
export function Reasons({ companyName }: { companyName: string }) {
  return (
    <Section title={`Why Choose ${companyName}`}>
      <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {reasonsToChoose.map(({ title, description }) => (
          <li key={title} className="flex gap-4">
            <Icon path={checkIcon} className="mt-0.5 size-6 shrink-0 text-success" />
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-ink-muted">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
