import { expect, test } from "vitest";
import { sizedPicture } from "./sized-picture";

const stored = "/storage/v1/object/public/media/2026/a%20b.jpg";

test("a stored picture comes in two formats at the widths around its place", () => {
  expect(sizedPicture(stored, 400, [])).toEqual({
    sources: ["avif", "webp"].map((format) => ({
      type: `image/${format}`,
      srcSet: [320, 480, 640, 800]
        .map(
          (width) =>
            `/storage/v1/render/image/public/media/2026/a%20b.jpg?width=${width}&format=${format} ${width}w`,
        )
        .join(", "),
    })),
    sizes: "(max-width: 400px) 100vw, 400px",
  });
});

test("every place is offered at least one width, and dense screens enough", () => {
  for (const width of [1, 44, 56, 400, 800, 1600, 4000]) {
    const sizes = sizedPicture(stored, width, [])?.sources[0]?.srcSet.match(/\d+(?=w)/g) ?? [];
    expect(sizes.length, String(width)).toBeGreaterThan(0);
    expect(Number(sizes.at(-1))).toBeGreaterThanOrEqual(Math.min(width * 2, 2560));
  }
});

test("storage is ours at its own addresses only", () => {
  const origins = ["https://agency.example", "https://project.supabase.co"];
  for (const origin of origins) {
    const sized = sizedPicture(origin + stored, 400, origins);
    expect(sized?.sources[0]?.srcSet).toMatch(/^\/storage\/v1\/render\/image\/public\/media\//);
  }
  expect(sizedPicture(`https://other.example${stored}`, 400, origins)).toBeNull();
  expect(sizedPicture(`https://agency.example.evil${stored}`, 400, origins)).toBeNull();
});

test("drawings and pictures from elsewhere stay as they are", () => {
  for (const src of ["/posters/hero.svg", "https://images.example/a.jpg", `${stored}?v=1`]) {
    expect(sizedPicture(src, 400, [])).toBeNull();
  }
});
