import { expect, test } from "vitest";
import { carouselImagesQuery } from "~/features/carousel/panel/queries";
import { tourQuery } from "~/features/tours/panel/queries";
import { queryKeys } from "./query-keys";
import { queryClient } from "./read";

test("the query cache uses the defaults of TanStack Query and the keys of spec §7", () => {
  expect(queryClient.getDefaultOptions()).toEqual({});
  expect(queryKeys).toMatchObject({
    tours: ["tours"],
    categories: ["categories"],
    testimonials: ["testimonials"],
    aboutSections: ["aboutSections"],
  });
  expect(tourQuery("ooty").queryKey).toEqual(["tour", "ooty"]);
  expect(carouselImagesQuery("home", 1).queryKey).toEqual(["carouselImages", "home", 1]);
});

test("a tour query without an id fails with a message (spec §8)", async () => {
  await expect(queryClient.fetchQuery({ ...tourQuery(undefined), retry: false })).rejects.toThrow(
    "Tour ID is required",
  );
});
