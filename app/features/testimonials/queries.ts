import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "~/editing/query-keys";
import { readWholeList } from "~/editing/read";
import { restoreRow } from "~/editing/restore";
import { useNewRow, useSave } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import {
  createTestimonial,
  deleteTestimonial,
  listTestimonials,
  type Testimonial,
  updateTestimonial,
} from "./data";
import type { TestimonialValues } from "./schema";

export const testimonialsQuery = queryOptions({
  queryKey: queryKeys.testimonials,
  queryFn: () => readWholeList(() => listTestimonials(browserClient())),
});

export type TestimonialItem = Omit<Testimonial, "updated_at">;

const failure = ({ message }: { message: string }) => `Error: ${message}`;
const queriesToRefresh = [queryKeys.testimonials];

export function useSaveTestimonial(testimonial: TestimonialItem | undefined) {
  const addOnce = useNewRow();
  return useSave({
    write: (client, values: TestimonialValues) =>
      testimonial
        ? updateTestimonial(client, testimonial.id, values)
        : addOnce(
            (id) => createTestimonial(client, { ...values, id }),
            (id) => updateTestimonial(client, id, values),
          ),
    success: testimonial ? "Testimonial updated successfully" : "Testimonial added successfully",
    failure,
    queriesToRefresh,
  });
}

/** The star on a card switches `featured` on or off (spec §4). */
export function useFeatureTestimonial() {
  return useSave({
    write: (client, { id, featured }: Pick<TestimonialItem, "id" | "featured">) =>
      updateTestimonial(client, id, { featured }),
    success: "Testimonial updated successfully",
    failure,
    queriesToRefresh,
  });
}

export function useDeleteTestimonial() {
  return useSave({
    write: (client, id: string) => deleteTestimonial(client, id),
    success: "Testimonial deleted successfully",
    failure,
    undo: (client, id) => restoreRow(client, "testimonials", id),
    queriesToRefresh,
  });
}
