import { queryOptions } from "@tanstack/react-query";
import { useNewRow } from "~/editing/new-row";
import { asAnswer, hasChanged } from "~/editing/order-calls";
import { moveItem, type OrderStore, readInOrder, renumber } from "~/editing/order-moves";
import { readList } from "~/editing/read";
import { useSave } from "~/editing/save";
import { browserClient } from "~/supabase/browser-client";
import type { Client } from "~/supabase/types";
import {
  type CarouselImage,
  type CarouselSection,
  changeCarouselOrder,
  createCarouselImage,
  deleteCarouselImage,
  listCarouselImages,
  updateCarouselImage,
} from "./data";
import type { CarouselImageValues } from "./schema";

export type CarouselItem = Pick<CarouselImage, "id" | "section" | "url" | "caption" | "order">;

export function carouselImagesQuery(section: CarouselSection) {
  return queryOptions({
    queryKey: ["carouselImages", section],
    queryFn: () => {
      const client = browserClient();
      return readInOrder(
        () => readList(listCarouselImages(client, section)),
        orderOf(client, section),
      );
    },
  });
}

const failure = ({ message }: { message: string }) => `Error: ${message}`;
const refreshes = [["carouselImages"]];

/** Adds an image at the end of its section, or changes the given one. */
export function useSaveCarouselImage(image: CarouselItem | undefined) {
  const addOnce = useNewRow();
  return useSave({
    async write(client, values: CarouselImageValues) {
      if (image && values.section === image.section) {
        return updateCarouselImage(client, image.id, values);
      }
      // A new item's order is the count of its section (spec §4); so is that of one moved there.
      const { data, error } = await listCarouselImages(client, values.section);
      if (error) return { error };
      const placed = { ...values, order: data.length };
      return image
        ? updateCarouselImage(client, image.id, placed)
        : addOnce(
            (id) => createCarouselImage(client, { ...placed, id }),
            (id) => updateCarouselImage(client, id, values),
          );
    },
    success: image ? "Image updated successfully" : "Image added successfully",
    failure,
    refreshes,
  });
}

export function useDeleteCarouselImage(section: CarouselSection) {
  return useSave({
    async write(client, id: string) {
      const answer = await deleteCarouselImage(client, id);
      // A gap that could not be closed now is closed by the next reading.
      if (!answer.error) await renumber(orderOf(client, section)).catch(() => {});
      return answer;
    },
    success: "Image deleted successfully",
    failure,
    refreshes,
  });
}

export function useMoveCarouselImage(section: CarouselSection) {
  return useSave({
    write: (client, move: { items: CarouselItem[]; index: number; direction: "up" | "down" }) =>
      asAnswer(moveItem(orderOf(client, section), move.items, move.index, move.direction)),
    failure,
    refreshes,
  });
}

function orderOf(client: Client, section: CarouselSection): OrderStore {
  return {
    list: () => readList(listCarouselImages(client, section)),
    change: (id, from, to) => hasChanged(changeCarouselOrder(client, id, from, to)),
  };
}
