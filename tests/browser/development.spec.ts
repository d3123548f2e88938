import { test as base, expect } from "@playwright/test";
import { freePort, removeData, startSiteProcess, temporaryFolder } from "../server/process.ts";
import { openHydrated } from "./fixtures";

/** Starts `npm run dev` (Vite inside the server) with its own data folder. */
const test = base.extend<object, { development: string }>({
  development: [
    async ({ playwright: _playwright }, use) => {
      const dataDir = temporaryFolder("site-dev-");
      const env = {
        NODE_ENV: "development",
        HOST: "localhost",
        HMR_PORT: String(await freePort()),
        ADMIN_PASSWORD: "",
      };
      const options = { script: "server/index.ts", host: "localhost", env };
      const site = await startSiteProcess(dataDir, options);
      await use(site.url);
      await site.kill("SIGTERM");
      await removeData(dataDir);
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
