import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { createPictures, type Pictures } from "./pictures.ts";

const NAME = "0b5c9a50-1111-4222-8333-444455556666.jpg";
const folder = mkdtempSync(join(tmpdir(), "pictures-"));
const originals = new Map<string, Uint8Array>();
let reads = 0;
let slowReads = Promise.resolve();
let pictures: Pictures;

beforeAll(async () => {
  const photo = sharp({ create: { width: 2000, height: 1000, channels: 3, background: "#2a6" } });
  const upright = await photo
    .jpeg()
    .withExif({ IFD0: { Copyright: "Devi" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  originals.set(NAME, upright);
  originals.set("again.jpg", upright);
  originals.set(
    "clear.png",
    await sharp({ create: { width: 40, height: 40, channels: 4, background: "#0000" } })
      .png()
      .toBuffer(),
  );
  originals.set("half.jpg", upright.subarray(0, 3000));
  originals.set(
    "illustration.jpg",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  );
  originals.set("bomb.png", await hugePng());
  pictures = createPictures({
    async readOriginal(bucket, path) {
      reads++;
      if (path.startsWith("slow-")) await slowReads;
      if (path === "broken.jpg") throw new Error("storage is away");
      return bucket === "media" ? originals.get(path) : undefined;
    },
    cacheDir: folder,
    log: createLog("silent"),
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A small file with more pixels than the limit. */
async function hugePng(): Promise<Buffer> {
  return sharp({ create: { width: 20_000, height: 4_000, channels: 3, background: "#000" } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const PUBLIC = "/storage/v1/render/image/public/media";

function get(path: string, headers: Record<string, string> = {}, client = "10.0.0.1") {
  return pictures.respond(new Request(`http://site${path}`, { headers }), client);
}

test.each(["avif", "webp", "jpeg"])(
  "a resized %s has the requested width, is upright and has no metadata",
  async (format) => {
    const response = await get(`${PUBLIC}/${NAME}?width=320&format=${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(`image/${format}`);
    const { width, height, exif, xmp, orientation } = await sharp(
      await response.arrayBuffer(),
    ).metadata();
    expect({ width, height }).toEqual({ width: 320, height: 640 });
    expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);
  },
);

test("a repeated request is served from the disk, and with its ETag gets 304", async () => {
  const path = `${PUBLIC}/${NAME}?width=160&format=webp`;
  const first = await get(path);
  const before = reads;
  const second = await get(path);
  expect(await second.arrayBuffer()).toEqual(await first.arrayBuffer());
  expect(reads).toBe(before);
  expect(first.headers.get("cache-control")).toContain("immutable");
  const etag = first.headers.get("etag") ?? "";
  const third = await get(path, { "if-none-match": etag });
  expect(third.status).toBe(304);
});

test("a file name that may get new content is read each time", async () => {
  const path = `${PUBLIC}/again.jpg?width=160&format=jpeg`;
  const first = await get(path);
  expect(first.headers.get("cache-control")).toBe("public, max-age=3600");
  originals.set(
    "again.jpg",
    await sharp({ create: { width: 200, height: 200, channels: 3, background: "#fff" } })
      .jpeg()
      .toBuffer(),
  );
  const second = await get(path);
  expect(second.headers.get("etag")).not.toBe(first.headers.get("etag"));
});

test("a picture is offered in few widths, never wider than the original", async () => {
  const files = readdirSync(folder).length;
  const sizes = await Promise.all(
    [321, 400, 479, 480].map(async (width) =>
      (await get(`${PUBLIC}/${NAME}?width=${width}&format=jpeg`)).headers.get("content-length"),
    ),
  );
  expect(new Set(sizes).size).toBe(1);
  expect(readdirSync(folder).length).toBe(files + 1);
  const large = await get(`${PUBLIC}/clear.png?width=1600&format=origin`);
  expect(large.headers.get("content-type")).toBe("image/png");
  expect((await sharp(await large.arrayBuffer()).metadata()).width).toBe(40);
});

test("without a format parameter a picture gets a format that the browser accepts", async () => {
  const webp = await get(`${PUBLIC}/${NAME}?width=160`, { accept: "image/webp,*/*" });
  expect(webp.headers.get("content-type")).toBe("image/webp");
  const jpeg = await get(`${PUBLIC}/${NAME}?width=160`, { accept: "image/*" });
  expect(jpeg.headers.get("content-type")).toBe("image/jpeg");
  expect(jpeg.headers.get("vary")).toBe("Accept");
});

test("a range request for a resized picture gets the whole picture", async () => {
  const path = `${PUBLIC}/${NAME}?width=160&format=webp`;
  const whole = await get(path);
  for (const range of ["bytes=0-9", "bytes=-1", "bytes=999999-"]) {
    const response = await get(path, { range });
    expect(response.status).toBe(200);
    expect(response.headers.get("accept-ranges")).toBe("none");
    expect(response.headers.get("content-range")).toBeNull();
    expect(response.headers.get("content-length")).toBe(whole.headers.get("content-length"));
  }
});

test.each([
  ["half.jpg", 415],
  ["illustration.jpg", 415],
  ["bomb.png", 415],
  ["missing.jpg", 404],
  ["broken.jpg", 502],
])("the stored file %s gives status %i", async (name, status) => {
  const response = await get(`${PUBLIC}/${name}?width=320&format=webp`);
  expect(response.status).toBe(status);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each([
  [`${PUBLIC}/${NAME}?width=0`, 400],
  [`${PUBLIC}/${NAME}?width=abc`, 400],
  [`${PUBLIC}/${NAME}?width=320&format=svg`, 400],
  [`${PUBLIC}/a%00b`, 400],
  [`${PUBLIC}/%ZZ`, 400],
  [`${PUBLIC}/%2e%2e/x`, 404],
  [`${PUBLIC}/a//b`, 404],
  ["/storage/v1/render/image/public/media", 404],
  ["/storage/v1/render/image/public/media/", 404],
  ["/storage/v1/render/image/public/other/a.jpg", 404],
])("the URL %s gives status %i", async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

test("a client with many requests delays only itself", async () => {
  let go = () => {};
  slowReads = new Promise((resolve) => {
    go = resolve;
  });
  const request = (name: string, client: string) =>
    get(`${PUBLIC}/${name}?width=320&format=origin`, {}, client);
  const many = Array.from({ length: 70 }, (_, at) => request(`slow-${at}.jpg`, "10.0.0.1"));
  const statuses: number[] = [];
  for (const one of many) void one.then(({ status }) => statuses.push(status));
  // Two files are being read, sixty requests wait, and the other eight are refused immediately.
  await expect.poll(() => statuses).toEqual(Array(8).fill(503));
  expect((await request("missing.jpg", "10.0.0.2")).status).toBe(404);
  go();
  await Promise.all(many);
  expect(statuses.slice(8)).toEqual(Array(62).fill(404));
});

test("a recently requested size is served from memory as long as its file exists", async () => {
  const path = `${PUBLIC}/${NAME}?width=640&format=jpeg`;
  const before = new Set(readdirSync(folder));
  const first = await (await get(path)).arrayBuffer();
  const made = readdirSync(folder).find((name) => !before.has(name)) ?? "";
  expect(await (await get(path)).arrayBuffer()).toEqual(first);
  writeFileSync(join(folder, made), "never read");
  const read = reads;
  expect(await (await get(path)).arrayBuffer()).toEqual(first);
  expect(reads).toBe(read);
  rmSync(join(folder, made));
  expect(await (await get(path)).arrayBuffer()).toEqual(first);
  expect(reads).toBe(read + 1);
});

test("forgetting a picture removes its resized versions and no others", async () => {
  const small = (name: string) => get(`${PUBLIC}/${name}?width=160&format=webp`);
  await small(NAME);
  await pictures.forget("media", ["another.jpg"]);
  let before = reads;
  await small(NAME);
  expect(reads).toBe(before);
  await pictures.forget("media", ["another.jpg", NAME]);
  before = reads;
  await small(NAME);
  expect(reads).toBe(before + 1);
});

test("keeping only some pictures removes the resized versions of the others", async () => {
  const small = (name: string) => get(`${PUBLIC}/${name}?width=160&format=webp`);
  const gone = `gone-${NAME}`;
  originals.set(gone, originals.get(NAME) as Uint8Array);
  await small(NAME);
  await small(gone);
  originals.delete(gone);
  const before = reads;
  await pictures.keepOnly("media", [NAME]);
  expect((await small(NAME)).status).toBe(200);
  expect(reads).toBe(before);
  expect((await small(gone)).status).toBe(404);
});

test("a resized version that is made while its picture is removed is not stored", async () => {
  let go = () => {};
  slowReads = new Promise((resolve) => {
    go = resolve;
  });
  const name = `slow-${NAME}`;
  originals.set(name, originals.get(NAME) as Uint8Array);
  const path = `${PUBLIC}/${name}?width=160&format=webp`;
  const under = get(path);
  await expect.poll(() => reads).toBeGreaterThan(0);
  originals.delete(name);
  await pictures.forget("media", [name]);
  const later = get(path);
  go();
  await under;
  expect((await later).status).toBe(404);
});
