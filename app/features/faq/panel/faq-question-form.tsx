import * as m from "virtual:messages/panel-faq";
import { useWatch } from "react-hook-form";
import { FormSelect, FormText } from "~/editing/fields";
import { FormDialog } from "~/editing/form-dialog";
import { useRowForm } from "~/editing/newer-record";
import { type FaqCategory, faqCategories } from "../categories";
import { AnswerField } from "./answer-field";
import { type FaqItem, faqQuestionQuery, useSaveFaqQuestion } from "./queries";
import { type FaqQuestionInput, faqQuestionSchema } from "./schema";

/** Adds a question to a category, or edits the given one. */
export function FaqQuestionFormDialog({
  question,
  category,
  onClose,
}: {
  question?: FaqItem | undefined;
  category: FaqCategory;
  onClose: () => void;
}) {
  const toInput = (item: FaqItem | undefined): FaqQuestionInput => ({
    category: item?.category ?? category,
    question: item?.question ?? "",
    answer: item?.answer ?? "",
  });
  const { form, stored } = useRowForm(faqQuestionQuery, question, toInput, faqQuestionSchema);
  const { save, newId } = useSaveFaqQuestion(question);
  const { control } = form;
  const [title, answer] = useWatch({ control, name: ["question", "answer"] });
  return (
    <FormDialog
      form={form}
      title={question ? m.editQuestion : m.addQuestion}
      submitLabel={question ? m.save : m.add}
      isComplete={title.trim() !== "" && answer.trim() !== ""}
      stored={stored}
      copied={{
        of: `faq_questions/${question?.id ?? "new"}`,
        schema: faqQuestionSchema,
        always: ["category"],
        newId,
      }}
      history={question && { table: "faq_questions", rowId: question.id, toInput: (row) => row }}
      onSave={save}
      onClose={onClose}
    >
      <FormText control={control} name="question" label={m.question} />
      <AnswerField control={control} />
      <FormSelect control={control} name="category" label={m.category}>
        {faqCategories.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </FormSelect>
    </FormDialog>
  );
}
