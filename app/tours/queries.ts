import { queryOptions } from "@tanstack/react-query";
import { readMaybe, readWholeList } from "~/admin/read";
import { useSave } from "~/admin/save";
import { browserClient } from "~/supabase/browser-client";
import { createTour, deleteTour, listAllTours, readTour, updateTour } from "./data";
import type { TourValues } from "./schema";

export const toursQuery = queryOptions({
  queryKey: ["tours"],
  queryFn: () => readWholeList(() => listAllTours(browserClient())),
});

export function tourQuery(id: string | undefined) {
  return queryOptions({
    queryKey: ["tour", id],
    queryFn: () => {
      if (!id) throw new Error("Tour ID is required");
      return readMaybe(readTour(browserClient(), id));
    },
  });
}

export function useCreateTour() {
  return useSave({
    write: (client, values: TourValues) => createTour(client, values),
    success: "Tour created successfully!",
    failure: ({ message }) => `Failed to create tour: ${message}`,
    refreshes: [toursQuery.queryKey],
  });
}

export function useUpdateTour(id: string) {
  return useSave({
    write: (client, values: TourValues) => updateTour(client, id, values),
    success: "Tour updated successfully!",
    failure: ({ message }) => `Failed to update tour: ${message}`,
    refreshes: [toursQuery.queryKey, tourQuery(id).queryKey],
  });
}

export function useDeleteTour() {
  return useSave({
    write: (client, id: string) => deleteTour(client, id),
    success: "Tour deleted successfully",
    failure: () => "Failed to delete tour",
    refreshes: [toursQuery.queryKey],
  });
}

/** The one-off migration (spec §4); its errors go to the console only (spec §8). */
export function useImportSampleTours() {
  return useSave({
    write: async (client, _: undefined) => {
      const { importSampleTours } = await import("./import-sample-tours");
      return importSampleTours(client);
    },
    refreshes: [toursQuery.queryKey, ["categories"]],
  });
}
