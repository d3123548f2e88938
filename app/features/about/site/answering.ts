import type { Answering } from "~/features/company/company-details";
import { translated } from "~/features/translations/site/translated";
import { loadOr, type PublicLoad } from "~/supabase/public-load";
import { listAboutSections } from "../data";

/**
 * Adds the role and picture that each person has on the About page. Leaves out people who are no longer on that page.
 * It is in English, so `english` has the same people with their English names.
 */
export async function withPortraits(
  load: PublicLoad,
  answering: Answering[],
  english = answering,
): Promise<Answering[]> {
  if (answering.length === 0) return [];
  const stored = await loadOr(load, "Failed to load data", listAboutSections(load.client), []);
  const sections = await translated(load, "about_sections", stored);
  const names = stored.flatMap(({ people }) => people.map(({ name }) => name));
  const people = sections.flatMap(({ people }) => people);
  return answering.flatMap((person, at) => {
    const known = people[names.indexOf(english[at]?.name ?? "")];
    return known ? [{ ...person, role: known.role, picture: known.picture }] : [];
  });
}
