import * as english from "virtual:messages/policies.en";
import { figuresOf } from "~/features/company/figures";
import { policiesOf } from "~/features/company/policies";
import {
  loadCompany,
  loadEnglish,
  loadFigures,
  loadPolicies,
} from "~/features/company/site/load-company";
import type { PublicLoad } from "~/supabase/public-load";
import { isEnglish, type PlaceholderValues, placeholderValues } from "../answer";

/** The values of the placeholders in a text: English ones if its words are English. */
export async function loadPlaceholders(
  load: PublicLoad,
): Promise<(text: string) => PlaceholderValues> {
  const [policies, { working_hours }, figures, row] = await Promise.all([
    loadPolicies(load),
    loadCompany(load),
    loadFigures(load),
    loadEnglish(load),
  ]);
  const own = placeholderValues(policies, working_hours, figures);
  const ofEnglish = placeholderValues(policiesOf(row), row?.working_hours, figuresOf(row), english);
  return (text) => (isEnglish(text) ? ofEnglish : own);
}
