import * as m from "virtual:messages/panel-tours";
import { useQuery } from "@tanstack/react-query";
import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import { Fragment, useState } from "react";
import { focusHeading } from "~/editing/deletion";
import { MoreButton, MoreMenu } from "~/editing/more-menu";
import { toast } from "~/editing/toaster";
import { categoriesQuery } from "~/features/categories/panel/queries";
import { typeLabel } from "~/features/categories/panel/type-badge";
import { tourTypes } from "~/features/categories/tour-type";
import type { Departure } from "~/features/departures/data";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { TourListItem } from "../../data";
import {
  categorizing,
  deleting,
  deletionQuestion,
  featuring,
  hiding,
  isPublished,
  type Prepared,
  publishing,
} from "./actions";
import { ChangePricesDialog } from "./change-prices-dialog";
import { LeftAlone } from "./preview-list";
import {
  type ManyChange,
  namesOf,
  readComingDates,
  readSelectedTours,
  readWholeTours,
  type SelectedTours,
  useChangeTours,
} from "./queries";
import { ShiftDatesDialog } from "./shift-dates-dialog";

interface Opened {
  dialog: "prices" | "dates";
  tours: TourListItem[];
  dates: Departure[];
}

/** The actions on the selected tours. `count`: their number; `others`: how many of them the list does not show. */
export function SelectionBar({
  selection,
  count,
  others,
  onSelect,
}: {
  selection: SelectedTours;
  count: number;
  others: number;
  /** Selects the tours with these ids, instead of all that the filters find. */
  onSelect: (ids: string[]) => void;
}) {
  const { change, undo, last, isSaving } = useChangeTours((redo) => void changeFromDialog(redo));
  const { data: categories = [] } = useQuery(categoriesQuery);
  const [busy, setBusy] = useState("");
  const [opened, setOpened] = useState<Opened>();
  const [unchanged, setUnchanged] = useState<string[]>([]);

  /** Reads the tours again, so that nothing is based on what the page showed. */
  async function withTours(action: string, use: (tours: TourListItem[]) => Promise<unknown>) {
    if (busy || isSaving) return;
    setBusy(action);
    setUnchanged([]);
    try {
      const tours = await readSelectedTours(selection);
      // They stay selected if the change moves them out of the list, so that it can be undone here.
      onSelect(tours.map(({ id }) => id));
      await use(tours);
    } catch (error) {
      console.error(error);
      toast.error(m.toursNotRead);
    } finally {
      setBusy("");
    }
  }

  function run(
    action: string,
    success: (values: { count: number }) => string,
    prepare: (tours: TourListItem[]) => Prepared | undefined | Promise<Prepared>,
  ) {
    return withTours(action, async (tours) => {
      const prepared = await prepare(tours);
      if (!prepared) return;
      const { changes, count, unchanged } = prepared;
      const names = namesOf(tours);
      const left = count > 0 ? await change({ changes, success: success({ count }), names }) : [];
      if (!left) return;
      setUnchanged([...unchanged, ...left.map((name) => m.changedElsewhere({ name }))]);
      if (count === 0 && unchanged.length === 0) toast.success(m.nothingToChange);
      if (changes.deleted_tours) onSelect([]);
    });
  }

  function open(dialog: Opened["dialog"]) {
    return withTours(dialog, async (tours) => {
      const dates = await readComingDates(tours.map(({ id }) => id));
      setOpened({ dialog, tours, dates });
    });
  }

  const showUnchanged = (left: string[] = []) =>
    setUnchanged(left.map((name) => m.changedBySomebodyElse({ name })));

  async function changeFromDialog(wanted: ManyChange): Promise<boolean> {
    const left = await change(wanted);
    showUnchanged(left);
    return left !== undefined;
  }

  function categorize(category: { type: string; name: string } | null) {
    const success = ({ count }: { count: number }) =>
      category
        ? m.toursInCategory({ count, category: category.name })
        : m.toursWithoutCategory({ count });
    void run("category", success, (tours) => categorizing(tours, category));
  }

  function feature(isFeatured: boolean) {
    const success = isFeatured ? m.toursFeatured : m.toursNoLongerFeatured;
    void run("featured", success, (tours) => featuring(tours, isFeatured));
  }

  return (
    <>
      <p role="status" className="text-sm font-semibold">
        {others > 0 ? m.toursSelectedElsewhere({ count, others }) : m.toursSelected({ count })}
      </p>
      {/* One line on a phone, because it stays in view. */}
      <div className="flex w-full items-center gap-2 max-md:overflow-x-auto max-md:p-1 max-md:*:shrink-0 md:flex-wrap">
        <Button
          variant="secondary"
          size="sm"
          isBusy={busy === "publish"}
          onClick={() =>
            run("publish", m.toursPublished, async (tours) => {
              const others = tours.filter((tour) => !isPublished(tour));
              return publishing(others, await readWholeTours(others.map(({ id }) => id)));
            })
          }
        >
          {m.publish}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          isBusy={busy === "hide"}
          onClick={() => run("hide", m.toursHidden, hiding)}
        >
          {m.hideFromSite}
        </Button>
        <MoreMenu
          name={m.categoryOfTours({ count })}
          label={m.category}
          isBusy={busy === "category"}
        >
          {tourTypes.map((type) => (
            <Fragment key={type}>
              <p className="px-3 pt-2 text-sm text-ink-muted">{typeLabel(type)}</p>
              {categories
                .filter((category) => category.type === type)
                .map((category) => (
                  <MoreButton key={category.id} onClick={() => categorize(category)}>
                    {category.name}
                  </MoreButton>
                ))}
            </Fragment>
          ))}
          <MoreButton onClick={() => categorize(null)}>{m.uncategorized}</MoreButton>
        </MoreMenu>
        <MoreMenu name={m.featuredTours({ count })} label={m.featured} isBusy={busy === "featured"}>
          <MoreButton onClick={() => feature(true)}>{m.featured}</MoreButton>
          <MoreButton onClick={() => feature(false)}>{m.notFeatured}</MoreButton>
        </MoreMenu>
        <Button
          variant="secondary"
          size="sm"
          isBusy={busy === "prices"}
          onClick={() => open("prices")}
        >
          {m.changePrices}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          isBusy={busy === "dates"}
          onClick={() => open("dates")}
        >
          {m.shiftDates}
        </Button>
        <Button
          variant="danger-quiet"
          size="sm"
          isBusy={busy === "delete"}
          onClick={async () => {
            await run("delete", m.toursDeleted, (tours) =>
              window.confirm(deletionQuestion(tours)) ? deleting(tours) : undefined,
            );
            if (document.activeElement === document.body) focusHeading();
          }}
        >
          {m.deleteTours}
        </Button>
        {/* It stays when the toast with Undo has gone. */}
        {last && (
          <Button
            variant="quiet"
            size="sm"
            isBusy={isSaving}
            onClick={async () =>
              last.redo ? void changeFromDialog(last.redo) : showUnchanged(await undo())
            }
          >
            {last.redo ? <Redo2 aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
            {last.redo ? m.redoTheLastChange : m.undoTheLastChange}
          </Button>
        )}
      </div>
      {unchanged.length > 0 && (
        <div className="w-full">
          <Notice tone="warning">
            <LeftAlone isOpen lines={unchanged} />
          </Notice>
        </div>
      )}
      {opened?.dialog === "prices" && (
        <ChangePricesDialog
          {...opened}
          onChange={changeFromDialog}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened?.dialog === "dates" && (
        <ShiftDatesDialog
          {...opened}
          onChange={changeFromDialog}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
