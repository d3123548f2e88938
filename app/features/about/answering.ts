import type { Answering } from "~/features/company/company-details";
import { loadOr, type PublicLoad } from "~/supabase/public-load";
import { listAboutSections } from "./data";

/** Adds the role and picture of the About page. Leaves out people who are not there any more. */
export async function withPortraits(
  load: PublicLoad,
  answering: Answering[],
): Promise<Answering[]> {
  if (answering.length === 0) return [];
  const sections = await loadOr(load, "Failed to load data", listAboutSections(load.client), []);
  const people = sections.flatMap(({ people }) => people);
  return answering.flatMap((person) => {
    const known = people.find(({ name }) => name === person.name);
    return known ? [{ ...person, role: known.role, picture: known.picture }] : [];
  });
}
