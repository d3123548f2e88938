import { readLanguages } from "../../app/features/company/data.ts";
import { openLanguages, operatorLanguages } from "../../app/features/company/open-languages.ts";
import type { Language } from "../../app/ui/languages.ts";
import type { Backend } from "../backend/backend.ts";
import type { Logger } from "../log.ts";
import { createPublicClient } from "./public-client.ts";

export interface OpenLanguages {
  /** Whether visitors may see the language. */
  isOpen(language: Language): boolean;
  /** Whether operators may see it: also one that visitors do not see yet. */
  isOpenForOperators(language: Language): boolean;
}

/** Follows who may see which languages. `onChange` is called after each later reading. */
export async function followOpenLanguages(
  backend: Backend,
  onChange: () => void,
  log: Logger,
): Promise<OpenLanguages> {
  const { client } = createPublicClient(backend);
  let open: Language[] = ["en"];
  let forOperators: Language[] = ["en"];

  async function read(): Promise<void> {
    const { data, error } = await readLanguages(client);
    if (error) {
      log.warn({ err: error }, "the open languages cannot be read");
      return;
    }
    open = openLanguages(data);
    forOperators = operatorLanguages(data);
  }

  backend.onChange(({ table }) => {
    if (table === "company_info") void read().then(onChange);
  });
  backend.onMissedChanges(() => void read().then(onChange));
  await read();
  return {
    isOpen: (language) => open.includes(language),
    isOpenForOperators: (language) => forOperators.includes(language),
  };
}
