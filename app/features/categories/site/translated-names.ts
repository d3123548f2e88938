import { translated } from "~/features/translations/site/translated";
import { loadOr, type PublicLoad } from "~/supabase/public-load";
import { wholeList } from "~/supabase/whole-list";
import { language } from "~/ui/languages";
import { type Category, listCategories } from "../data";

type Named = Pick<Category, "id" | "name">;

const loaded = new WeakMap<PublicLoad, Promise<Named[]>>();

/**
 * The names of the categories of these tours in the language of this build, by their English names. Reads the
 * categories once per page, and only if a card shows one.
 */
export async function translatedNames(
  load: PublicLoad,
  tours: { category: string | null }[],
): Promise<Record<string, string>> {
  if (language === "en" || !tours.some(({ category }) => category)) return {};
  const all = loaded.get(load) ?? loadOr(load, "Failed to load data", readAll(load), []);
  loaded.set(load, all);
  return namesOf(load, await all);
}

/** The names of these categories in the language of this build, by their English names. */
export async function namesOf(load: PublicLoad, categories: Named[]) {
  const shown = await translated(load, "categories", categories);
  return Object.fromEntries(
    shown.flatMap(({ name, english }) => (english ? [[english.name, name]] : [])),
  );
}

function readAll(load: PublicLoad) {
  return wholeList(() => listCategories(load.client), "name");
}
