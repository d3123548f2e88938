import { readLanguages } from "../../app/features/company/data.ts";
import { openLanguages } from "../../app/features/company/open-languages.ts";
import type { Language } from "../../app/ui/languages.ts";
import type { Backend } from "../backend/backend.ts";
import type { Logger } from "../log.ts";
import { createPublicClient } from "./public-client.ts";

/** Follows which languages visitors may see. `onChange` is called after each later reading. */
export async function followOpenLanguages(
  backend: Backend,
  onChange: () => void,
  log: Logger,
): Promise<(language: Language) => boolean> {
  const { client } = createPublicClient(backend);
  let open: Language[] = ["en"];

  async function read(): Promise<void> {
    const { data, error } = await readLanguages(client);
    if (error) {
      log.warn({ err: error }, "the open languages cannot be read");
      return;
    }
    open = openLanguages(data);
  }

  backend.onChange(({ table }) => {
    if (table === "company_info") void read().then(onChange);
  });
  backend.onMissedChanges(() => void read().then(onChange));
  await read();
  return (language) => open.includes(language);
}
