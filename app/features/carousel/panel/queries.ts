import { queryOptions } from "@tanstack/react-query";
import { reorder, withMoved, withPlaced } from "~/editing/order";
import { queryKeys } from "~/editing/query-keys";
import { pageQuery, rowQuery } from "~/editing/read";
import { restoreRow } from "~/editing/restore";
import { useNewRow, useSave, useSaveRow } from "~/editing/save";
import type { MoveDirection } from "~/editing/sortable-list";
import { browserClient } from "~/supabase/browser-client";
import type { Client } from "~/supabase/types";
import {
  type CarouselImage,
  type CarouselSection,
  countCarouselImages,
  createCarouselImage,
  deleteCarouselImage,
  findCarouselImages,
  listCarouselImages,
  updateCarouselImage,
} from "../data";
import type { CarouselImageValues } from "./schema";

export type CarouselItem = Omit<CarouselImage, "created_at">;

/** A page of the images of a section. */
export function carouselImagesQuery(section: CarouselSection, requested: number) {
  const query = pageQuery(
    [...queryKeys.carouselImages, section],
    (range) => findCarouselImages(browserClient(), section, range),
    requested,
  );
  return queryOptions({
    ...query,
    // The images of another section must not be moved or deleted as if they were of this one.
    placeholderData: (images, earlier) =>
      earlier?.queryKey[queryKeys.carouselImages.length] === section ? images : undefined,
  });
}

export function carouselImageQuery(id: string) {
  return rowQuery<CarouselItem>("carousel_images", queryKeys.carouselImages, id);
}

const failure = ({ message }: { message: string }) => `Error: ${message}`;
const queriesToRefresh = [queryKeys.carouselImages];

/** Adds an image at the end of its section, or changes the given one. */
export function useSaveCarouselImage(image: CarouselItem | undefined) {
  const addOnce = useNewRow("carousel_images");
  return useSaveRow({
    table: "carousel_images",
    async write(client, values: CarouselImageValues, base: CarouselItem | undefined) {
      if (base && values.section === base.section) {
        return updateCarouselImage(client, base.id, values, base.updated_at);
      }
      // New and moved images go last, so their order is the image count of the section (spec §4).
      const { count, error, status } = await countCarouselImages(client, values.section);
      if (error) return { error, status };
      const placed = { ...values, order: count ?? 0 };
      if (!base) {
        return addOnce(
          client,
          (id) => createCarouselImage(client, { ...placed, id }),
          (id, version) => updateCarouselImage(client, id, values, version),
        );
      }
      const result = await updateCarouselImage(client, base.id, placed, base.updated_at);
      if (!result.error) await closeGap(client, base.section as CarouselSection);
      return result;
    },
    success: image ? "Image updated successfully" : "Image added successfully",
    failure,
    queriesToRefresh,
  });
}

export function useDeleteCarouselImage(section: CarouselSection) {
  return useSave({
    async write(client, id: string) {
      const result = await deleteCarouselImage(client, id);
      if (!result.error) await closeGap(client, section);
      return result;
    },
    success: "Image deleted successfully",
    failure,
    undo: (client, id) => restoreRow(client, "carousel_images", id, putImageInPlace),
    queriesToRefresh,
  });
}

export function useMoveCarouselImage(section: CarouselSection) {
  return useSave({
    write: (client, { id, direction }: { id: string; direction: MoveDirection }) =>
      reorderImages(client, section, (images) => withMoved(images, id, direction)),
    failure,
    queriesToRefresh,
  });
}

/** Renumbers a section after an image has left it. If this fails, the next move renumbers it. */
function closeGap(client: Client, section: CarouselSection) {
  return reorderImages(client, section, (images) => images);
}

/** Moves a restored image back to its former position in its section. */
export function putImageInPlace(client: Client, row: Partial<CarouselImage>) {
  const { id = "", section, order = 0 } = row;
  return reorderImages(client, section as CarouselSection, (images) =>
    withPlaced(images, id, order),
  );
}

function reorderImages(
  client: Client,
  section: CarouselSection,
  change: (images: CarouselItem[]) => CarouselItem[],
) {
  return reorder(
    () => listCarouselImages(client, section),
    change,
    ({ id, updated_at }, order) => updateCarouselImage(client, id, { order }, updated_at),
  );
}
