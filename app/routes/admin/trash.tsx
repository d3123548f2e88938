import * as m from "virtual:messages/panel-trash";
import { useQuery } from "@tanstack/react-query";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash2 from "lucide-react/icons/trash-2";
import { useId } from "react";
import { useSearchParams } from "react-router";
import { focusAfter, useConfirmDelete } from "~/editing/deletion";
import { Moment } from "~/editing/moment";
import type { VersionedTable } from "~/editing/restore";
import { SearchedList } from "~/editing/searched-list";
import type { TrashItem } from "~/features/trash/panel/data";
import { trashQuery, useDeleteForGood, useRestore } from "~/features/trash/panel/queries";
import { AdminHeader } from "~/panel/admin-header";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { pageOf } from "~/ui/pagination";
import { Picture } from "~/ui/picture";
import { languageOf } from "~/ui/text";

const kinds: Record<VersionedTable, string> = {
  tours: m.tour,
  categories: m.category,
  hero_sections: m.heroSection,
  carousel_images: m.carouselImage,
  testimonials: m.testimonial,
  about_sections: m.aboutSection,
  company_info: m.companyInfo,
  faq_questions: m.faqQuestion,
  pictures: m.picture,
  pages: m.page,
  translations: m.translation,
  glossary: m.glossary,
  departures: m.date,
  // Never in the trash, because no screen deletes it.
  office_settings: m.companyInfo,
};

/** Search and page are in the URL, so that Back returns to the same list. */
export default function Trash() {
  const [params] = useSearchParams();
  const search = params.get("q") ?? "";
  const query = useQuery(trashQuery(search, pageOf(params)));
  return (
    <>
      <AdminHeader title={m.trash} text={m.text} />
      <SearchedList
        query={query}
        noun="item"
        placeholder={m.searchHint}
        failure={m.notLoaded}
        empty={<EmptyState title={m.theTrashIsEmpty} text={m.staysFor90Days} />}
      >
        {(items) => <TrashList items={items} />}
      </SearchedList>
    </>
  );
}

function TrashList({ items }: { items: TrashItem[] }) {
  const restore = useRestore();
  const deletion = useDeleteForGood();
  const { ask, dialog } = useConfirmDelete<TrashItem>({
    text: (item) => m.willBeGone({ name: nameOf(item) }),
    confirmLabel: m.deleteForGood,
    isBusy: deletion.isSaving,
    onConfirm: (item) => deletion.save(item),
  });

  async function restoreFrom(button: HTMLElement, item: TrashItem) {
    const moveFocus = focusAfter(button);
    if (await restore.save(item)) moveFocus();
  }

  return (
    <Card>
      <ul>
        {items.map((item) => (
          <TrashRow
            key={item.id}
            item={item}
            isRestoring={restore.isSaving && restore.input?.id === item.id}
            isOff={restore.isSaving || deletion.isSaving}
            onRestore={(button) => restoreFrom(button, item)}
            onDelete={(button) => ask(item, button)}
          />
        ))}
      </ul>
      {dialog}
    </Card>
  );
}

function TrashRow({
  item,
  isRestoring,
  isOff,
  onRestore,
  onDelete,
}: {
  item: TrashItem;
  isRestoring: boolean;
  isOff: boolean;
  onRestore: (button: HTMLElement) => void;
  onDelete: (button: HTMLElement) => void;
}) {
  const id = useId();
  const name = nameOf(item);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0">
      <Picture
        src={item.picture}
        fallback={fallbackPictures.other}
        alt=""
        width={80}
        height={60}
        className="h-15 w-20 shrink-0 rounded-sm"
      />
      <div className="min-w-0 flex-[1_1_12rem]">
        <h2
          id={id}
          lang={languageOf(name)}
          className="line-clamp-3 font-sans text-base font-semibold wrap-anywhere"
        >
          {name}
        </h2>
        <p className="mt-1 text-sm text-ink-muted wrap-anywhere">
          <Badge className="mr-2">{kinds[item.table_name]}</Badge>{" "}
          {m.deletedBy({
            time: () => <Moment at={item.changed_at} />,
            name: item.changed_by ?? m.theServer,
          })}
        </p>
      </div>
      <div className="ml-auto flex flex-wrap justify-end gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={id}
          isBusy={isRestoring}
          aria-disabled={isOff}
          onClick={({ currentTarget }) => onRestore(currentTarget)}
        >
          <RotateCcw aria-hidden="true" />
          {m.restore}
        </Button>
        <Button
          variant="danger-quiet"
          size="sm"
          aria-describedby={id}
          aria-disabled={isOff}
          onClick={({ currentTarget }) => onDelete(currentTarget)}
        >
          <Trash2 aria-hidden="true" />
          {m.deleteForGood}
        </Button>
      </div>
    </li>
  );
}

function nameOf({ name, table_name }: TrashItem): string {
  return name ?? m.withoutAName({ kind: kinds[table_name] });
}
