import { Section } from "~/ui/section";
import { stats, welcome } from "./fixed-texts";

/** Who we are in a sentence, and the claims of spec §1 as figures. */
export function Welcome({ companyName }: { companyName: string }) {
  return (
    <Section tone="sunken" title={`${welcome.title} to ${companyName}`} text={welcome.description}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 border-t-2 border-ink pt-6 lg:grid-cols-4">
        {stats.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-ink-muted">{label}</dt>
            <dd className="font-display text-4xl font-bold text-accent">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
