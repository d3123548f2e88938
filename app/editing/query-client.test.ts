import { expect, test } from "vitest";
import { aboutSectionsQuery } from "~/features/about/queries";
import { carouselImagesQuery } from "~/features/carousel/queries";
import { categoriesQuery } from "~/features/categories/queries";
import { testimonialsQuery } from "~/features/testimonials/queries";
import { tourQuery, toursQuery } from "~/features/tours/queries";
import { queryClient } from "./query-client";

test("the cache is TanStack's own, and its keys are those of spec §7", () => {
  expect(queryClient.getDefaultOptions()).toEqual({});
  expect(toursQuery.queryKey).toEqual(["tours"]);
  expect(tourQuery("ooty").queryKey).toEqual(["tour", "ooty"]);
  expect(categoriesQuery.queryKey).toEqual(["categories"]);
  expect(testimonialsQuery.queryKey).toEqual(["testimonials"]);
  expect(carouselImagesQuery("home").queryKey).toEqual(["carouselImages", "home"]);
  expect(aboutSectionsQuery.queryKey).toEqual(["aboutSections"]);
});

test("a tour without an id is said to need one (spec §8)", async () => {
  await expect(queryClient.fetchQuery({ ...tourQuery(undefined), retry: false })).rejects.toThrow(
    "Tour ID is required",
  );
});
