// The first operator, if an earlier first start ended before it printed the password.
import { expect, test } from "vitest";
import { parseEnv } from "../../server/env.ts";
import { ensureOperator } from "../../server/operator.ts";
import { setUpDatabase } from "./database.ts";

const DEFAULT = "admin@example.com";
const OWN = "asha@example.com";

const db = setUpDatabase();

test.each([
  { before: [], ADMIN_EMAIL: "", printed: DEFAULT, after: [DEFAULT] },
  { before: [DEFAULT], ADMIN_EMAIL: "", printed: DEFAULT, after: [DEFAULT] },
  { before: [DEFAULT], ADMIN_EMAIL: OWN, printed: OWN, after: [OWN] },
  { before: [DEFAULT, OWN], ADMIN_EMAIL: OWN, printed: OWN, after: [OWN] },
  { before: [OWN], ADMIN_EMAIL: "", printed: undefined, after: [OWN] },
])("after $before, a first start with ADMIN_EMAIL=$ADMIN_EMAIL prints $printed", async (row) => {
  await db.sql`delete from auth.users`;
  const { operators } = db.backend;
  for (const email of row.before) await operators.create(email, "unknown-password");
  const env = parseEnv({ ADMIN_EMAIL: row.ADMIN_EMAIL });
  const printed = await ensureOperator(db.backend, env, true);
  expect(printed?.email).toBe(row.printed);
  expect((await operators.list()).map(({ email }) => email)).toEqual(row.after);
});
