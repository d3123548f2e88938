import * as m from "virtual:messages/panel-inbox";
import { useQuery } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import MessageCircle from "lucide-react/icons/message-circle";
import Plus from "lucide-react/icons/plus";
import { type ReactNode, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useListParams } from "~/editing/list-params";
import { ListSearch } from "~/editing/list-search";
import { ListCount, PagedList } from "~/editing/paged-list";
import { UnsavedHint } from "~/editing/unsaved-hint";
import { companyQuery } from "~/features/company/panel/queries";
import { AddEnquiryDialog } from "~/features/inbox/panel/add-enquiry-dialog";
import { enquiryStatuses } from "~/features/inbox/panel/data";
import { EnquiryTable, StatusOptions } from "~/features/inbox/panel/enquiry-table";
import {
  enquiriesPageQuery,
  type InboxFilters,
  officeSettingsQuery,
  useDownloadEnquiries,
} from "~/features/inbox/panel/queries";
import { ReplyDialog } from "~/features/inbox/panel/reply-dialog";
import { useDownloadSubscribers, useHasNewsletter } from "~/features/newsletter/panel/queries";
import { AdminHeader } from "~/panel/admin-header";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { EmptyState } from "~/ui/empty-state";
import { SelectField } from "~/ui/field";
import { pageOf } from "~/ui/pagination";

/** Search, status and page live in the URL, so that Back returns to the same list. */
export default function Enquiries() {
  const [params] = useSearchParams();
  const filters: InboxFilters = {
    search: params.get("q") ?? "",
    status: enquiryStatuses.find((status) => status === params.get("status")),
    hasDueCall: params.get("calls") === "due",
  };
  const query = useQuery(enquiriesPageQuery(filters, pageOf(params)));
  const settings = useQuery(officeSettingsQuery);
  const [opened, setOpened] = useState<"new" | "reply">();
  const close = () => setOpened(undefined);
  const { search, status, hasDueCall } = filters;
  const isFiltered = search.trim() !== "" || status || hasDueCall || query.isPlaceholderData;
  return (
    <>
      <AdminHeader
        title={m.enquiries}
        text={hasDueCall ? m.todaysCallsFirst : m.newestFirst}
        action={
          <>
            {settings.isSuccess && (
              <Button variant="secondary" onClick={() => setOpened("reply")}>
                <MessageCircle aria-hidden="true" />
                {m.whatsappReply}
              </Button>
            )}
            <Button onClick={() => setOpened("new")}>
              <Plus aria-hidden="true" />
              {m.addEnquiry}
            </Button>
          </>
        }
      />
      {!opened && <UnsavedHint table="enquiries" onOpen={() => setOpened("new")} />}
      <div className="flex flex-col gap-4">
        {(isFiltered || query.data?.total !== 0) && (
          <Filters filters={filters} count={<ListCount query={query} noun="enquiry" />} />
        )}
        <PagedList
          query={query}
          failure={m.errorLoadingEnquiries}
          empty={
            isFiltered ? (
              <EmptyState title={m.nothingFound} text={m.tryAnotherWordOrStatus} />
            ) : (
              <NoEnquiries />
            )
          }
        >
          {({ rows }) => <EnquiryTable enquiries={rows} />}
        </PagedList>
      </div>
      {opened === "new" && <AddEnquiryDialog onClose={close} />}
      {opened === "reply" && <ReplyDialog settings={settings.data ?? null} onClose={close} />}
    </>
  );
}

function Filters({ filters, count }: { filters: InboxFilters; count: ReactNode }) {
  const [params, change] = useListParams();
  const status = params.get("status") ?? "";
  const { save: downloadCsv, isSaving } = useDownloadEnquiries();
  const hasNewsletter = useHasNewsletter();
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <ListSearch search={filters.search} placeholder={m.namePhonePlace} />
      <SelectField
        label={m.status}
        fieldClassName="w-fit min-w-36"
        value={status}
        onChange={({ target }) => change({ status: target.value })}
      >
        <option value="">{m.all}</option>
        <StatusOptions />
      </SelectField>
      <CheckboxField
        label={m.callsDue}
        checked={params.get("calls") === "due"}
        onChange={({ target }) => change({ calls: target.checked ? "due" : "" })}
      />
      <Button variant="secondary" isBusy={isSaving} onClick={() => downloadCsv(filters)}>
        <Download aria-hidden="true" />
        {m.downloadCsv}
      </Button>
      {hasNewsletter && <NewsletterCsv />}
      <div className="py-3 md:ml-auto">{count}</div>
    </div>
  );
}

/** The caller checks `useHasNewsletter`. */
function NewsletterCsv() {
  const { save, isSaving } = useDownloadSubscribers();
  return (
    <Button variant="quiet" isBusy={isSaving} onClick={() => save(undefined)}>
      <Download aria-hidden="true" />
      {m.newsletterCsv}
    </Button>
  );
}

function NoEnquiries() {
  const { data: company } = useQuery(companyQuery);
  const hasNewsletter = useHasNewsletter();
  return (
    <EmptyState
      title={m.noEnquiriesYet}
      text={
        company?.id && !company.keep_enquiries && !company.receive_forms
          ? m.nothingIsKept({
              link: (words) => (
                <Link to="/admin/site-settings/enquiries" className="underline">
                  {words}
                </Link>
              ),
            })
          : m.noEnquiriesHint
      }
      action={hasNewsletter && <NewsletterCsv />}
    />
  );
}
