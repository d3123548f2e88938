import * as english from "virtual:messages/policies.en";
import { figuresOf } from "~/features/company/figures";
import {
  loadCompany,
  loadEnglish,
  loadFigures,
  loadPolicies,
} from "~/features/company/load-company";
import { policiesOf } from "~/features/company/policies";
import type { PublicLoad } from "~/supabase/public-load";
import { languageOf } from "~/ui/text";
import { type MarkValues, markValues } from "../answer";

/** The values of the marks in a text: English ones if the text is not translated. */
export async function loadMarks(load: PublicLoad): Promise<(text: string) => MarkValues> {
  const [policies, { working_hours }, figures, row] = await Promise.all([
    loadPolicies(load),
    loadCompany(load),
    loadFigures(load),
    loadEnglish(load),
  ]);
  const own = markValues(policies, working_hours, figures);
  const ofEnglish = markValues(policiesOf(row), row?.working_hours, figuresOf(row), english);
  return (text) => (languageOf(text) === "en" ? ofEnglish : own);
}
