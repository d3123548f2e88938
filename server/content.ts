import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ServerBuild } from "react-router";
import type { Language } from "../app/ui/languages.ts";
import type { Backend } from "./backend/backend.ts";
import { CONTENT_TABLES } from "./backend/tables.ts";
import { picturesDir } from "./data-dir.ts";
import type { Env } from "./env.ts";
import { fairQueue } from "./fair-queue.ts";
import type { Logger } from "./log.ts";
import { followRemovals } from "./maintenance/follow-removals.ts";
import { MB } from "./megabyte.ts";
import { followOpenLanguages } from "./pages/follow-languages.ts";
import { createPages } from "./pages/pages.ts";
import { createRenderer } from "./pages/render.ts";
import { purgeOnSchedule } from "./pages/scheduled-purge.ts";
import { createOwnPictures } from "./pictures/own-picture.ts";
import { createPictures, type ReadOriginal } from "./pictures/pictures.ts";
import { createSeoFileRenderer } from "./seo/seo-files.ts";

const PAGE_CACHE_BYTES = 64 * MB;
const SEO_FILE_CACHE_BYTES = 16 * MB;

const publicDir = fileURLToPath(new URL("../public", import.meta.url));

interface Options {
  isDevelopment: boolean;
  loadBuild(language: Language): Promise<ServerBuild | undefined>;
}

/** The pages, the files for search engines and the pictures. Changes of the database purge their caches. */
export async function createContent(
  { siteUrl, dataDir }: Env,
  backend: Backend,
  log: Logger,
  { isDevelopment, loadBuild }: Options,
) {
  // Pages of the local API compete for one thread, so more at once would only slow each other down.
  // Those of a hosted Supabase mostly wait for it.
  const atOnce = backend.browserUrl ? 4 : 2;
  const queue = fairQueue({
    atOnce,
    atOncePerKey: atOnce / 2,
    maxWaiting: 400,
    maxWaitingPerKey: 100,
  });
  const pageOptions = {
    queue,
    backendUrl: backend.browserUrl,
    isDevelopment,
    maxBytes: PAGE_CACHE_BYTES,
    freshMs: 60_000,
  };
  const mode = isDevelopment ? "development" : "production";
  const { isOpen, isOpenForOperators, onChange } = await followOpenLanguages(backend, log);
  const rendering = { backend, siteUrl, mode, loadBuild } as const;
  const pages = createPages({
    ...pageOptions,
    renderer: await createRenderer({
      ...rendering,
      isOpen: (language) => isDevelopment || isOpen(language),
    }),
  });
  const operatorPages = createPages({
    ...pageOptions,
    renderer: await createRenderer({
      ...rendering,
      isOpen: isOpenForOperators,
      translations: backend.service,
    }),
    isPrivate: true,
  });
  const readOriginal: ReadOriginal = async (bucket, path) =>
    bucket === "media" ? (await backend.readPublicFile(path))?.bytes : undefined;
  const origins = [siteUrl, backend.url];
  const seoFiles = createPages({
    ...pageOptions,
    renderer: createSeoFileRenderer({
      backend,
      siteUrl,
      isOpen,
      publicDir,
      cacheDir: join(dataDir, "cache", "previews"),
      readOwnPicture: createOwnPictures({ publicDir, origins, readOriginal }),
    }),
    maxBytes: SEO_FILE_CACHE_BYTES,
    freshMs: 3_600_000,
  });
  const clear = () => {
    pages.clear();
    seoFiles.clear();
  };
  onChange(clear);
  backend.onChange(({ table }) => {
    if (CONTENT_TABLES.includes(table)) clear();
  });
  backend.onMissedChanges(clear);
  await purgeOnSchedule(backend, clear, log);
  const pictures = createPictures({ readOriginal, cacheDir: picturesDir(dataDir), log });
  followRemovals(backend, pictures, log);
  return { pages, operatorPages, seoFiles, pictures };
}
