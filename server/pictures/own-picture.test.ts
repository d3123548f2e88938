import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createOwnPictures } from "./own-picture.ts";

const publicDir = join(import.meta.dirname, "../../public");
const requested: string[] = [];
const readOwn = createOwnPictures({
  publicDir,
  origins: ["https://agency.example", "https://project.supabase.co"],
  async readOriginal(bucket, path) {
    requested.push(`${bucket}/${path}`);
    if (path === "failing.jpg") throw new Error("The storage does not respond");
    return path === "missing.jpg" ? undefined : new Uint8Array([1]);
  },
});

test("the bundled illustrations are read", async () => {
  const picture = await readOwn("/posters/hero.svg");
  expect(picture?.isSvg).toBe(true);
  expect((await readOwn("https://agency.example/posters/hero.svg"))?.bytes).toEqual(picture?.bytes);
});

test("every illustration is sent in at most 12 KB", () => {
  const folder = join(publicDir, "posters");
  const heavy = readdirSync(folder).filter(
    (name) => brotliCompressSync(readFileSync(join(folder, name))).length > 12_000,
  );
  expect(heavy).toEqual([]);
});

test("objects of the site's own storage are read", async () => {
  expect(await readOwn("/storage/v1/object/public/media/a%20b.jpg")).toEqual({
    bytes: new Uint8Array([1]),
    isSvg: false,
  });
  await readOwn("https://project.supabase.co/storage/v1/object/public/media/c.jpg");
  expect(requested).toEqual(["media/a b.jpg", "media/c.jpg"]);
  expect(await readOwn("/storage/v1/object/public/media/missing.jpg")).toBeUndefined();
});

test("a picture that the storage fails to send is not taken for a missing one", async () => {
  await expect(readOwn("/storage/v1/object/public/media/failing.jpg")).rejects.toThrow();
});

test.each([
  "https://elsewhere.example/a.jpg",
  "https://agency.example.evil.example/posters/hero.svg",
  "http://169.254.169.254/latest/meta-data",
  "/posters/../package.json",
  "/posters/no-such.svg",
  "/storage/v1/object/public/media/../secrets",
  "/storage/v1/object/public/media/%2e%2e/secrets",
  "/storage/v1/object/public/media/%ZZ",
  "/storage/v1/object/public/media/%00",
  "/etc/passwd",
  "//elsewhere.example/posters/hero.svg",
])("%s is not requested", async (url) => {
  const before = requested.length;
  expect(await readOwn(url)).toBeUndefined();
  expect(requested.length).toBe(before);
});
