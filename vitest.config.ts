import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { messages } from "./scripts/messages.ts";

// Not in vite.config.ts, because these tests must run without the site's Vite plugins.
const plugins = [messages("en")];
const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

// Long, so that the tests also pass on a busy machine.
const expect = { poll: { timeout: 60_000 } };

const withDatabase = {
  // The sites and commands that the tests start load the same modules again and again.
  env: {
    NODE_COMPILE_CACHE: fileURLToPath(new URL("./node_modules/.cache/node", import.meta.url)),
  },
  // A backup of the site runs at a low priority, so that it waits for everything else on a busy machine.
  expect: { poll: { timeout: 150_000 } },
  globalSetup: "tests/database/cluster.ts",
  testTimeout: 180_000,
  hookTimeout: 180_000,
};

const all = ["tests/{database,rls}/**/*.test.ts", "tests/world/texts.test.ts"];
// What depends most on the rights of a project, on PostgREST's filters and writes, or on ICU.
const likelyDifferent = [
  "tests/database/{saves,schema,tour-search}.test.ts",
  "tests/rls/{limits,matrix}.test.ts",
  "tests/world/texts.test.ts",
];
// They test the embedded backend: its migrations, its files, and the SQL that it sends.
const embeddedOnly = ["tests/database/migrate.test.ts", "tests/rls/{storage,growth-plans}.test.ts"];

export default defineConfig({
  test: {
    // For two cores. A third worker helps, because database tests often wait.
    maxWorkers: 3,
    tags: [{ name: "long", description: "Takes too long for every change." }],
    projects: [
      {
        plugins,
        resolve: { alias },
        test: {
          name: "unit",
          include: ["{app,server,scripts}/**/*.test.{ts,tsx}"],
          pool: "threads",
          isolate: false,
          expect,
          testTimeout: 90_000,
          hookTimeout: 90_000,
        },
      },
      {
        plugins,
        resolve: { alias },
        test: {
          name: "database",
          include: ["tests/{database,rls,server,world}/**/*.test.ts"],
          // Importing the server and the panel takes longer than most of these tests.
          isolate: false,
          ...withDatabase,
        },
      },
      {
        plugins,
        resolve: { alias },
        test: {
          // The same tests on a database as Supabase ships it, with the real PostgREST.
          name: "hosted",
          include: likelyDifferent,
          isolate: false,
          ...withDatabase,
        },
      },
      {
        plugins,
        resolve: { alias },
        test: {
          name: "hosted-more",
          include: all,
          exclude: [...likelyDifferent, ...embeddedOnly],
          ...withDatabase,
        },
      },
      {
        plugins,
        resolve: { alias },
        test: {
          name: "engines",
          include: ["tests/engines/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
