// Anyone can read files. Only admins can upload and remove them. Only pictures are accepted.
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ADMIN_EMAIL, PASSWORD, setUpDatabase } from "../database/database.ts";
import { setUpSite } from "../server/stub-site.ts";

const square = { width: 90, height: 60, channels: 3 as const, background: "#c33" };
const PNG = new Uint8Array(await sharp({ create: square }).png().toBuffer()).buffer;
const SIZE = PNG.byteLength;
const png = { contentType: "image/png" };

const db = setUpDatabase();
const site = setUpSite(db, { trustProxy: true });
beforeEach(async () => {
  await db.sql`delete from storage.objects`;
  await db.sql`delete from site_local.files`;
});

async function token(email: string): Promise<string> {
  const client = site.client();
  const { data } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  return data.session?.access_token ?? "";
}

async function stored(): Promise<string[]> {
  const rows = await db.sql<{ name: string }[]>`select name from storage.objects order by name`;
  const bytes = await db.sql<{ path: string }[]>`select path from site_local.files order by path`;
  expect(bytes.map((file) => file.path)).toEqual(rows.map((row) => row.name));
  return rows.map((row) => row.name);
}

describe.each([
  ["anonymous", false],
  ["member", false],
  ["admin", true],
] as const)("%s", (who, isAllowed) => {
  test(isAllowed ? "uploads" : "cannot upload", async () => {
    const { error } = await db[who].storage.from("media").upload("a.png", PNG, png);
    expect(error === null).toBe(isAllowed);
    expect(await stored()).toEqual(isAllowed ? ["a.png"] : []);
  });

  test(isAllowed ? "replaces" : "cannot replace", async () => {
    await db.admin.storage.from("media").upload("a.png", PNG, png);
    const { error } = await db[who].storage.from("media").update("a.png", PNG.slice(0, 9), png);
    expect(error === null).toBe(isAllowed);
    expect((await db.backend.readPublicFile("a.png"))?.bytes.byteLength).toBe(isAllowed ? 9 : SIZE);
  });

  test(isAllowed ? "removes" : "cannot remove", async () => {
    await db.admin.storage.from("media").upload("a.png", PNG, png);
    await db[who].storage.from("media").remove(["a.png"]);
    expect(await stored()).toEqual(isAllowed ? [] : ["a.png"]);
  });

  test("lists files only as an admin", async () => {
    await db.admin.storage.from("media").upload("a.png", PNG, png);
    const { data } = await db[who].storage.from("media").list();
    expect(data?.map((file) => file.name)).toEqual(who === "admin" ? ["a.png"] : []);
  });

  test("cannot create, change or empty a bucket", async () => {
    await db.admin.storage.from("media").upload("a.png", PNG, png);
    expect((await db[who].storage.createBucket("own")).error).not.toBeNull();
    await db[who].storage.updateBucket("media", { public: false });
    await db[who].storage.emptyBucket("media");
    await db[who].storage.deleteBucket("media");
    const buckets = await db.sql`select id, public from storage.buckets`;
    expect([...buckets]).toEqual([{ id: "media", public: true }]);
    expect(await stored()).toEqual(["a.png"]);
  });
});

test("the storage tables grant only the intended privileges", async () => {
  const rights = await db.sql<{ who: string; what: string; right: string }[]>`
    select grantee as who, table_name as what,
      string_agg(distinct privilege_type, ' ' order by privilege_type) as right
    from information_schema.role_table_grants
    where table_schema in ('storage', 'site_local') and grantee in ('anon', 'authenticated', 'PUBLIC')
    group by 1, 2 order by 1, 2`;
  expect([...rights]).toEqual([
    { who: "anon", what: "buckets", right: "SELECT" },
    { who: "anon", what: "objects", right: "SELECT" },
    { who: "authenticated", what: "buckets", right: "SELECT" },
    { who: "authenticated", what: "objects", right: "DELETE INSERT SELECT UPDATE" },
  ]);
});

