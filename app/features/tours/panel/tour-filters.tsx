import * as m from "virtual:messages/panel-tours";
import { useQuery } from "@tanstack/react-query";
import ListFilter from "lucide-react/icons/list-filter";
import { useState } from "react";
import { useListParams } from "~/editing/list-params";
import { categoriesQuery } from "~/features/categories/panel/queries";
import { typeLabel } from "~/features/categories/panel/type-badge";
import { isTourType, tourTypes } from "~/features/categories/tour-type";
import {
  languageColumns,
  languageLabels,
  otherLanguages,
  useOtherLanguages,
} from "~/features/translations/panel/queries";
import { stateLabels, translationStates } from "~/features/translations/panel/state";
import { CheckboxField } from "~/ui/checkbox-field";
import { SelectField } from "~/ui/field";
import { type TourFilters, type TourOrder, tourOrders } from "../data";
import { tourStatuses } from "../status";
import { statusLabels } from "./form/tour-form-status";

/** Reads filters and sort order from the URL; ignores unknown values. */
export function tourFiltersOf(params: URLSearchParams): TourFilters {
  const type = params.get("type") ?? undefined;
  return {
    type: isTourType(type) ? type : undefined,
    category: params.get("category") || undefined,
    status: tourStatuses.find((status) => status === params.get("status")),
    isFeatured: params.get("featured") === "yes",
    isUncategorized: params.get("uncategorized") === "yes",
    hasNoDates: params.get("dates") === "none",
    tamil: translationStates.find((state) => state === params.get("tamil")),
    hindi: translationStates.find((state) => state === params.get("hindi")),
    order: tourOrders.find((order) => order === params.get("sort")) ?? "newest",
  };
}

/** The filters that are on, such as "Domestic, Kerala, Live". */
export function filterWords({ type, category, status, ...only }: TourFilters): string {
  const words = [
    type && typeLabel(type),
    category,
    status && statusLabels[status],
    only.isFeatured && m.featuredOnly,
    only.isUncategorized && m.noCategory,
    only.hasNoDates && m.noUpcomingDates,
    ...otherLanguages.map((language) => {
      const state = only[languageColumns[language]];
      return state && `${languageLabels[language]}: ${stateLabels[state]}`;
    }),
  ];
  return words.filter(Boolean).join(", ");
}

const orderLabels: Record<TourOrder, string> = {
  newest: m.newestFirst,
  changed: m.lastChangedFirst,
  title: m.titleAToZ,
  category: m.categoryAToZ,
  "next-date": m.nextDateFirst,
};

/** Filters and sort order of the admin tour list. The URL stores their values. */
export function TourFilterBar() {
  const [params, choose] = useListParams();
  const { type, category, status, order, ...only } = tourFiltersOf(params);
  const languages = useOtherLanguages();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const ofType = categories.filter((item) => !type || item.type === type);
  const names = new Set(ofType.map(({ name }) => name));
  if (category) names.add(category);
  const isLimited = Boolean(type || category || status) || Object.values(only).some(Boolean);
  const [isOpen, setIsOpen] = useState(isLimited);

  return (
    <details
      className="phone-section"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
        <ListFilter aria-hidden="true" className="size-5" />
        {m.filtersAndOrder}
      </summary>
      <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 lg:flex lg:flex-wrap">
        <SelectField
          label={m.type}
          value={type ?? ""}
          onChange={({ target }) => choose({ type: target.value, category: "" })}
        >
          <option value="">{m.all}</option>
          {tourTypes.map((value) => (
            <option key={value} value={value}>
              {typeLabel(value)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={m.category}
          fieldClassName="lg:max-w-56"
          value={category ?? ""}
          onChange={({ target }) => choose({ category: target.value })}
        >
          <option value="">{m.all}</option>
          {[...names].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={m.status}
          value={status ?? ""}
          onChange={({ target }) => choose({ status: target.value })}
        >
          <option value="">{m.all}</option>
          {tourStatuses.map((value) => (
            <option key={value} value={value}>
              {statusLabels[value]}
            </option>
          ))}
        </SelectField>
        {languages.map((language) => (
          <SelectField
            key={language}
            label={languageLabels[language]}
            value={only[languageColumns[language]] ?? ""}
            onChange={({ target }) => choose({ [languageColumns[language]]: target.value })}
          >
            <option value="">{m.all}</option>
            {translationStates.map((state) => (
              <option key={state} value={state}>
                {stateLabels[state]}
              </option>
            ))}
          </SelectField>
        ))}
        <SelectField
          label={m.sortBy}
          value={order}
          onChange={({ target }) => choose({ sort: target.value === "newest" ? "" : target.value })}
        >
          {tourOrders.map((value) => (
            <option key={value} value={value}>
              {orderLabels[value]}
            </option>
          ))}
        </SelectField>
        <div className="col-span-full flex flex-wrap gap-x-6">
          <CheckboxField
            label={m.featuredOnly}
            checked={only.isFeatured}
            onChange={({ target }) => choose({ featured: target.checked ? "yes" : "" })}
          />
          <CheckboxField
            label={m.noCategory}
            checked={only.isUncategorized}
            onChange={({ target }) => choose({ uncategorized: target.checked ? "yes" : "" })}
          />
          <CheckboxField
            label={m.noUpcomingDates}
            checked={only.hasNoDates}
            onChange={({ target }) => choose({ dates: target.checked ? "none" : "" })}
          />
        </div>
      </div>
    </details>
  );
}
