// The command-line scripts, on a running site and on a stopped site.
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../server/backend/open-database.ts";
import { parseEnv } from "../../server/env.ts";
import { restoreBackup } from "../../server/maintenance/restore.ts";
import { StartError } from "../../server/start-error.ts";
import { goodRows } from "../rls/rows.ts";
import { preparedFolder } from "./prepared-folder.ts";
import {
  eventually,
  OPERATOR,
  removeData,
  type SiteProcess,
  startSiteProcess,
  temporaryFolder,
} from "./process.ts";

let folder: string;
let dataDir: string;
let file: string;
let site: SiteProcess;
beforeAll(async () => {
  folder = temporaryFolder("agency backups ");
  dataDir = join(folder, "the data");
  file = join(folder, "site.backup");
  site = await startSiteProcess(preparedFolder(dataDir));
});
afterAll(async () => {
  await site.kill("SIGTERM");
  await removeData(dataDir);
  rmSync(folder, { recursive: true, force: true });
});

interface Called {
  env?: Record<string, string>;
  /** Called while the command runs. */
  meanwhile?(child: ChildProcess): Promise<void>;
}

async function run(name: string, args: string[], into = dataDir, called: Called = {}) {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: into, ...called.env },
  });
  const ended = once(child, "close");
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  await called.meanwhile?.(child);
  const [status] = (await ended) as [number | null];
  return { status, said: said.trim() };
}

async function canSignIn(password: string, email = OPERATOR.email): Promise<boolean> {
  const { error } = await site.client().auth.signInWithPassword({ email, password });
  return !error;
}

