import type { Insert } from "../../app/supabase/types.ts";
import { expect, type Site } from "./fixtures";

type TourRow = Insert<"tours"> & { id: string };

/** Adds a tour for one test and waits until visitors can see it; the answer takes it away again. */
export async function addTour(site: Site, values: Partial<TourRow> & { id: string }) {
  const tour: TourRow = {
    title: `Tour ${values.id}`,
    type: "domestic",
    summary: "A tour that exists for one test only.",
    image_url: "/posters/tour-fallback.svg",
    gallery: ["/posters/tour-fallback.svg"],
    duration: "2 Days",
    ...values,
  };
  const path = `/tour/${tour.type}/${tour.id}`;
  const { error } = await site.admin.from("tours").insert(tour);
  expect(error).toBeNull();
  await expectListed(site, tour, true);
  return {
    path,
    async remove() {
      await site.admin.from("tours").delete().eq("id", tour.id);
      await expectListed(site, tour, false);
    },
  };
}

async function expectListed(site: Site, { type, id }: TourRow, isListed: boolean) {
  const list = async () => (await fetch(`${site.url}/${type}-tours`)).text();
  await expect.poll(async () => (await list()).includes(`/tour/${type}/${id}"`)).toBe(isListed);
}
