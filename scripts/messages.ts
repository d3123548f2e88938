import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import type { Plugin } from "vite";
import { type Language, languages } from "../app/ui/languages.ts";

/** The messages of each area of the site, in ICU syntax. */
export type Messages = Record<string, Record<string, string>>;

const PREFIX = "virtual:messages/";
/** The area with the name of the language. Every build needs it in all languages. */
const OF_ALL = "language";
const IN_ENGLISH = ["about-texts", "defaults", "faq", "list-texts", "testimonials-page"];
const IN_EACH_LANGUAGE = ["policies", "send-invitation", "send-quote", "send-reply"];
/** The modules that are in the same language in every build. */
const IN_ONE_LANGUAGE = [
  ...IN_ENGLISH.map((area) => `${area}.en`),
  ...IN_EACH_LANGUAGE.flatMap((area) => languages.map((language) => `${area}.${language}`)),
];

export function messagesFile(language: Language): string {
  return fileURLToPath(new URL(`../app/messages/${language}.json`, import.meta.url));
}

/** The panel is in English and Tamil only: in Hindi, its areas, which begin with "panel-", are English. */
export function readMessages(language: Language): Messages {
  const messages = JSON.parse(readFileSync(messagesFile(language), "utf8"), asText) as Messages;
  if (language !== "hi") return messages;
  const panel = Object.entries(readMessages("en")).filter(([area]) => area.startsWith("panel-"));
  return { ...messages, ...Object.fromEntries(panel) };
}

/** In a file, `{ "select by": "code", "not_found": "…", "other": "…" }` is a select with one form per line. */
function asText(_name: string, value: Record<string, string>): unknown {
  const { "select by": argument, ...forms } = value;
  if (argument === undefined) return value;
  const lines = Object.entries(forms).map(([form, text]) => `${form} {${text}}`);
  return `{${argument}, select, ${lines.join(" ")}}`;
}

/**
 * Makes a module of each area of `app/messages/<language>.json`: "virtual:messages/frame" exports the
 * messages of `frame` (docs/decisions/0020-languages.md). A message with arguments is a function.
 * "virtual:messages/policies.en" is English in every build.
 * "virtual:messages/language" exports the messages of `language` in all languages, such as `name.ta`.
 */
export function messages(language: Language): Plugin {
  return {
    name: "messages",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const area = id.slice(PREFIX.length + 1);
      if (area === OF_ALL) return moduleOfAll();
      this.addWatchFile(messagesFile(language));
      const [name = "", other] = area.split(".");
      const texts = readMessages((other as Language) ?? language)[name] ?? {};
      const english = readMessages("en")[name];
      if (!english) return this.error(`There is no area "${name}".`);
      const missing = Object.keys(english).find((key) => !texts[key]);
      if (missing)
        return this.error(`${other ?? language}.json has no message "${name}.${missing}".`);
      return moduleOf(texts, english);
    },
  };
}

/** A message is a function if the English one has arguments, even if it does not use them. */
function moduleOf(texts: Record<string, string>, english: Record<string, string>): string {
  const lines = Object.entries(texts).map(([name, text]) => {
    const code = codeOf(compile(text));
    const isText = argumentsOf(compile(english[name] ?? "")).size === 0;
    return `export const ${name} = ${isText ? code : `(values) => ${code}`};`;
  });
  // No message has the name "$".
  return ['import * as $ from "~/ui/say";', ...lines].join("\n");
}

/** The JavaScript of a compiled message. `count` is the number that # stands for. */
export function codeOf(message: CompiledMessage, count = ""): string {
  if (typeof message === "string") return JSON.stringify(message);
  const parts = message.map((node) => codeOfNode(node, count));
  const hasTags = [...argumentsOf(message).values()].includes(TAG);
  return hasTags ? `$.rich(${parts.join(", ")})` : ['""', ...parts].join(" + ");
}

