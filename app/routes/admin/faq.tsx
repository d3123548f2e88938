import * as m from "virtual:messages/panel-faq";
import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { DeleteButton } from "~/editing/deletion";
import { useListParams } from "~/editing/list-params";
import { ListCount, PagedList } from "~/editing/paged-list";
import type { ListPage } from "~/editing/read";
import { SortableList } from "~/editing/sortable-list";
import { UnsavedHint } from "~/editing/unsaved-hint";
import { answerParts, plainAnswer } from "~/features/faq/answer";
import { type FaqCategory, faqCategories } from "~/features/faq/categories";
import { FaqQuestionFormDialog } from "~/features/faq/panel/faq-question-form";
import {
  type FaqItem,
  faqQuestionQuery,
  faqQuestionsQuery,
  useDeleteFaqQuestion,
  useMoveFaqQuestion,
  usePlaceholderValues,
} from "~/features/faq/panel/queries";
import { WithLanguages } from "~/features/translations/panel/with-languages";
import { AdminHeader } from "~/panel/admin-header";
import { Button, IconButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { SelectField } from "~/ui/field";
import { markLanguage } from "~/ui/mark-language";
import { pageOf } from "~/ui/pagination";

export default function Faq() {
  const [params, change] = useListParams();
  const wanted = faqCategories.find(({ id }) => id === params.get("category"));
  const category = wanted?.id ?? "booking-reservations";
  const query = useQuery(faqQuestionsQuery(category, pageOf(params)));
  const [edited, setEdited] = useState<FaqItem | "new">();
  return (
    <>
      <AdminHeader
        title={m.faq}
        text={m.text}
        viewPath="/faq"
        action={
          <Button onClick={() => setEdited("new")}>
            <Plus aria-hidden="true" />
            {m.addQuestion}
          </Button>
        }
      />
      {!edited && <UnsavedHint table="faq_questions" query={faqQuestionQuery} onOpen={setEdited} />}
      <div className="flex flex-col gap-4">
        <SelectField
          label={m.category}
          fieldClassName="max-w-sm"
          value={category}
          onChange={(event) => change({ category: event.target.value })}
        >
          {faqCategories.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <PagedList
          query={query}
          failure={m.notLoaded}
          empty={<EmptyState title={m.noQuestions} text={m.noQuestionsHint} />}
        >
          {(shown) => (
            <>
              <ListCount query={query} noun="question" />
              <QuestionList
                key={category}
                category={category}
                questions={shown}
                onEdit={setEdited}
              />
            </>
          )}
        </PagedList>
      </div>
      {edited && (
        <WithLanguages
          table="faq_questions"
          title={m.question}
          rowId={edited === "new" ? undefined : edited.id}
          onClose={() => setEdited(undefined)}
        >
          <FaqQuestionFormDialog
            question={edited === "new" ? undefined : edited}
            category={category}
            onClose={() => setEdited(undefined)}
          />
        </WithLanguages>
      )}
    </>
  );
}

function QuestionList({
  category,
  questions,
  onEdit,
}: {
  category: FaqCategory;
  questions: ListPage<FaqItem>;
  onEdit: (question: FaqItem) => void;
}) {
  const deletion = useDeleteFaqQuestion();
  const move = useMoveFaqQuestion(category);
  const valuesOf = usePlaceholderValues();
  return (
    <SortableList
      page={questions}
      getName={({ question }) => question}
      isBusy={move.isSaving || deletion.isSaving}
      onMove={({ id }, direction) => move.save({ id, direction })}
      className="flex flex-col gap-4"
    >
      {(item, _, moveButtons) => (
        <Card className="flex flex-wrap items-start gap-x-4 gap-y-2 p-4">
          <div className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
            <h2 className="font-sans text-base font-semibold">{markLanguage(item.question)}</h2>
            <p className="mt-1 line-clamp-4 text-sm whitespace-pre-line text-ink-muted">
              {plainAnswer(answerParts(item.answer, valuesOf(item.answer)))}
            </p>
          </div>
          <div className="ml-auto flex flex-wrap justify-end">
            {moveButtons}
            <IconButton label={m.edit({ question: item.question })} onClick={() => onEdit(item)}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <DeleteButton
              name={item.question}
              question={m.deleteQuestion}
              isOff={deletion.isSaving || move.isSaving}
              onDelete={() => deletion.save(item.id)}
            />
          </div>
        </Card>
      )}
    </SortableList>
  );
}
