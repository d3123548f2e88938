import { expect, test } from "vitest";
import { sizedPicture } from "./sized-picture";

const stored = "/storage/v1/object/public/media/2026/a%20b.jpg";

test("a stored picture is offered as WebP in widths around its displayed width", () => {
  expect(sizedPicture(stored, 400, [])).toEqual({
    srcSet: [320, 480, 640, 800]
      .map(
        (width) =>
          `/storage/v1/render/image/public/media/2026/a%20b.jpg?width=${width}&format=webp ${width}w`,
      )
      .join(", "),
    sizes: "(max-width: 400px) 100vw, 400px",
  });
});

test("every displayed width gets at least one version, and enough for dense screens", () => {
  for (const width of [1, 44, 56, 400, 800, 1600, 4000]) {
    const widths = sizedPicture(stored, width, [])?.srcSet.match(/\d+(?=w)/g) ?? [];
    expect(widths.length, String(width)).toBeGreaterThan(0);
    expect(Number(widths.at(-1))).toBeGreaterThanOrEqual(Math.min(width * 2, 2560));
  }
});

test("a URL counts as own storage only at the origins of the site and its project", () => {
  const origins = ["https://agency.example", "https://project.supabase.co"];
  for (const origin of origins) {
    const sized = sizedPicture(origin + stored, 400, origins);
    expect(sized?.srcSet).toMatch(/^\/storage\/v1\/render\/image\/public\/media\//);
  }
  expect(sizedPicture(`https://other.example${stored}`, 400, origins)).toBeNull();
  expect(sizedPicture(`https://agency.example.evil${stored}`, 400, origins)).toBeNull();
});

test("illustrations and pictures from other sites are not resized", () => {
  for (const src of ["/posters/hero.svg", "https://images.example/a.jpg", `${stored}?v=1`]) {
    expect(sizedPicture(src, 400, [])).toBeNull();
  }
});
