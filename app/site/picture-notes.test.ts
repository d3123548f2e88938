import { expect, test } from "vitest";
import { namesIn, noted } from "./picture-notes";

const MEDIA = "/storage/v1/object/public/media";
const page = {
  hero: { title: "Hills", background_image: `${MEDIA}/hills.webp`, empty: undefined },
  gallery: [`https://abc.supabase.co${MEDIA}/a%20b.png`, "/posters/hero.svg", null, 7],
  text: `See ${MEDIA}/hills.webp there`,
};

test("finds uploaded pictures and adds what is said of them to their URLs", () => {
  expect(namesIn(page)).toEqual(["hills.webp", "a b.png"]);
  const { hero, gallery, text } = noted(page, [
    { name: "hills.webp", alt: "தேயிலை & “tea” #1", focal_x: 0, focal_y: 100 },
    { name: "a b.png", alt: null, focal_x: 30, focal_y: 40 },
  ]);
  expect(hero.background_image).toBe(`${MEDIA}/hills.webp#|0% 100%#|தேயிலை & “tea” #1`);
  expect(gallery[0]).toBe(`${page.gallery[0]}#|30% 40%#|`);
  expect(gallery.slice(1)).toEqual(page.gallery.slice(1));
  expect(text).toBe(page.text);
  expect("empty" in hero).toBe(true);
});

test("without notes, pages stay as they are", () => {
  expect(noted(page, [])).toBe(page);
});
