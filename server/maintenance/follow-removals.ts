import { wholeList } from "../../app/supabase/whole-list.ts";
import { DAY_MS } from "../../app/ui/dates.ts";
import type { Backend } from "../backend/backend.ts";
import type { Logger } from "../log.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { startRetries } from "../retries.ts";

/**
 * Deletes the resized versions of removed files: at the start, once a day, and when any server, or the panel of a
 * hosted project, has removed some.
 */
export function followRemovals(
  backend: Pick<Backend, "service" | "onChange" | "onMissedChanges">,
  pictures: Pick<Pictures, "keepOnly">,
  log: Logger,
): void {
  const { service } = backend;
  async function keepExisting(): Promise<void> {
    // Only the service client can list the pictures. Without it, any of them might be gone.
    const names = service
      ? await wholeList(() => service.from("pictures").select("id, name").order("name"), "name")
      : { data: [], error: null };
    if (names.error) throw names.error;
    await pictures.keepOnly(
      "media",
      names.data.map(({ name }) => name),
    );
  }
  const { check } = startRetries("the names of the pictures", keepExisting, {
    log,
    checkMs: DAY_MS,
  });
  backend.onChange(({ table, type }) => {
    if (table === "pictures" && type === "DELETE") check();
  });
  backend.onMissedChanges(check);
}
