// After a save, or when a tour's date comes, nobody gets an outdated page.
import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test, vi } from "vitest";
import { readLanguages } from "../../app/features/company/data.ts";
import { SUBSCRIBED_TABLES } from "../../app/panel/live-changes.ts";
import type { Database } from "../../app/supabase/database.types.ts";
import type { RowChange } from "../../app/supabase/row-changes.ts";
import { CONTENT_TABLES } from "../../server/backend/tables.ts";
import { createContent } from "../../server/content.ts";
import { parseEnv } from "../../server/env.ts";
import { createLog } from "../../server/log.ts";
import { createPublicClient } from "../../server/pages/public-client.ts";
import { purgeOnSchedule } from "../../server/pages/scheduled-purge.ts";
import { ADMIN_EMAIL, PASSWORD, setUpDatabase } from "../database/database.ts";
import { secrets } from "../database/settings.ts";
import { goodRows } from "../rls/rows.ts";
import { removeData, temporaryFolder } from "./process.ts";
import { startStubSite } from "./stub-site.ts";

const db = setUpDatabase();

test("once caught up, the listeners know every change that was committed before", async () => {
  let changes = 0;
  db.backend.onChange(() => changes++);
  for (let change = 1; change <= 100; change++) {
    await db.sql`insert into categories (name, type) values (${`Category ${change}`}, 'domestic')`;
    await db.backend.caughtUp?.();
    expect(changes).toBe(change);
  }
});

test("the database tells of every change of what visitors and operators see, also in a hosted project", async () => {
  const told = await db.sql<{ name: string }[]>`
    select tablename as name from pg_publication_tables where pubname = 'supabase_realtime'`;
  expect(told.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...CONTENT_TABLES, ...SUBSCRIBED_TABLES]),
  );
});

test("a save is confirmed after the listeners know it, and a read or a refusal at once", async () => {
  let waits = 0;
  let goOn = () => {};
  vi.spyOn(db.backend, "caughtUp").mockImplementation(() => {
    waits++;
    return new Promise((resolve) => {
      goOn = resolve;
    });
  });
  const site = await startStubSite(db.backend);
  try {
    const admin = site.client();
    const anonymous = site.client();
    await admin.auth.signInWithPassword({ email: ADMIN_EMAIL, password: PASSWORD });
    await admin.from("testimonials").select("id");
    await anonymous.from("testimonials").insert(goodRows.testimonials);
    expect(waits).toBe(0);
    const saves = [
      () => admin.from("testimonials").insert(goodRows.testimonials),
      () => admin.from("testimonials").update({ name: "Devi" }).not("id", "is", null),
      () => admin.from("testimonials").delete().not("id", "is", null),
    ];
    for (const [at, save] of saves.entries()) {
      let isConfirmed = false;
      const response = save().then(({ error }) => {
        isConfirmed = true;
        return error;
      });
      await expect.poll(() => waits).toBe(at + 1);
      expect(isConfirmed).toBe(false);
      goOn();
      expect(await response).toBeNull();
    }
  } finally {
    await site.close();
  }
});

// A tour goes live or is hidden by its dates, although no row changes.
test("pages are purged exactly when a tour goes live, is hidden or is shown again", async () => {
  const live: number[] = [];
  const isSeen = async () => {
    const { data } = await db.anonymous.from("tours").select("id");
    live.push(data?.length ?? 0);
  };
  await purgeOnSchedule(db.backend, () => void isSeen(), createLog("silent"));
  await db.admin
    .from("tours")
    .insert({ ...goodRows.tours, published_at: null })
    .throwOnError();
  live.length = 0;
  // One moment after the other: on a busy machine, one late purge would be enough for several.
  await db.sql`update tours set published_at = now() + interval '1 second'`;
  await expect.poll(() => live).toEqual([1]);
  await db.sql`update tours set hidden_at = now() + interval '1 second'`;
  await expect.poll(() => live).toEqual([1, 0]);
  await db.sql`update tours set shown_at = now() + interval '1 second'`;
  await expect.poll(() => live).toEqual([1, 0, 1]);
});

test("pages are purged when the notice appears and goes", async () => {
  await db.admin.from("company_info").insert(goodRows.company_info).throwOnError();
  let purges = 0;
  await purgeOnSchedule(db.backend, () => purges++, createLog("silent"));
  await db.sql`update company_info set notice_from = now() + interval '1 second', notice_until = null`;
  await expect.poll(() => purges).toBe(1);
  await db.sql`update company_info set notice_until = now() + interval '1 second'`;
  await expect.poll(() => purges).toBe(2);
});

test("a stream of changes makes one run of the schedule, and one more", async () => {
  const asked: string[] = [];
  const { url, fetch } = db.backend;
  const service = createClient<Database>(url, secrets.secretKey, {
    global: {
      fetch(input, init) {
        asked.push(String(input));
        return fetch(new Request(input, init));
      },
    },
  });
  const listeners: ((change: RowChange) => void)[] = [];
  const onChange = (listener: (change: RowChange) => void) => void listeners.push(listener);
  const backend = { ...db.backend, service, onChange };
  await purgeOnSchedule(backend, () => {}, createLog("silent"));
  const once = asked.length;
  for (let at = 0; at < 500; at++) {
    for (const change of listeners) change({ table: "tours", type: "INSERT", id: `tour-${at}` });
  }
  await expect.poll(() => asked.length).toBe(3 * once);
});

test("a site setting that changes while the site starts does not stop it", async () => {
  const { client } = createPublicClient(db.backend);
  const dataDir = temporaryFolder();
  onTestFinished(() => removeData(dataDir));
  const env = parseEnv({ SITE_URL: "https://agency.example", DATA_DIR: dataDir });
  const content = await createContent(env, db.backend, createLog("silent"), {
    isDevelopment: false,
    async loadBuild() {
      const isNoticed = new Promise((resolve) => db.backend.onChange(resolve));
      await db.sql`update company_info set tamil = 'public'`;
      await isNoticed;
      // By now, the site has read the languages again.
      for (let read = 0; read < 3; read++) await readLanguages(client);
      return undefined;
    },
  });
  expect(content.pages).toBeDefined();
});