describe("backup and restore", () => {
  test("a backup of a running site is restored elsewhere, and backed up there, with the same rows", async () => {
    const admin = await site.signedIn();
    const odd = "சென்னை \u2028 \\N \t \"quoted\" 'single' \\ {} ₹ 🌴";
    await admin.from("tours").insert({ ...goodRows.tours, id: "odd", title: odd, price: null });
    await admin.from("categories").update({ name: "Renamed" }).eq("name", "Kerala");
    await admin.from("tours").update({ id: "alleppey" }).eq("id", "kerala-backwaters");
    const upload = { contentType: "image/jpeg" };
    const dots = { width: 1000, height: 1000, channels: 3 } as const;
    const bytes = await sharp(randomBytes(3_000_000), { raw: dots }).jpeg().toBuffer();
    const uploaded = await admin.storage
      .from("media")
      .upload("a.jpg", toArrayBuffer(bytes), upload);
    expect(uploaded.error).toBeNull();
    expect(await run("backup", [file])).toMatchObject({ status: 0 });
    expect(lines(file).join()).toContain("alleppey");
    // A change after the backup, which the backup must not contain.
    await admin.from("tours").delete().eq("id", "odd");

    const elsewhere = join(folder, "elsewhere");
    const { said } = await run("restore", [file], elsewhere);
    expect(said).toMatch(/^\d+ rows restored/);
    expect(said).toContain(
      `These can sign in, with their passwords of that time: ${OPERATOR.email}`,
    );
    const again = join(folder, "again.backup");
    expect((await run("backup", [again], elsewhere)).status).toBe(0);
    // PostgreSQL promises no order of rows. The counter of quotes skips numbers.
    const isKept = (line: string) => !line.includes('"last_number"');
    const rows = (path: string) => lines(path).slice(1, -1).filter(isKept).sort().join();
    // Compares with `===`, because Vitest's diff of two backups would be unreadable.
    expect(rows(again) === rows(file)).toBe(true);
    await removeData(elsewhere);
  });

  test("a backup has no secrets or sessions, and only its owner can read it", () => {
    const text = lines(file).join("\n");
    const secrets = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8")) as object;
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
    expect(text).not.toContain("refresh_token");
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  function lines(path: string): string[] {
    return gunzipSync(readFileSync(path)).toString().trimEnd().split("\n");
  }

  test.each([
    ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length - 200), "is damaged"],
    ["one bit turned", flipped, "is damaged"],
    ["a row changed", withText((text) => text.replace("Ooty", "Goa")), "is damaged"],
    [
      "a row missing",
      withText((text) => text.split("\n").toSpliced(5, 1).join("\n")),
      "is damaged",
    ],
    ["the end missing", withText((text) => text.split("\n").slice(0, -2).join("\n")), "is damaged"],
    ["something after the end", withText((text) => `${text}{"row":{}}\n`), "is damaged"],
    ["empty", () => Buffer.alloc(0), "is damaged"],
    ["not gzip", () => Buffer.from("hello"), "is damaged"],
    ["another product's", () => gzipSync('{"a":1}\n'), "is not a backup of this product"],
    [
      "of a newer format",
      withText((text) => text.replace('"version":1', '"version":2')),
      "was written by a newer release (format 2",
    ],
    [
      "with a step we do not know",
      (bytes: Buffer) =>
        signed(
          gunzipSync(bytes).toString().replace('"migrations":[', '"migrations":["29990101000000",'),
        ),
      "was written by a newer release (its step 29990101000000",
    ],
    [
      "with a row that refers to a missing one",
      (bytes: Buffer) =>
        signed(
          // The tables of the first release are made in a moment.
          gunzipSync(bytes)
            .toString()
            .replace(/("migrations":\["\d+").*?\]/, "$1]")
            .replace(/\{"table":"(?!auth\.identities)[^\n]*\n(\{"row"[^\n]*\n)*/g, ""),
        ),
      "cannot be restored, and nothing of it was stored: insert or update on table",
    ],
  ])(
    "a damaged backup (%s) is refused with a message, and nothing is created",
    async (_name, spoil, sentence) => {
      const bad = join(folder, "bad.backup");
      writeFileSync(bad, spoil(readFileSync(file)));
      const target = join(folder, "target");
      const refused = restoreBackup(parseEnv({ DATA_DIR: target }), bad);
      await expect(refused).rejects.toThrow(StartError);
      await expect(refused).rejects.toThrow(sentence);
      expect(readdirSync(folder)).not.toContain("target");
    },
  );

  test.each([
    ["missing", "no.backup", "There is no file "],
    ["a folder", ".", "cannot be read (EISDIR)"],
    ["unreachable", "x".repeat(300), "cannot be read (ENAMETOOLONG)"],
  ])("a backup that cannot be read (%s) is not called damaged", async (_name, path, sentence) => {
    const target = join(folder, "target");
    const refused = restoreBackup(parseEnv({ DATA_DIR: target }), join(folder, path));
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(sentence);
    expect(readdirSync(folder)).not.toContain("target");
  });

  test.runIf(existsSync("/dev/full"))(
    "a full disk is reported in one sentence, and no file is left behind",
    async () => {
      const full = join(folder, "full.backup");
      symlinkSync("/dev/full", `${full}.unfinished`);
      expect(await run("backup", [full])).toMatchObject({
        status: 1,
        said: `Cannot write ${full} (ENOSPC). Nothing was saved.`,
      });
      expect(readdirSync(folder).filter((name) => name.startsWith("full"))).toEqual([]);
    },
  );

  test("a stopped restore leaves no folder behind", { tags: "long" }, async () => {
    const target = join(folder, "stopped");
    const stopped = await run("restore", [file], target, {
      async meanwhile(child) {
        await eventually("it has begun", async () => existsSync(target));
        child.kill("SIGINT");
      },
    });
    expect(stopped).toEqual({ status: 1, said: "Stopped before it was done." });
    expect(existsSync(target)).toBe(false);
  });

  test("no command uses the folder of an interrupted restore", { tags: "long" }, async () => {
    const target = join(folder, "cut off");
    mkdirSync(target);
    for (const name of ["restore-unfinished", "secrets.json"])
      writeFileSync(join(target, name), "");
    await expect(startSiteProcess(target)).rejects.toThrow("was cut off. Empty the folder");
    for (const command of [
      ["admin", "a@example.com"],
      ["backup", join(folder, "x")],
    ]) {
      const [name = "", ...args] = command;
      const { status, said } = await run(name, args, target);
      expect([status, said]).toEqual([1, expect.stringContaining("was cut off")]);
    }
    expect(readdirSync(target).sort()).toEqual(["restore-unfinished", "secrets.json"]);
  });

  test.each([
    [
      "database",
      { DATABASE_URL: "postgres://127.0.0.1:1/nothing" },
      /^The database at DATABASE_URL cannot be used: .*ECONNREFUSED.*$/,
    ],
    [
      "hosted project",
      {
        SUPABASE_URL: "http://127.0.0.1:1",
        SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
        SUPABASE_SECRET_KEY: "sb_secret_x",
      },
      /^The project at SUPABASE_URL does not respond\. .+$/,
    ],
  ])("an unreachable %s is reported in one sentence", async (_name, env, sentence) => {
    const { status, said } = await run("admin", ["a@example.com"], dataDir, { env });
    expect([status, said]).toEqual([1, expect.stringMatching(sentence)]);
  });

  test("restore needs an empty folder, and backup needs a site and a writable folder", {
    tags: "long",
  }, async () => {
    expect((await run("restore", [file])).said).toContain("is not empty");
    expect((await run("backup", [join(folder, "no/such/folder/x")])).said).toContain(
      "Cannot write",
    );
    const below = join(file, "x");
    expect((await run("backup", [below])).said).toBe(
      `Cannot write ${below} (ENOTDIR). Nothing was saved.`,
    );
    expect((await run("backup", [join(folder, "y")], join(folder, "nowhere"))).said).toContain(
      "There is no site",
    );
    expect((await run("restore", [])).said).toContain("Usage: npm run restore -- FILE");
  });

  test("without DATABASE_URL, the data folder of such a site gets no database of its own", async () => {
    const shared = join(folder, "shared");
    mkdirSync(shared);
    writeFileSync(join(shared, "secrets.json"), readFileSync(join(dataDir, "secrets.json")));
    for (const [name = "", ...args] of [
      ["backup", join(folder, "z")],
      ["admin", "a@example.com"],
      ["media", "list"],
    ]) {
      const { status, said } = await run(name, args, shared);
      expect([status, said]).toEqual([1, expect.stringContaining("There is no site in")]);
    }
    expect(readdirSync(shared)).toEqual(["secrets.json"]);
  });
});

function toArrayBuffer(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[Math.floor(copy.length / 2)] = (copy[Math.floor(copy.length / 2)] ?? 0) ^ 1;
  return copy;
}

function withText(change: (text: string) => string): (bytes: Buffer) => Buffer {
  return (bytes) => gzipSync(change(gunzipSync(bytes).toString()));
}

/** Adds the correct checksum to a changed backup and compresses it. */
function signed(text: string): Buffer {
  const lines = text.trimEnd().split("\n").slice(0, -1);
  const { createHash } = process.getBuiltinModule("node:crypto");
  const sha256 = createHash("sha256")
    .update(`${lines.join("\n")}\n`)
    .digest("hex");
  const rows = lines.filter((line) => line.startsWith('{"row"')).length;
  return gzipSync(`${lines.join("\n")}\n${JSON.stringify({ rows, sha256 })}\n`);
}

describe("npm run media", () => {
  const named = (name: string) => `${name}-0b5c9a50-1111-4222-8333-444455556666.png`;
  const publicPath = (name: string) => `/storage/v1/object/public/media/${name}`;
  const sized = (name: string) =>
    fetch(`${site.url}/storage/v1/render/image/public/media/${name}?width=160&format=webp`);
  const keptSizes = () => readdirSync(join(dataDir, "cache", "pictures")).length;

  test("lists every picture, and removes old unused ones in every size", async () => {
    const admin = await site.signedIn();
    const media = admin.storage.from("media");
    const [shown, past, old, fresh] = ["shown", "past", "old", "new"].map(named) as [
      string,
      string,
      string,
      string,
    ];
    const square = { width: 9, height: 9, channels: 3 as const, background: "#c33" };
    const png = toArrayBuffer(await sharp({ create: square }).png().toBuffer());
    for (const name of [shown, past, old, fresh]) {
      expect((await media.upload(name, png, { contentType: "image/png" })).error).toBeNull();
      expect((await sized(name)).status).toBe(200);
    }
    await admin
      .from("tours")
      .insert({ ...goodRows.tours, id: "with-media", gallery: [publicPath(shown)] });
    const tours = admin.from("tours");
    await tours.insert({ ...goodRows.tours, id: "past-media", gallery: [publicPath(past)] });
    await tours.update({ gallery: ["/posters/hero.svg"] }).eq("id", "past-media");
    const { sql, close } = await openDatabase(parseEnv({ DATA_DIR: dataDir }));
    await sql`update storage.objects set created_at = now() - interval '2 days' where name <> ${fresh}`;
    await close();

    const listed = await run("media", ["list"]);
    expect(listed.said).toMatch(new RegExp(`used {2}.*${shown}`));
    // Only an earlier version of the tour uses this picture.
    expect(listed.said).toMatch(new RegExp(`used {2}.*${past}`));
    expect(listed.said).toMatch(new RegExp(`unused.*${old}`));
    const sizes = keptSizes();
    expect((await run("media", ["prune"])).said).toMatch(
      /unused files removed; 1 of the last 24 hours kept/,
    );
    const left = (await media.list()).data?.map((file) => file.name);
    expect(left).toEqual(expect.arrayContaining([fresh, shown, past]));
    expect(left).not.toContain(old);
    expect(keptSizes()).toBe(sizes - 1);
    expect((await sized(old)).status).toBe(404);
    expect((await sized(shown)).status).toBe(200);
  });
});

describe("npm run admin", () => {
  test("resets a password on a running site, and the old password and its sessions stop working", async () => {
    const session = await site.signedIn();
    expect((await run("admin", [OPERATOR.email, "new-password-1"])).said).toContain(
      "has a new password",
    );
    expect(await canSignIn("new-password-1")).toBe(true);
    expect(await canSignIn(OPERATOR.password)).toBe(false);
    expect((await session.auth.refreshSession()).error).not.toBeNull();
  });

  test("reports what it cannot do in one sentence", { tags: "long" }, async () => {
    const { status, said } = await run("admin", ["nobody"]);
    expect(said).toBe('"nobody" is not an e-mail address.');
    expect(status).toBe(1);
    expect((await run("admin", ["a@example.com", "short"])).said).toBe(
      "Password must be at least 6 characters",
    );
  });
});
