import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Its own file: the site's Vite plugins have no part in these tests.
const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };

const withDatabase = {
  globalSetup: "tests/database/cluster.ts",
  testTimeout: 120_000,
  hookTimeout: 180_000,
};

export default defineConfig({
  test: {
    // For two cores: a test of the database also waits.
    maxWorkers: 3,
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          include: ["{app,server,scripts,art}/**/*.test.{ts,tsx}"],
          // No test depends on how busy its machine is.
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "database",
          include: ["tests/{database,rls,server}/**/*.test.ts"],
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
    ],
  },
});
