import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Not in vite.config.ts, because these tests must run without the site's Vite plugins.
const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

// Long, so that the tests also pass on a busy machine.
const expect = { poll: { timeout: 60_000 } };

const withDatabase = {
  expect,
  globalSetup: "tests/database/cluster.ts",
  testTimeout: 120_000,
  hookTimeout: 180_000,
};

export default defineConfig({
  test: {
    // For two cores. A third worker helps, because database tests often wait.
    maxWorkers: 3,
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: ["{app,server,scripts,art}/**/*.test.{ts,tsx}"],
          expect,
          testTimeout: 90_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "database",
          include: ["tests/{database,rls,server,world}/**/*.test.ts"],
          exclude: ["**/*.long.test.ts"],
          ...withDatabase,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "long",
          include: ["tests/**/*.long.test.ts", "tests/server/fuzz.test.ts"],
          env: { CRASH_ROUNDS: "50", FUZZ_CASES: "10000" },
          ...withDatabase,
        },
      },
      {
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
