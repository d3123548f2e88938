import * as m from "virtual:messages/panel-testimonials";
import { queryOptions } from "@tanstack/react-query";
import { useDeleteRow } from "~/editing/delete";
import { queryKeys } from "~/editing/query-keys";
import { pageQuery, readCount, readWholeList, rowQuery } from "~/editing/read";
import { changeColumns, useSave, useSaveRow } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import {
  countTestimonials,
  createTestimonial,
  findTestimonialsOf,
  listTestimonials,
  type Testimonial,
  updateTestimonial,
} from "../data";
import type { TestimonialValues } from "./schema";

export function testimonialsPageQuery(requested: number) {
  return pageQuery(
    queryKeys.testimonials,
    (range) => listTestimonials(browserClient(), range),
    requested,
  );
}

/** Counts the sample testimonials that visitors see: those that are stored, or all while none is stored. */
export const sampleTestimonialsQuery = queryOptions({
  queryKey: [...queryKeys.testimonials, "samples"],
  queryFn: async () => {
    const { sampleTestimonials } = await import("../sample-testimonials");
    const names = sampleTestimonials.map(({ name }) => name);
    if ((await readCount(countTestimonials(browserClient()))) === 0) return names.length;
    const stored = await readWholeList(() => findTestimonialsOf(browserClient(), names));
    return stored.filter((row) =>
      sampleTestimonials.some(({ name, comment }) => name === row.name && comment === row.comment),
    ).length;
  },
});

export function testimonialQuery(id: string) {
  return rowQuery<Testimonial>("testimonials", queryKeys.testimonials, id);
}

const failure = ({ message }: { message: string }) => m.error({ message });
const queriesToRefresh = [queryKeys.testimonials];

export function useSaveTestimonial(testimonial: Testimonial | undefined) {
  return useSaveRow({
    table: "testimonials",
    write: (client, values: TestimonialValues, base, id) =>
      base
        ? updateTestimonial(client, base.id, values, base.updated_at)
        : createTestimonial(client, { ...values, id }),
    success: testimonial ? m.testimonialUpdated : m.testimonialAdded,
    failure,
    queriesToRefresh,
  });
}

/** The star on a card switches `featured` on or off (spec §4). */
export function useFeatureTestimonial() {
  return useSave({
    write: (client, { shown, featured }: { shown: Testimonial; featured: boolean }) =>
      changeColumns(client, "testimonials", shown, { featured }, (version) =>
        updateTestimonial(client, shown.id, { featured }, version),
      ),
    success: m.testimonialUpdated,
    failure,
    queriesToRefresh,
  });
}

export function useDeleteTestimonial() {
  return useDeleteRow("testimonials", { success: m.testimonialDeleted, failure, queriesToRefresh });
}
