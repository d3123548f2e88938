import { expect, test } from "vitest";
import { carouselImagesQuery } from "~/features/carousel/queries";
import { tourQuery } from "~/features/tours/queries";
import { queryKeys } from "./query-keys";
import { queryClient } from "./read";

test("the cache is TanStack's own, and its keys are those of spec §7", () => {
  expect(queryClient.getDefaultOptions()).toEqual({});
  expect(queryKeys).toMatchObject({
    tours: ["tours"],
    categories: ["categories"],
    testimonials: ["testimonials"],
    aboutSections: ["aboutSections"],
  });
  expect(tourQuery("ooty").queryKey).toEqual(["tour", "ooty"]);
  expect(carouselImagesQuery("home").queryKey).toEqual(["carouselImages", "home"]);
});

test("a tour without an id is said to need one (spec §8)", async () => {
  await expect(queryClient.fetchQuery({ ...tourQuery(undefined), retry: false })).rejects.toThrow(
    "Tour ID is required",
  );
});
