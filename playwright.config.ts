import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  // A machine shared with others can stall; a test that needed a second try is listed as flaky.
  retries: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // A service worker answers before a test's own routes do; offline.spec.ts allows it.
    serviceWorkers: "block",
    // Watching every step takes a third of the time: what failed is watched when it is tried again.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env.BROWSER_PATH || undefined,
      args: ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking"],
    },
  },
});
