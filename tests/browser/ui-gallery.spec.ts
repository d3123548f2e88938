import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { freePort, waitUntilHealthy } from "./fixtures";

/** `npm run dev` as a developer has it: Vite inside the server, on a data folder of its own. */
const test = base.extend<object, { development: string }>({
  development: [
    async ({ playwright: _playwright }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "site-dev-"));
      const [port, hmrPort] = [await freePort(), await freePort()];
      const url = `http://localhost:${port}`;
      let printed = "";
      const child: ChildProcess = spawn(process.execPath, ["server/index.ts"], {
        stdio: ["ignore", "pipe", "pipe"],
        env: {
          ...process.env,
          NODE_ENV: "development",
          PORT: String(port),
          HOST: "localhost",
          HMR_PORT: String(hmrPort),
          DATA_DIR: dataDir,
        },
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on("data", (text) => {
          printed += text;
        });
      }
      await waitUntilHealthy(url, child, () => printed);
      await use(url);
      child.kill("SIGTERM");
      await once(child, "exit");
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

test.describe.configure({ timeout: 120_000 });

for (const theme of ["light", "dark"] as const) {
  test(`every primitive looks as it did in the ${theme} theme`, async ({
    browser,
    development,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 1024, height: 800 },
      colorScheme: theme,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto(`${development}/_ui`, { waitUntil: "networkidle" });
    await page.evaluate(async () => {
      await Promise.all(
        [...document.images].map((image) => {
          image.loading = "eager";
          return image.decode().catch(() => {});
        }),
      );
    });
    await expect(page).toHaveScreenshot(`ui-${theme}.png`, {
      fullPage: true,
      maxDiffPixelRatio: 0.02,
      animations: "disabled",
    });
    await context.close();
  });

  test(`what opens looks as it did in the ${theme} theme`, async ({ browser, development }) => {
    const context = await browser.newContext({
      viewport: { width: 800, height: 640 },
      colorScheme: theme,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto(`${development}/_ui`, { waitUntil: "networkidle" });
    for (const [opener, role, name] of [
      ["Add Category", "dialog", "dialog"],
      ["Busy confirm", "alertdialog", "confirm"],
      ["Menu", "dialog", "drawer"],
    ] as const) {
      await page.getByRole("button", { name: opener, exact: true }).click();
      const opened = page.getByRole(role);
      await expect(opened).toHaveScreenshot(`${name}-${theme}.png`, { maxDiffPixelRatio: 0.02 });
      if (name === "confirm") await page.reload({ waitUntil: "networkidle" });
      else await page.keyboard.press("Escape");
    }
    for (const [opener, name] of [
      ["Success toast", "toast"],
      ["Error toast", "toast-error"],
    ] as const) {
      await page.getByRole("button", { name: opener }).click();
      const toast = page.locator("[data-sonner-toast][data-front=true]");
      await toast.hover(); // it stays under the pointer
      await expect(toast).toHaveScreenshot(`${name}-${theme}.png`, { maxDiffPixelRatio: 0.02 });
      await page.reload({ waitUntil: "networkidle" });
    }
    await context.close();
  });
}
