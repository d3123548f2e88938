import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

// Chromium reads only the last `--disable-features`, so this list repeats those that Playwright
// disables because they change what a page does.
const disabledFeatures = [
  // These two load hidden pages for the address bar of each window.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
];
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  `--disable-features=${disabledFeatures}`,
];
const browser = process.env.BROWSER_PATH || undefined;
// The headless shell uses less CPU, but lacks notifications, bfcache, and focus in the map.
const shell = "/usr/bin/chromium-headless-shell";
const wholeBrowser = ["bfcache.spec.ts", "notifications.spec.ts", "keyboard.spec.ts"];

export default defineConfig({
  testDir: "tests/browser",
  globalSetup: "tests/browser/site-template.ts",
  outputDir: "test-results/browser",
  fullyParallel: false,
  // A core can drive one browser, with its site and database. More of them slow each other down.
  workers: Math.min(4, availableParallelism()),
  forbidOnly: true,
  // Long, so that the tests also pass on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 800 },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // A service worker would bypass the mocked routes of tests. offline.spec.ts allows one.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "whole browser",
      testMatch: wholeBrowser,
      use: {
        channel: browser ? undefined : "chromium",
        launchOptions: { executablePath: browser, args },
      },
    },
    {
      name: "most",
      testIgnore: wholeBrowser,
      use: { launchOptions: { executablePath: existsSync(shell) ? shell : browser, args } },
    },
  ],
});