function codeOfNode(node: unknown, count: string): string {
  if (typeof node === "string") return JSON.stringify(node);
  if (!Array.isArray(node)) return `$.number(${count})`;
  const [name, kind, options] = node as [string, unknown, Record<string, CompiledMessage>];
  const value = `values.${name}`;
  if (node.length === 1) return value;
  if (typeof kind !== "number" || kind === POUND) {
    const words = node.slice(1).map((word) => codeOfNode(word, count));
    return `${value}([${words.join(", ")}])`;
  }
  if (kind !== SELECT && kind !== PLURAL) throw new Error(`{${name}} is of an unknown kind.`);
  const forms = Object.entries(options).map(
    ([form, text]) => `${JSON.stringify(form)}: ${codeOf(text, value)}`,
  );
  return `${kind === PLURAL ? "$.plural" : "$.choose"}(${value}, { ${forms.join(", ")} })`;
}

function moduleOfAll(): string {
  const texts = languages.map((of) => [of, readMessages(of)[OF_ALL] ?? {}] as const);
  const names = Object.keys(readMessages("en")[OF_ALL] ?? {});
  return names
    .map((name) => {
      const values = Object.fromEntries(texts.map(([of, own]) => [of, own[name]]));
      return `export const ${name} = ${JSON.stringify(values)};`;
    })
    .join("\n");
}

/** The types of all messages, for `app/messages/messages.d.ts`. */
export function messageTypes(all: Messages): string {
  const areas = Object.entries(all).map(([area, texts]) => {
    const lines = Object.entries(texts).map(
      ([name, text]) =>
        `  export const ${name}: ${area === OF_ALL ? `Record<${IDS}, string>` : typeOf(compile(text))};`,
    );
    return `declare module "${PREFIX}${area}" {\n${lines.join("\n")}\n}\n`;
  });
  const others = IN_ONE_LANGUAGE.map((name) => {
    const area = PREFIX + name.split(".")[0];
    return `declare module "${PREFIX}${name}" {\n  export * from "${area}";\n}\n`;
  });
  return `// Made from en.json by \`npm run types\`.\n${[...areas, ...others].join("\n")}`;
}

/** The TypeScript type of a compiled message: a string, or a function of its arguments. */
function typeOf(compiled: CompiledMessage): string {
  const args = argumentsOf(compiled);
  if (args.size === 0) return "string";
  const values = [...args].map(([name, type]) => `${name}: ${type}`).join("; ");
  const isRich = [...args.values()].includes(TAG);
  return `(values: { ${values} }) => ${isRich ? NODE : "string"}`;
}

/** The arguments of a compiled message with their TypeScript types. */
export function argumentsOf(compiled: CompiledMessage): Map<string, string> {
  const args = new Map<string, string>();
  if (typeof compiled !== "string") addArguments(compiled, args);
  return args;
}

const IDS = languages.map((of) => `"${of}"`).join(" | ");
const NODE = 'import("react").ReactNode';
const TAG = `(words: ${NODE}[]) => ${NODE}`;
/** The kinds of arguments that are numbers: plurals, ordinals and numbers. */
const NUMBERS = [2, 3, 4];
const POUND = 0;
const SELECT = 1;
const PLURAL = 2;

function addArguments(nodes: unknown[], args: Map<string, string>): void {
  for (const node of nodes) {
    if (!Array.isArray(node)) continue;
    const [name, kind, options] = node as [string, unknown, unknown];
    if (node.length === 1) args.set(name, args.get(name) ?? "string | number");
    else if (typeof kind !== "number") {
      args.set(name, TAG);
      addArguments(node.slice(1), args);
    } else {
      args.set(name, NUMBERS.includes(kind) ? "number" : "string");
      if (kind !== SELECT && kind !== 2 && kind !== 3) continue;
      for (const option of Object.values(options as Record<string, unknown>)) {
        if (Array.isArray(option)) addArguments(option, args);
      }
    }
  }
}
