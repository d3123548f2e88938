import * as m from "virtual:messages/panel-tours";
import Pencil from "lucide-react/icons/pencil";
import Star from "lucide-react/icons/star";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { DeleteButton } from "~/editing/deletion";
import { Table } from "~/editing/table";
import { TypeBadge } from "~/features/categories/panel/type-badge";
import {
  languageColumns,
  languageLabels,
  useOtherLanguages,
} from "~/features/translations/panel/queries";
import { StateBadge, stateLabels } from "~/features/translations/panel/state";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { shortDate } from "~/ui/dates";
import { language } from "~/ui/languages";
import { markLanguage } from "~/ui/mark-language";
import type { TourListItem } from "../data";
import { StatusBadge, StatusDates } from "./form/tour-form-status";
import { useDeleteTour } from "./queries";
import { TourMoreMenu } from "./tour-more-menu";
import { TourName } from "./tour-name";

/** The history state of a way back to the list: the tour that the operator comes from. */
export interface BackFromTour {
  backFrom: string;
}

/** The widths of the columns, and whether the buttons of a row need two lines. */
const fullWidths = {
  cell: "xl:max-w-36",
  type: "xl:max-w-44",
  buttons: "lg:max-xl:w-25 xl:flex-nowrap",
  more: "lg:max-xl:order-last",
};

const widthsBesideLanguages: typeof fullWidths = {
  cell: "min-[88rem]:max-w-28",
  type: "min-[88rem]:max-w-38",
  buttons: "lg:max-[88rem]:w-25 min-[88rem]:flex-nowrap",
  more: "lg:max-[88rem]:order-last",
};

/** In a Tamil panel, the badges and buttons are longer. */
const tamilWidths: typeof fullWidths = {
  cell: "",
  type: "2xl:max-w-36",
  buttons: "lg:w-25",
  more: "lg:order-last",
};

/** The tours of a page of the list, with what can be done with each. */
export function TourTable({
  tours,
  isSelected,
  onSelect,
}: {
  tours: TourListItem[];
  isSelected: (id: string) => boolean;
  onSelect: (id: string, isSelected: boolean) => void;
}) {
  const { save: deleteTour, isSaving, input: deletedId } = useDeleteTour();
  const languages = useOtherLanguages();
  const table = useRef<HTMLTableSectionElement>(null);
  // With columns for languages, the others are narrow.
  const isNarrow = languages.length > 0;
  const widths = isNarrow ? (language === "en" ? widthsBesideLanguages : tamilWidths) : fullWidths;
  const cell = classNames("lg:block lg:w-max lg:max-w-20", languages.length < 2 && widths.cell);
  const { backFrom } = (useLocation().state ?? {}) as Partial<BackFromTour>;
  // Back from a tour, the list is where it was left.
  useEffect(() => {
    const row = backFrom && table.current?.querySelector(`[data-tour="${CSS.escape(backFrom)}"]`);
    if (!row) return;
    row.scrollIntoView({ block: "center" });
    row.querySelector<HTMLElement>("td:last-child a")?.focus({ preventScroll: true });
  }, [backFrom]);
  return (
    <Table label={m.toursTitle} isStacked>
      <thead>
        <tr>
          <th scope="col">{m.title}</th>
          <th scope="col">{m.type}</th>
          <th scope="col">{m.price}</th>
          <th scope="col">{m.duration}</th>
          <th scope="col">{m.nextDate}</th>
          {languages.map((language) => (
            <th key={language} scope="col">
              {languageLabels[language]}
            </th>
          ))}
          <th scope="col" className="sticky right-0 text-right">
            {m.actions}
          </th>
        </tr>
      </thead>
      <tbody ref={table}>
        {tours.map((tour) => (
          <tr key={tour.id} data-tour={tour.id}>
            <th
              scope="row"
              className={classNames(
                "font-semibold max-lg:max-w-full max-lg:basis-full",
                isNarrow ? "lg:min-w-52" : "lg:min-w-40",
              )}
            >
              <span
                className={classNames(
                  "flex items-center gap-3",
                  isNarrow ? "lg:max-xl:[&_img]:hidden" : "lg:max-xl:[&>span]:block",
                )}
              >
                <input
                  type="checkbox"
                  aria-label={m.select({ title: tour.title })}
                  checked={isSelected(tour.id)}
                  onChange={({ target }) => onSelect(tour.id, target.checked)}
                  className="relative size-5 shrink-0 before:absolute before:-inset-3"
                />
                <TourName tour={tour} />
              </span>
            </th>
            <td>
              <span
                className={classNames(
                  "flex flex-wrap items-center gap-x-2 gap-y-1 lg:w-max lg:max-w-28 lg:py-1",
                  widths.type,
                )}
              >
                <TypeBadge type={tour.type} />
                <StatusBadge tour={tour} />
                <StatusDates tour={tour} />
                <span className="flex items-center gap-2 lg:w-full">
                  {markLanguage(tour.category) || m.uncategorized}
                  {tour.featured && (
                    <span title={m.featured}>
                      <Star aria-hidden="true" className="size-5 fill-current text-star" />
                      <span className="sr-only">{m.featured}</span>
                    </span>
                  )}
                </span>
              </span>
            </td>
            <td>
              <span className={cell}>{markLanguage(tour.price)}</span>
            </td>
            <td>
              <span className={cell}>{markLanguage(tour.duration)}</span>
            </td>
            <td>
              <span className={cell}>
                {tour.next_date ? (
                  <>
                    <span className="lg:sr-only">{m.nextDateLabel}</span>
                    {shortDate(tour.next_date)}
                    {tour.is_sold_out && <span className="font-semibold"> {m.soldOut}</span>}
                  </>
                ) : (
                  <span className="text-ink-muted">{m.noUpcomingDates}</span>
                )}
              </span>
            </td>
            {languages.map((language) => (
              <td key={language}>
                <Link
                  to={`/admin/tours/edit/${tour.id}?language=${language}`}
                  aria-label={m.translationState({
                    language: languageLabels[language],
                    title: tour.title,
                    state: stateLabels[tour[languageColumns[language]]],
                  })}
                  className="inline-flex min-h-11 items-center gap-2 text-ink no-underline"
                >
                  <span className="lg:hidden">{languageLabels[language]}</span>
                  <StateBadge state={tour[languageColumns[language]]} />
                </Link>
              </td>
            ))}
            <td className="text-right lg:sticky lg:right-0 lg:bg-inherit max-lg:order-2 max-lg:ml-auto">
              <span className={classNames("inline-flex flex-wrap justify-end", widths.buttons)}>
                <ButtonLink
                  to={`/admin/tours/edit/${tour.id}`}
                  variant="quiet"
                  size="icon"
                  aria-label={m.edit({ title: tour.title })}
                  title={m.edit({ title: tour.title })}
                >
                  <Pencil aria-hidden="true" />
                </ButtonLink>
                <span className={widths.more}>
                  <TourMoreMenu tour={tour} />
                </span>
                <DeleteButton
                  name={tour.title}
                  question={m.deleteTour}
                  isBusy={isSaving && deletedId === tour.id}
                  isOff={isSaving}
                  onDelete={() => deleteTour(tour.id)}
                />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
