// Tests with DATABASE_URL: two app servers with separate data folders share one PostgreSQL.
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { Writable } from "node:stream";
import postgres, { type Sql } from "postgres";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type PostgresProcess,
  startPostgres,
} from "../../server/backend/embedded/postgres-process.ts";
import {
  createDatabase,
  knownMigrations,
  openDatabase,
} from "../../server/backend/open-database.ts";
import { parseEnv } from "../../server/env.ts";
import { createLog } from "../../server/log.ts";
import { streamBackup, writeBackup } from "../../server/maintenance/backup.ts";
import { restoreBackup } from "../../server/maintenance/restore.ts";
import { goodRows } from "../rls/rows.ts";
import { backUpFilledSite, readRows } from "../world/filled-site.ts";
import {
  eventually,
  freePort,
  type SiteProcess,
  startSiteProcess,
  temporaryFolder,
} from "./process.ts";

const PASSWORD = "only-for-this-test";
const folders = [temporaryFolder("agency-shared-"), temporaryFolder(), temporaryFolder()] as const;
let database: PostgresProcess;
let connection: Connection;
let root: Sql;
let sites: SiteProcess[] = [];

/** A proxy between the app servers and the database, which can cut all connections. */
interface Connection {
  port: number;
  cut(): void;
  restore(): void;
  /** Resets the next connections at their first query. */
  resetNext(count: number): void;
  close(): void;
}

