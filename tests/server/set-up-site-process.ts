import { beforeAll } from "vitest";
import { preparedFolder } from "./prepared-folder.ts";
import { removeData, type SiteProcess, startSiteProcess } from "./process.ts";

/** A site as a separate process with a folder of its own, for the tests of this file. */
export function setUpSiteProcess(options?: Parameters<typeof startSiteProcess>[1]) {
  const dataDir = preparedFolder();
  const site = { dataDir } as SiteProcess & { dataDir: string };
  beforeAll(async () => {
    Object.assign(site, await startSiteProcess(dataDir, options));
    return async () => {
      await site.kill("SIGTERM");
      await removeData(dataDir);
    };
  });
  return site;
}