describe("over HTTP", () => {
  let admin: string;
  beforeAll(async () => {
    admin = await token(ADMIN_EMAIL);
  });

  function send(path: string, init: RequestInit, bearer = admin): Promise<Response> {
    return fetch(`${site.url}/storage/v1/${path}`, {
      ...init,
      headers: {
        apikey: db.backend.publishableKey,
        authorization: `Bearer ${bearer}`,
        ...init.headers,
      },
    });
  }
  const upload = (name: string, body: BodyInit, type = "image/png", bearer = admin) =>
    send(
      `object/media/${name}`,
      { method: "POST", body, headers: { "content-type": type }, duplex: "half" } as RequestInit,
      bearer,
    );

  test("supabase-js uploads, lists and removes", async () => {
    const client = site.client();
    await client.auth.signInWithPassword({ email: ADMIN_EMAIL, password: PASSWORD });
    const media = client.storage.from("media");
    expect((await media.upload("b.png", PNG, png)).error).toBeNull();
    expect((await media.list()).data?.map((file) => file.name)).toEqual(["b.png"]);
    const url = media.getPublicUrl("b.png").data.publicUrl;
    expect(url).toBe(`${site.url}/storage/v1/object/public/media/b.png`);
    expect((await media.upload("b.png", PNG, png)).error?.message).toMatch(/exists/);
    expect((await media.remove(["b.png"])).error).toBeNull();
    expect((await fetch(url)).status).toBe(404);
  });

  test("a file is served with its type, immutable caching, ranges and 304", async () => {
    await upload("c.png", PNG);
    const url = `${site.url}/storage/v1/object/public/media/c.png`;
    const whole = await fetch(url);
    expect(whole.headers.get("content-type")).toBe("image/png");
    expect(whole.headers.get("cache-control")).toContain("immutable");
    expect(whole.headers.get("x-content-type-options")).toBe("nosniff");
    expect(whole.headers.get("content-security-policy")).toContain("sandbox");
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(new Uint8Array(PNG));
    const etag = whole.headers.get("etag") ?? "";
    expect((await fetch(url, { headers: { "if-none-match": etag } })).status).toBe(304);
    const head = await fetch(url, { method: "HEAD" });
    expect(head.headers.get("content-length")).toBe(String(SIZE));
    const part = await fetch(url, { headers: { range: "bytes=1-3" } });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 1-3/${SIZE}`);
    expect(await part.text()).toBe("PNG");
  });

  test("a photograph uploaded directly to the storage loses GPS and names, and is upright", async () => {
    const photograph = await sharp({ create: square })
      .jpeg()
      .withExif({
        IFD0: { Artist: "Devi" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "9/1 32/1 40/1" },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photograph.includes("Devi")).toBe(true);
    const served = async (name: string) => {
      const response = await fetch(`${site.url}/storage/v1/object/public/media/${name}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      const { exif, width, height } = await sharp(bytes).metadata();
      return { exif, width, height, hasName: bytes.includes("Devi") };
    };
    const plain = { exif: undefined, width: 60, height: 90, hasName: false };
    expect((await upload("g.jpg", new Uint8Array(photograph), "image/jpeg")).status).toBe(200);
    expect(await served("g.jpg")).toEqual(plain);
    const [row] = await db.sql`select bytes from site_local.files where path = 'g.jpg'`;
    expect(row?.bytes.includes("Devi")).toBe(false);
    // A file that was not uploaded through the API.
    await db.sql`update site_local.files set path = 'h.jpg', bytes = ${photograph}`;
    expect(await served("h.jpg")).toEqual(plain);
    await db.sql`delete from site_local.files`;
  });

  test("a damaged or truncated picture is refused with a message", async () => {
    for (const bytes of [PNG.slice(0, 20), PNG.slice(0, SIZE - 20)]) {
      const response = await upload("e.png", bytes);
      expect(response.status).toBe(400);
      expect(((await response.json()) as Error).message).toBe(
        "The picture is damaged. Open it, save it again as JPEG and send that file.",
      );
    }
    expect(await stored()).toEqual([]);
  });

  test("a picture is stored as what its bytes say, whatever its name and its type", async () => {
    const jpeg = new Uint8Array(await sharp({ create: square }).jpeg().toBuffer());
    for (const [name, bytes, type, stored] of [
      ["j.webp", jpeg, "image/webp", "image/jpeg"],
      ["p.jpg", PNG, "image/jpeg", "image/png"],
      ["t.txt", PNG, "text/plain;charset=UTF-8", "image/png"],
    ] as const) {
      expect((await upload(name, bytes, type)).status).toBe(200);
      const response = await fetch(`${site.url}/storage/v1/object/public/media/${name}`);
      expect(response.headers.get("content-type")).toBe(stored);
    }
  });

  test.each(["storage.objects", "site_local.files"])(
    "a disk without space for %s answers 507, as an edit does, and stores nothing",
    async (table) => {
      await db.sql.unsafe(`
        create or replace function site_local.no_space() returns trigger language plpgsql as
          $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
        create trigger no_space before insert on ${table} execute function site_local.no_space();`);
      try {
        const response = await upload("full.png", PNG);
        expect(response.status).toBe(507);
        expect(((await response.json()) as Error).message).toBe(
          "The disk is full: nothing was saved.",
        );
      } finally {
        await db.sql.unsafe(
          `drop trigger no_space on ${table}; drop function site_local.no_space()`,
        );
      }
      expect(await stored()).toEqual([]);
      expect((await upload("full.png", PNG)).status).toBe(200);
    },
  );

  test("other content and forms are refused", async () => {
    for (const [name, body, type] of [
      ["e.svg", "<svg/>", "image/svg+xml"],
      ["e.html", "<script>", "text/html"],
      ["e.png", "<script>", "constructor"],
      ["e.png", "<script>alert(1)</script>", "image/png"],
    ] as const) {
      const response = await upload(name, body, type);
      expect(response.status).toBe(415);
      expect(((await response.json()) as Error).message).toBe(
        "Send a JPEG, PNG, WebP or AVIF picture.",
      );
    }
    const form = new FormData();
    form.append("", new Blob([PNG], { type: "image/png" }));
    expect((await send("object/media/e.png", { method: "POST", body: form })).status).toBe(415);
    expect(await stored()).toEqual([]);
  });

  test("an upload of eleven megabytes is refused, also in chunks", async () => {
    const big = new Uint8Array(11 * 1024 * 1024);
    big.set(new Uint8Array(PNG));
    expect((await upload("f.png", big)).status).toBe(413);
    const chunked = new ReadableStream({
      start(controller) {
        for (let at = 0; at < big.length; at += 65_536) {
          controller.enqueue(big.subarray(at, at + 65_536));
        }
        controller.close();
      },
    });
    const response = await upload("f.png", chunked).catch(() => undefined);
    // The server can close the connection before the upload ends, and then `upload` fails.
    if (response) expect(response.status).toBe(413);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ["PUT", "object/media/a.png"],
    ["POST", "object/other/a.png"],
    ["POST", "object/media/..%2fa.png"],
    ["POST", "object/media/folder/a.png"],
    ["GET", "object/media/a.png"],
    ["GET", "object/authenticated/media/a.png"],
    ["GET", "bucket"],
    ["POST", "bucket"],
    ["DELETE", "bucket/media"],
    ["POST", "bucket/media/empty"],
    ["POST", "object/sign/media/a.png"],
    ["POST", "object/upload/sign/media/a.png"],
    ["POST", "object/move"],
    ["POST", "object/copy"],
    ["POST", "upload/resumable"],
  ])("%s %s does not exist", async (method, path) => {
    const body = method === "GET" ? null : "{}";
    const headers = { "content-type": "application/json" };
    expect((await send(path, { method, body, headers })).status).toBe(404);
  });
});
