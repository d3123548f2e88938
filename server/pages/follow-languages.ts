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
  /** Calls `listener` after the languages that visitors may see have changed. */
  onChange(listener: () => void): void;
}

const RETRY_MS = 5_000;
/** A hosted project does not send changes while WebSockets to it are blocked. */
const CHECK_MS = 60_000;

/** Knows which languages visitors and operators may see, and reads them again after each change of the settings. */
export async function followOpenLanguages(backend: Backend, log: Logger): Promise<OpenLanguages> {
  const { client } = createPublicClient(backend);
  let open: Language[] = ["en"];
  let forOperators: Language[] = ["en"];
  let reads = 0;
  let next: NodeJS.Timeout | undefined;
  const listeners: (() => void)[] = [];

  async function read(): Promise<void> {
    const own = ++reads;
    const { data, error } = await readLanguages(client);
    // A later read has begun, so this result may be outdated.
    if (own !== reads) return;
    clearTimeout(next);
    next = setTimeout(read, error ? RETRY_MS : CHECK_MS).unref();
    if (error) {
      log.warn({ err: error }, "the open languages cannot be read");
      return;
    }
    const before = open.join();
    open = openLanguages(data);
    forOperators = operatorLanguages(data);
    if (open.join() !== before) for (const listener of listeners) listener();
  }

  backend.onChange(({ table }) => {
    if (table === "company_info") void read();
  });
  backend.onMissedChanges(() => void read());
  await read();
  return {
    isOpen: (language) => open.includes(language),
    isOpenForOperators: (language) => forOperators.includes(language),
    onChange: (listener) => void listeners.push(listener),
  };
}
