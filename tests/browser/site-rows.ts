import { expect, type Page } from "@playwright/test";
import type { Update } from "../../app/supabase/types.ts";
import type { Site } from "./fixtures";

/** Changes the company for the length of `run`, then puts it back. */
export async function withCompany(
  site: Site,
  changes: Update<"company_info">,
  run: () => Promise<void>,
): Promise<void> {
  const { data: before } = await site.admin.from("company_info").select("*").single();
  if (!before) throw new Error("no company");
  await site.admin.from("company_info").update(changes).eq("id", before.id);
  try {
    await run();
  } finally {
    await site.admin.from("company_info").update(before).eq("id", before.id);
  }
}

/** Changes the hero for the length of `run`, then puts it back. */
export async function withHero(
  site: Site,
  changes: Update<"hero_sections">,
  run: () => Promise<void>,
): Promise<void> {
  const { data: before } = await site.admin.from("hero_sections").select("*").single();
  if (!before) throw new Error("no hero");
  await site.admin.from("hero_sections").update(changes).eq("id", before.id);
  try {
    await run();
  } finally {
    await site.admin.from("hero_sections").update(before).eq("id", before.id);
  }
}

/** Opens a page again until a change has arrived there. */
export async function openUntil(page: Page, path: string, isThere: () => Promise<void>) {
  await expect(async () => {
    await page.goto(path);
    await isThere();
  }).toPass({ timeout: 15_000 });
}
