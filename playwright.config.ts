import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
];
const browser = process.env.BROWSER_PATH || undefined;
// The headless shell uses less CPU, but lacks notifications, bfcache, and focus in the map.
const shell = "/usr/bin/chromium-headless-shell";
const wholeBrowser = ["bfcache.spec.ts", "notifications.spec.ts", "keyboard.spec.ts"];

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  fullyParallel: false,
  workers: 4,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
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
