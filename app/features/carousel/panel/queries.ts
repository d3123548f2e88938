import * as m from "virtual:messages/panel-carousel";
import { useDeleteRow } from "~/editing/delete";
import { moveItem } from "~/editing/order";
import { queryKeys } from "~/editing/query-keys";
import { groupPageQuery, rowQuery } from "~/editing/read";
import { useSave, useSaveRow } from "~/editing/save";
import type { MoveDirection } from "~/editing/sortable-list";
import {
  type CarouselImage,
  type CarouselSection,
  countCarouselImages,
  createCarouselImage,
  findCarouselImages,
  listCarouselImages,
  updateCarouselImage,
} from "../data";
import type { CarouselImageValues } from "./schema";

export type CarouselItem = Omit<CarouselImage, "created_at">;

/** A page of the images of a section. */
export function carouselImagesQuery(section: CarouselSection, requested: number) {
  return groupPageQuery(queryKeys.carouselImages, findCarouselImages, section, requested);
}

export function carouselImageQuery(id: string) {
  return rowQuery<CarouselItem>("carousel_images", queryKeys.carouselImages, id);
}

const failure = ({ message }: { message: string }) => m.error({ message });
const queriesToRefresh = [queryKeys.carouselImages];

/** Adds an image at the end of its section, or changes the given one. */
export function useSaveCarouselImage(image: CarouselItem | undefined) {
  return useSaveRow({
    table: "carousel_images",
    async write(client, values: CarouselImageValues, base: CarouselItem | undefined, newId) {
      if (base && values.section === base.section) {
        return updateCarouselImage(client, base.id, values, base.updated_at);
      }
      // New and moved images go last, so their order is the image count of the section (spec §4).
      const id = base?.id ?? newId;
      const { count, error, status } = await countCarouselImages(client, values.section, id);
      if (error) return { error, status };
      const placed = { ...values, order: count ?? 0 };
      return base
        ? updateCarouselImage(client, id, placed, base.updated_at)
        : createCarouselImage(client, { ...placed, id });
    },
    success: image ? m.imageUpdated : m.imageAddedSuccessfully,
    failure,
    queriesToRefresh,
  });
}

export function useDeleteCarouselImage() {
  return useDeleteRow("carousel_images", { success: m.imageDeleted, failure, queriesToRefresh });
}

export function useMoveCarouselImage(section: CarouselSection) {
  return useSave({
    write: (client, move: { id: string; direction: MoveDirection }) =>
      moveItem(
        move,
        () => listCarouselImages(client, section),
        ({ id, updated_at }, order) => updateCarouselImage(client, id, { order }, updated_at),
      ),
    failure,
    queriesToRefresh,
  });
}
