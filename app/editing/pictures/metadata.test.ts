import { expect, test } from "vitest";
import { metadataByUrl, namesInUrls } from "./metadata";

const MEDIA = "/storage/v1/object/public/media";
const own = `${MEDIA}/hills.webp`;
const hosted = `https://abc.supabase.co${MEDIA}/lake.png`;

test("only uploaded pictures have a name, each once", () => {
  expect(namesInUrls([own, hosted, own, "/posters/hero.svg", "", null, undefined])).toEqual([
    "hills.webp",
    "lake.png",
  ]);
});

test("each URL gets what is stored for its name", () => {
  const stored = [
    { name: "hills.webp", alt: "தேயிலை & “tea” #1", focal_x: 0, focal_y: 100 },
    { name: "lake.png", alt: null, focal_x: null, focal_y: null },
  ];
  expect(metadataByUrl([own, hosted, "/posters/hero.svg", null], stored)).toEqual({
    [own]: { alt: "தேயிலை & “tea” #1", position: "0% 100%" },
    [hosted]: { alt: null, position: undefined },
  });
});
