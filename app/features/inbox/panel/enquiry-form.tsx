import * as m from "virtual:messages/panel-inbox";
import { useQuery } from "@tanstack/react-query";
import UserRoundX from "lucide-react/icons/user-round-x";
import { type ReactNode, useContext, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ConfirmDialog } from "~/editing/confirm-dialog";
import { FormSelect, FormText, FormTextArea, useCheckedForm } from "~/editing/fields";
import { FormSection } from "~/editing/form-section";
import { lastList } from "~/editing/last-list";
import { LoadFailure } from "~/editing/loaded";
import { Moment } from "~/editing/moment";
import { PageForm } from "~/editing/page-form";
import { ListCount, PagedList } from "~/editing/paged-list";
import { listCopies, removeCopy } from "~/editing/unsaved-copies";
import { OperatorId } from "~/editing/unsaved-copy-offer";
import { forgetUnsavedWork } from "~/editing/unsaved-work";
import { Button } from "~/ui/button";
import { markLanguage } from "~/ui/mark-language";
import { pageOf } from "~/ui/pagination";
import { ContactFields } from "./contact-fields";
import type { Enquiry } from "./data";
import { StatusOptions, statusNames, tripText } from "./enquiry-table";
import { type Erasure, furtherQuery, personQuery, useUpdateEnquiry } from "./queries";
import { handlingSchema, toHandlingInput } from "./schema";
import { TakenByField } from "./taken-by-field";

/** The fields that operators edit, and the other enquiries of the same person. */
export function EnquiryForm({
  enquiry,
  erasure,
  exportButton,
}: {
  enquiry: Enquiry;
  erasure: Erasure;
  exportButton: ReactNode;
}) {
  const form = useCheckedForm(handlingSchema, toHandlingInput(enquiry));
  const { control } = form;
  const { save } = useUpdateEnquiry(enquiry.id);
  return (
    <PageForm
      form={form}
      submitLabel={m.saveChanges}
      stored={{ row: enquiry, toInput: toHandlingInput, schema: handlingSchema }}
      copied={{ of: `enquiries/${enquiry.id}`, schema: handlingSchema }}
      onSave={save}
    >
      <FormSection title={m.nextStep}>
        <div className="grid gap-5 sm:grid-cols-2">
          <FormSelect control={control} name="status" label={m.status}>
            <StatusOptions />
          </FormSelect>
          <FormText control={control} name="call_on" label={m.nextCall} type="date" />
        </div>
        <TakenByField control={control} name="taken_by" />
        <FormTextArea control={control} name="note" label={m.note} hint={m.notesHint} />
      </FormSection>
      <FormSection title={m.contact} text={m.phoneHint}>
        <ContactFields control={control} />
      </FormSection>
      <Person {...{ enquiry, exportButton, erasure }} onErase={form.reset} />
    </PageForm>
  );
}

/** Lists other enquiries of the same person. Buttons export or erase the person's data. */
function Person({
  enquiry,
  exportButton,
  erasure: { save: erase, isSaving },
  onErase,
}: {
  enquiry: Enquiry;
  exportButton: ReactNode;
  erasure: Erasure;
  onErase: () => void;
}) {
  const [params] = useSearchParams();
  const query = useQuery(personQuery(enquiry, pageOf(params)));
  const navigate = useNavigate();
  const operatorId = useContext(OperatorId);
  const [isAsking, setIsAsking] = useState(false);
  const { data: further = [] } = useQuery(furtherQuery(enquiry));
  const { data: person } = query;
  if (!person) {
    return query.isError && <LoadFailure text={m.othersNotLoaded} onRetry={query.refetch} />;
  }
  return (
    <>
      {person.total > 1 && (
        <FormSection title={m.theSamePerson} text={m.samePersonHint}>
          <PagedList query={query} failure="" empty={null} label={m.pagesOfPerson}>
            {({ rows }) => (
              <>
                <ListCount query={query} noun="enquiry" />
                <EnquiryLinks enquiries={rows} current={enquiry.id} />
              </>
            )}
          </PagedList>
        </FormSection>
      )}
      {further.length > 0 && (
        <FormSection title={m.perhapsTheSamePerson} text={m.perhapsTheSamePersonHint}>
          <EnquiryLinks enquiries={further} />
        </FormSection>
      )}
      <FormSection title={m.personalData} text={m.personalDataHint}>
        <div className="flex flex-wrap gap-3">
          {exportButton}
          <Button variant="danger-quiet" onClick={() => setIsAsking(true)}>
            <UserRoundX aria-hidden="true" />
            {m.erase}
          </Button>
        </div>
      </FormSection>
      <ConfirmDialog
        isOpen={isAsking}
        text={m.erasesOfThisPerson({ count: person.total })}
        confirmLabel={m.erase}
        isBusy={isSaving}
        onConfirm={async () => {
          const erased = await erase(enquiry);
          if (!erased) return;
          onErase();
          forgetUnsavedWork();
          await navigate(lastList("/admin/enquiries"), { replace: true });
          // Removes the unsaved copies last, because an open form would store its copy again.
          const isErased = (of: string) => erased.data?.some((id) => of.endsWith(`/${id}`));
          for (const { key, of } of listCopies(operatorId)) if (isErased(of)) removeCopy(key);
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

function EnquiryLinks({ enquiries, current }: { enquiries: Enquiry[]; current?: string }) {
  return (
    <ul>
      {enquiries.map((each) => (
        <li
          key={each.id}
          className="flex flex-wrap items-center gap-x-4 border-b border-line wrap-anywhere last:border-0"
        >
          <Link
            to={`/admin/enquiries/${each.id}`}
            aria-current={each.id === current ? "page" : undefined}
            className="inline-flex min-h-11 items-center font-semibold underline aria-[current]:no-underline"
          >
            {markLanguage(each.destination ?? each.subject) ?? m.enquiry}
          </Link>
          <span className="text-sm text-ink-muted">{tripText(each)}</span>
          <span className="ml-auto text-sm text-ink-muted">
            {statusNames[each.status]} · <Moment at={each.created_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
