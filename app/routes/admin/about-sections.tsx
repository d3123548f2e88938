import * as m from "virtual:messages/panel-about";
import { useQuery } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { DeleteButton } from "~/editing/deletion";
import { ListCount, PagedList } from "~/editing/paged-list";
import type { ListPage } from "~/editing/read";
import { SortableList } from "~/editing/sortable-list";
import { UnsavedHint } from "~/editing/unsaved-hint";
import { AboutSectionFormDialog } from "~/features/about/panel/about-section-form";
import {
  type AboutItem,
  aboutSectionQuery,
  aboutSectionsPageQuery,
  useDeleteAboutSection,
  useMoveAboutSection,
} from "~/features/about/panel/queries";
import { layoutLabels } from "~/features/about/panel/schema";
import { WithLanguages } from "~/features/translations/panel/with-languages";
import { AdminHeader } from "~/panel/admin-header";
import { Button, IconButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { markLanguage } from "~/ui/mark-language";
import { pageOf } from "~/ui/pagination";
import { Picture } from "~/ui/picture";

export default function AboutSections() {
  const [params] = useSearchParams();
  const query = useQuery(aboutSectionsPageQuery(pageOf(params)));
  const [edited, setEdited] = useState<AboutItem | "new">();
  return (
    <>
      <AdminHeader
        title={m.aboutPage}
        text={m.text}
        viewPath="/about-us"
        action={
          <Button onClick={() => setEdited("new")}>
            <Plus aria-hidden="true" />
            {m.addSection}
          </Button>
        }
      />
      {!edited && (
        <UnsavedHint table="about_sections" query={aboutSectionQuery} onOpen={setEdited} />
      )}
      <PagedList query={query} failure={m.notLoaded} empty={<EmptyState title={m.noSections} />}>
        {(shown) => (
          <>
            <ListCount query={query} noun="section" />
            <SectionList sections={shown} onEdit={setEdited} />
          </>
        )}
      </PagedList>
      {edited && (
        <WithLanguages
          table="about_sections"
          title={m.section}
          preview={{ page: "about" }}
          rowId={edited === "new" ? undefined : edited.id}
          onClose={() => setEdited(undefined)}
        >
          <AboutSectionFormDialog
            section={edited === "new" ? undefined : edited}
            onClose={() => setEdited(undefined)}
          />
        </WithLanguages>
      )}
    </>
  );
}

function SectionList({
  sections,
  onEdit,
}: {
  sections: ListPage<AboutItem>;
  onEdit: (section: AboutItem) => void;
}) {
  const deletion = useDeleteAboutSection();
  const move = useMoveAboutSection();
  return (
    <SortableList
      page={sections}
      getName={({ title }) => title}
      isBusy={move.isSaving || deletion.isSaving}
      onMove={({ id }, direction) => move.save({ id, direction })}
      className="flex flex-col gap-4"
    >
      {(section, index, moveButtons) => (
        <Card className="flex flex-wrap items-start gap-4 p-4">
          <Picture
            src={section.image_url || section.people?.[0]?.picture}
            fallback={fallbackPictures.other}
            alt=""
            width={160}
            height={120}
            className="aspect-4/3 w-28 shrink-0 rounded-md sm:w-40"
          />
          <div className="min-w-0 flex-[1_1_12rem]">
            <p className="text-sm text-ink-muted">
              <span className="font-semibold">
                {m.sectionNumber({ number: sections.from + index + 1 })}
              </span>
              {section.layout && ` · ${layoutLabels[section.layout]}`}
              {section.layout === "people" && ` (${section.people.length})`}
            </p>
            <h2 className="line-clamp-3 text-xl">{markLanguage(section.title)}</h2>
            <p className="mt-1 line-clamp-4 text-sm whitespace-pre-line">
              {markLanguage(section.content)}
            </p>
          </div>
          <div className="ml-auto flex flex-wrap justify-end">
            {moveButtons}
            <IconButton label={m.edit({ title: section.title })} onClick={() => onEdit(section)}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <DeleteButton
              name={section.title}
              question={m.deleteSection}
              isOff={deletion.isSaving || move.isSaving}
              onDelete={() => deletion.save(section.id)}
            />
          </div>
        </Card>
      )}
    </SortableList>
  );
}