async function startConnection(port: number): Promise<Connection> {
  const open = new Set<Socket>();
  let isCut = false;
  let resets = 0;
  const server: Server = createServer((from) => {
    if (isCut) return void from.destroy();
    const to = connect(port, "127.0.0.1");
    from.on("data", (bytes) => {
      if (resets === 0 || !bytes.includes("pg_catalog.pg_type")) return;
      resets--;
      from.resetAndDestroy();
    });
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  function cut(): void {
    isCut = true;
    for (const socket of open) socket.destroy();
  }
  return {
    port: typeof address === "object" && address ? address.port : 0,
    cut,
    restore() {
      isCut = false;
    },
    resetNext(count) {
      resets = count;
    },
    close() {
      cut();
      server.close();
    },
  };
}

beforeAll(async () => {
  const dataDir = join(folders[0], "postgres");
  const port = await freePort();
  // Connections over TCP need a password (see pg_hba.conf below).
  database = await startPostgres(dataDir, {
    say() {},
    log: createLog("silent"),
    settings: {
      listen_addresses: "127.0.0.1",
      port: String(port),
      max_connections: "60",
      fsync: "off",
    },
  });
  root = postgres("postgres://postgres@localhost/postgres", {
    path: join(database.socketDir, `.s.PGSQL.${port}`),
    max: 1,
  });
  await root.unsafe(`alter role postgres password '${PASSWORD}'`);
  writeFileSync(
    join(dataDir, "pg_hba.conf"),
    "local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n",
  );
  await root`select pg_reload_conf()`;
  connection = await startConnection(port);
  const DATABASE_URL = `postgres://postgres:${PASSWORD}@127.0.0.1:${connection.port}/postgres`;
  const env = { DATABASE_URL, ADMIN_PASSWORD: "a-good-password" };
  sites = await Promise.all([
    startSiteProcess(folders[1], { env }),
    startSiteProcess(folders[2], { env }),
  ]);
});

afterAll(async () => {
  await Promise.all(sites.map((site) => site.kill("SIGTERM")));
  connection?.close();
  await root?.end();
  await database?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function site(number: 0 | 1): SiteProcess {
  const found = sites[number];
  if (!found) throw new Error("not started");
  return found;
}

async function home(number: 0 | 1): Promise<string> {
  return (await fetch(site(number).url)).text();
}

test("two servers that start together on an empty database migrate and seed it once", async () => {
  const [count] = await root`
    select (select count(*)::int from tours) as tours,
      (select count(*)::int from hero_sections) as heroes,
      (select count(*)::int from carousel_images) as slides,
      (select count(*)::int from about_sections) as sections,
      (select count(*)::int from company_info) as companies,
      (select count(*)::int from auth.users) as users,
      (select count(distinct version) = count(*) from supabase_migrations.schema_migrations) as once`;
  expect(count).toEqual({
    tours: 12,
    heroes: 1,
    slides: 3,
    sections: 2,
    companies: 1,
    users: 1,
    once: true,
  });
  const greeted = sites.filter((one) => one.output().includes("The first operator"));
  expect(greeted).toHaveLength(1);
});

test("a backup is not restored over an existing site, and the command says so", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "site.backup");
  await writeBackup(root, file);
  const DATABASE_URL = `postgres://postgres:${PASSWORD}@127.0.0.1:${connection.port}/postgres`;
  const env = parseEnv({ DATABASE_URL, DATA_DIR: join(folder, "data") });
  await expect(restoreBackup(env, file)).rejects.toThrow(
    "The database in DATABASE_URL holds a site already. Restore into an empty one: nothing was changed.",
  );
  const wrong = { DATABASE_URL: DATABASE_URL.replace(PASSWORD, "wrong"), DATA_DIR: env.dataDir };
  await expect(restoreBackup(parseEnv(wrong), file)).rejects.toThrow(
    "The database at DATABASE_URL cannot be used: password authentication failed",
  );
  const [count] = await root`select count(*)::int as tours from tours`;
  expect(count).toEqual({ tours: 12 });
  rmSync(folder, { recursive: true, force: true });
});

test("a restore that failed can be repeated", { tags: "long" }, async () => {
  const folder = temporaryFolder();
  await root`create database again`;
  const DATABASE_URL = `postgres://postgres:${PASSWORD}@127.0.0.1:${connection.port}/again`;
  const env = parseEnv({ DATABASE_URL, DATA_DIR: join(folder, "data") });
  const file = join(folder, "site.backup");
  await writeBackup(root, file);
  // The first one failed while the tables were made, and the next one while they were filled.
  mkdirSync(env.dataDir);
  await (await createDatabase(env, knownMigrations().slice(0, 9))).close();
  const { sql, close } = await openDatabase(env);
  await sql`drop table site_local.first_start`;
  await close();
  rmSync(env.dataDir, { recursive: true });
  const stopped = AbortSignal.abort(new Error("stopped"));
  await expect(restoreBackup(env, file, stopped)).rejects.toThrow("stopped");
  expect((await restoreBackup(env, file)).operators).toBe("admin@example.com");
  await expect(restoreBackup(env, file)).rejects.toThrow("not empty");
  rmSync(env.dataDir, { recursive: true });
  await expect(restoreBackup(env, file)).rejects.toThrow("holds a site already");
  await root`drop database again`;
  rmSync(folder, { recursive: true, force: true });
});

test("a slow download of a backup outlasts the time limits of the role", {
  tags: "long",
}, async () => {
  const limits = { statement_timeout: 5_000, idle_in_transaction_session_timeout: 100 };
  const limited = postgres(`postgres://127.0.0.1:${connection.port}/postgres`, {
    username: "postgres",
    password: PASSWORD,
    max: 1,
    connection: limits,
  });
  const slow = new Writable({ write: (_chunk, _encoding, done) => void setTimeout(done, 300) });
  await root`create table large as select md5(n::text) from generate_series(1, 5000) n`;
  expect(await streamBackup(limited, slow)).toBeGreaterThan(5000);
  await root`drop table large`;
  await limited.end();
});

test("both servers have the same keys and accept each other's sessions", async () => {
  const [first, second] = [folders[1], folders[2]].map((folder) =>
    readFileSync(join(folder, "secrets.json"), "utf8"),
  );
  expect(JSON.parse(first ?? "")).toEqual(JSON.parse(second ?? ""));
  const admin = await site(0).signedIn();
  const token = (await admin.auth.getSession()).data.session?.access_token ?? "";
  const { data } = await site(1).client().auth.getUser(token);
  expect(data.user?.email).toBe("admin@example.com");
  const keys = await site(1)
    .client()
    .from("secrets" as "tours")
    .select();
  expect(keys.data).toBeNull();
});

test("an operator added through one server signs in on the other until removed", async () => {
  const { data } = await (await site(0).signedIn()).auth.getSession();
  const call = (path: string, init: RequestInit) =>
    fetch(`${site(0).url}/admin/access/operators${path}`, {
      ...init,
      headers: {
        authorization: `Bearer ${data.session?.access_token}`,
        "content-type": "application/json",
      },
    });
  const body = JSON.stringify({ email: "second@example.com" });
  const added = await (await call("", { method: "POST", body })).json();
  const second = site(1).client();
  const { data: signedIn } = await second.auth.signInWithPassword(added);
  expect((await second.rpc("is_admin")).data).toBe(true);
  await call(`/${signedIn.user?.id}`, { method: "DELETE" });
  expect((await second.rpc("is_admin")).data).toBe(false);
  expect((await second.auth.refreshSession()).error).not.toBeNull();
});

test.each([
  [0, 1],
  [1, 0],
] as const)("a write through server %i is on both servers' pages within 3 s", async (from, to) => {
  const title = `Written through ${from}`;
  expect(await home(to)).not.toContain(title);
  const admin = await site(from).signedIn();
  const { error } = await admin
    .from("tours")
    .insert({ ...(goodRows.tours as object), title } as never);
  expect(error).toBeNull();
  await eventually("it is on this server", async () => (await home(from)).includes(title));
  await eventually("it is on the other", async () => (await home(to)).includes(title));
});

test("a picture uploaded through one server is served by the other", async () => {
  const admin = await site(0).signedIn();
  const square = { width: 9, height: 9, channels: 3 as const, background: "#c33" };
  const png = new Uint8Array(await sharp({ create: square }).png().toBuffer()).buffer;
  const { error } = await admin.storage
    .from("media")
    .upload("shared.png", png, { contentType: "image/png" });
  expect(error).toBeNull();
  const response = await fetch(`${site(1).url}/storage/v1/object/public/media/shared.png`);
  expect(response.status).toBe(200);
});

test.each(["in the library", "in the trash"])(
  "a picture %s that one server removes is gone from the other's cache",
  async (place) => {
    const admin = await site(0).signedIn();
    const square = { width: 9, height: 9, channels: 3 as const, background: "#c33" };
    const png = new Uint8Array(await sharp({ create: square }).png().toBuffer()).buffer;
    const name = `${crypto.randomUUID()}.png`;
    const media = admin.storage.from("media");
    expect((await media.upload(name, png, { contentType: "image/png" })).error).toBeNull();
    if (place === "in the trash") await admin.from("pictures").delete().eq("name", name);
    const resized = `/storage/v1/render/image/public/media/${name}?width=160&format=webp`;
    const original = `/storage/v1/object/public/media/${name}`;
    const statuses = () =>
      Promise.all(
        [resized, original].map(async (path) => (await fetch(site(1).url + path)).status),
      );
    const cached = () => readdirSync(join(folders[2], "cache", "pictures"));
    let before = 0;
    // Moving it to the trash also starts a removal of resized versions, which may come after this.
    await eventually("it is resized and cached", async () => {
      const isShown = (await statuses()).join() === "200,200";
      before = cached().length;
      return isShown && before > 0;
    });
    expect((await media.remove([name])).error).toBeNull();
    await eventually("it is gone", async () => (await statuses()).join() === "404,404");
    expect(cached().length).toBeLessThan(before);
  },
);

test("pages are served while the database is cut off, and writes and purges recover afterwards", async () => {
  const before = await home(1);
  connection.cut();
  await eventually("the health check says so", async () => (await site(1).health()) === 503);
  expect(await home(1)).toBe(before);
  connection.restore();
  await eventually(
    "both are well again",
    async () => (await site(0).health()) === 200 && (await site(1).health()) === 200,
    30_000,
  );
  const admin = await site(0).signedIn();
  const title = "After the cut";
  const { error } = await admin
    .from("tours")
    .insert({ ...(goodRows.tours as object), title } as never);
  expect(error).toBeNull();
  await eventually("it is on the other", async () => (await home(1)).includes(title));
});

test("a database connection that is lost while it opens does not end the server", async () => {
  connection.cut();
  await eventually("the health check says so", async () => (await site(0).health()) === 503);
  connection.resetNext(8);
  connection.restore();
  await eventually(
    "both are well again",
    async () => (await site(0).health()) === 200 && (await site(1).health()) === 200,
    30_000,
  );
  expect(sites.map((one) => one.exitCode())).toEqual([null, null]);
});

test("the unprivileged role of docs/database-role.sql runs a site and restores one", {
  tags: "long",
}, async () => {
  const folder = temporaryFolder();
  const { file, stored } = await backUpFilledSite(folder);
  // The other sites on this PostgreSQL server have already created the three roles.
  const script = readFileSync("docs/database-role.sql", "utf8").replace(
    ":password",
    `'${PASSWORD}'`,
  );
  const statements = script.replace(/^create role (?:anon|authenticated|service_role) .*$/gm, "");
  for (const statement of statements.replace(/^--.*$/gm, "").split(";")) {
    if (statement.trim()) await root.unsafe(statement);
  }
  const url = (name: string) =>
    `postgres://agency:${PASSWORD}@127.0.0.1:${connection.port}/${name}`;
  const limited = await startSiteProcess(join(folder, "site"), {
    env: { DATABASE_URL: url("agency"), ADMIN_PASSWORD: "a-good-password" },
  });
  const admin = await limited.signedIn();
  const search = (query: string) => limited.client().rpc("search_tours", { query });
  expect((await search("kerla")).data?.ids).toContain("kerala-backwaters");
  await admin.from("tours").update({ id: "alleppey" }).eq("id", "kerala-backwaters");
  expect((await search("kerla")).data?.ids).toContain("alleppey");
  await admin.from("tours").delete().eq("id", "alleppey");
  expect((await search("kerla")).data?.ids).toEqual([]);
  await limited.kill("SIGTERM");

  await root.unsafe("create database agency2 owner agency");
  const env = parseEnv({ DATABASE_URL: url("agency2"), DATA_DIR: join(folder, "restored") });
  await restoreBackup(env, file);
  const restored = postgres(url("agency2"), { max: 1 });
  expect(await readRows(restored, Object.keys(stored))).toEqual(stored);
  await restored.end();
  rmSync(folder, { recursive: true, force: true });
});

test("a server starts before it removes old rows", { tags: "long" }, async () => {
  const folder = temporaryFolder();
  const DATABASE_URL = `postgres://postgres:${PASSWORD}@127.0.0.1:${connection.port}/postgres`;
  await root`insert into daily_counts (day, tour_id, kind, count) values ('2020-01-01', 'hills', 'view', 1)`;
  await root`
    create function wait() returns trigger language plpgsql as 'begin perform pg_advisory_xact_lock(1); return old; end'`;
  await root`create trigger wait before delete on daily_counts for each row execute function wait()`;
  await root`select pg_advisory_lock(1)`;
  const third = await startSiteProcess(folder, { env: { DATABASE_URL } });
  expect(third.output()).not.toContain("removing old");
  await root`select pg_advisory_unlock(1)`;
  await eventually("the old row is gone", async () => {
    const left = await root`select from daily_counts where day = '2020-01-01'`;
    return left.length === 0;
  });
  await third.kill("SIGTERM");
  await root`drop trigger wait on daily_counts`;
  await root`drop function wait`;
  rmSync(folder, { recursive: true, force: true });
});

test("a server starts while another one saves", { tags: "long" }, async () => {
  const folder = temporaryFolder();
  const DATABASE_URL = `postgres://postgres:${PASSWORD}@127.0.0.1:${connection.port}/postgres`;
  await root.begin(async (saving) => {
    await saving`update tours set title = title`;
    await saving`update categories set name = name`;
    await saving`update site_local.files set etag = etag`;
    const third = await startSiteProcess(folder, { env: { DATABASE_URL } });
    await third.kill("SIGTERM");
  });
  rmSync(folder, { recursive: true, force: true });
});

test("a wrong database password is reported in one sentence", { tags: "long" }, async () => {
  const folder = temporaryFolder();
  const DATABASE_URL = `postgres://postgres:wrong@127.0.0.1:${connection.port}/postgres`;
  await expect(startSiteProcess(folder, { env: { DATABASE_URL } })).rejects.toThrow(
    /The database at DATABASE_URL cannot be used: password authentication failed/,
  );
  rmSync(folder, { recursive: true, force: true });
});
