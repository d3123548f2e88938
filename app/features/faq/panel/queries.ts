import * as m from "virtual:messages/panel-faq";
import * as english from "virtual:messages/policies.en";
import { useQuery } from "@tanstack/react-query";
import { useDeleteRow } from "~/editing/delete";
import { moveItem } from "~/editing/order";
import { queryKeys } from "~/editing/query-keys";
import { groupPageQuery, rowQuery } from "~/editing/read";
import { useSave, useSaveRow } from "~/editing/save";
import type { MoveDirection } from "~/editing/sortable-list";
import { companyQuery, useFigures, usePolicies } from "~/features/company/panel/queries";
import { isEnglish, type PlaceholderValues, placeholderValues } from "../answer";
import type { FaqCategory } from "../categories";
import {
  countFaqQuestions,
  createFaqQuestion,
  type FaqQuestion,
  findFaqQuestions,
  listFaqQuestions,
  updateFaqQuestion,
} from "../data";
import type { FaqQuestionValues } from "./schema";

export type FaqItem = Omit<FaqQuestion, "created_at">;

/** A page of the questions of a category. */
export function faqQuestionsQuery(category: FaqCategory, requested: number) {
  return groupPageQuery(queryKeys.faqQuestions, findFaqQuestions, category, requested);
}

export function faqQuestionQuery(id: string) {
  return rowQuery<FaqItem>("faq_questions", queryKeys.faqQuestions, id);
}

/** The values of the placeholders in a text, in its language. While they are being read, the specified ones. */
export function usePlaceholderValues(): (text: string) => PlaceholderValues {
  const [policies, figures] = [usePolicies(), useFigures()];
  const hours = useQuery(companyQuery).data?.working_hours;
  return (text) =>
    placeholderValues(policies, hours, figures, isEnglish(text) ? english : undefined);
}

const failure = ({ message }: { message: string }) => m.error({ message });
const queriesToRefresh = [queryKeys.faqQuestions];

/** Adds a question at the end of its category, or changes the given one. */
export function useSaveFaqQuestion(question: FaqItem | undefined) {
  return useSaveRow({
    table: "faq_questions",
    async write(client, values: FaqQuestionValues, base: FaqItem | undefined, newId) {
      if (base && values.category === base.category) {
        return updateFaqQuestion(client, base.id, values, base.updated_at);
      }
      // New questions, and those from another category, go last.
      const id = base?.id ?? newId;
      const { count, error, status } = await countFaqQuestions(client, values.category, id);
      if (error) return { error, status };
      const placed = { ...values, question_order: count ?? 0 };
      return base
        ? updateFaqQuestion(client, id, placed, base.updated_at)
        : createFaqQuestion(client, { ...placed, id });
    },
    success: question ? m.questionUpdated : m.questionAdded,
    failure,
    queriesToRefresh,
  });
}

export function useDeleteFaqQuestion() {
  return useDeleteRow("faq_questions", { success: m.questionDeleted, failure, queriesToRefresh });
}

export function useMoveFaqQuestion(category: FaqCategory) {
  return useSave({
    write: (client, move: { id: string; direction: MoveDirection }) =>
      moveItem(
        move,
        () => listFaqQuestions(client, category),
        ({ id, updated_at }, question_order) =>
          updateFaqQuestion(client, id, { question_order }, updated_at),
      ),
    failure,
    queriesToRefresh,
  });
}
