import * as m from "virtual:messages/panel-pages";
import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { DeleteButton } from "~/editing/deletion";
import { MoreLink, MoreMenu } from "~/editing/more-menu";
import { ListCount, PagedList } from "~/editing/paged-list";
import { publicPageUrl } from "~/editing/site-url";
import { UnsavedHint } from "~/editing/unsaved-hint";
import type { Page } from "~/features/pages/data";
import { pagePath } from "~/features/pages/page-path";
import { PageFormDialog } from "~/features/pages/panel/page-form";
import { ownPageQuery, pagesQuery, useDeletePage } from "~/features/pages/panel/queries";
import { statusLabels } from "~/features/pages/panel/schema";
import { WithLanguages } from "~/features/translations/panel/with-languages";
import { AdminHeader } from "~/panel/admin-header";
import { Badge } from "~/ui/badge";
import { Button, IconButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { markLanguage } from "~/ui/mark-language";
import { pageOf } from "~/ui/pagination";

export default function Pages() {
  const [params] = useSearchParams();
  const query = useQuery(pagesQuery(pageOf(params)));
  const [edited, setEdited] = useState<Page | "new">();
  return (
    <>
      <AdminHeader
        title={m.pages}
        text={m.pagesText}
        action={
          <Button onClick={() => setEdited("new")}>
            <Plus aria-hidden="true" />
            {m.addPage}
          </Button>
        }
      />
      {!edited && <UnsavedHint table="pages" query={ownPageQuery} onOpen={setEdited} />}
      <PagedList
        query={query}
        failure={m.notLoaded}
        empty={<EmptyState title={m.noPagesHaveBeenAddedYet} />}
      >
        {({ rows }) => (
          <>
            <ListCount query={query} noun="page" />
            <PageList pages={rows} onEdit={setEdited} />
          </>
        )}
      </PagedList>
      {edited && (
        <WithLanguages
          table="pages"
          title={m.page}
          preview={{ page: "own page" }}
          rowId={edited === "new" ? undefined : edited.id}
          onClose={() => setEdited(undefined)}
        >
          <PageFormDialog
            page={edited === "new" ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        </WithLanguages>
      )}
    </>
  );
}

function PageList({ pages, onEdit }: { pages: Page[]; onEdit: (page: Page) => void }) {
  const deletion = useDeletePage();
  return (
    <Card>
      <ul className="divide-y divide-line">
        {pages.map((page) => (
          <li key={page.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
              <h2 className="font-sans text-base font-semibold">{markLanguage(page.title)}</h2>
              <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-muted">
                <span className="mr-1">{pagePath(page.address)}</span>
                <Badge tone={page.status === "published" ? "success" : "warning"}>
                  {statusLabels[page.status]}
                </Badge>
                {page.in_footer && page.status === "published" && <Badge>{m.inTheFooter}</Badge>}
              </p>
            </div>
            <div className="ml-auto flex flex-wrap justify-end">
              <IconButton label={m.edit({ title: page.title })} onClick={() => onEdit(page)}>
                <Pencil aria-hidden="true" />
              </IconButton>
              {page.status === "published" && (
                <MoreMenu name={page.title}>
                  <MoreLink to={publicPageUrl(pagePath(page.address))} target="_blank">
                    {m.viewOnSite}
                  </MoreLink>
                </MoreMenu>
              )}
              <DeleteButton
                name={page.title}
                question={m.deletePage}
                isOff={deletion.isSaving}
                onDelete={() => deletion.save(page.id)}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
