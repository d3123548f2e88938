import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { freePort, openHydrated, waitUntilHealthy } from "./fixtures";

/** Starts `npm run dev` (Vite inside the server) with its own data folder. */
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
    { scope: "worker", timeout: 180_000 },
  ],
});

test("`npm run dev` serves the site and the login screen without errors", { tag: "@long" }, async ({
  page,
  development,
}) => {
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await openHydrated(page, development);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await openHydrated(page, `${development}/admin/login`);
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  expect(errors).toEqual([]);
});
