import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import compile from "icu-minify/compile";
import { describe, expect, test } from "vitest";
import { languages } from "../app/ui/languages.ts";
import { argumentsOf, codeOf, messageTypes, readMessages } from "./messages.ts";

const root = join(import.meta.dirname, "..");
const english = readMessages("en");
const SHOWN = "string | number";

test("the types of the messages are those of en.json", () => {
  const types = readFileSync(join(root, "app/messages/messages.d.ts"), "utf8");
  expect(types, "Run `npm run types`.").toBe(messageTypes(english));
});

describe.each(languages.filter((language) => language !== "en"))("in %s", (language) => {
  const messages = readMessages(language);

  test("no message is missing, empty or too many", () => {
    const names = (of: typeof english) =>
      Object.entries(of).flatMap(([area, texts]) =>
        Object.keys(texts).map((name) => `${area}.${name}`),
      );
    expect(names(messages).sort()).toEqual(names(english).sort());
    for (const text of Object.values(messages).flatMap(Object.values)) expect(text).toMatch(/\S/);
  });

  test("a message has no argument that the English one lacks", () => {
    const added = Object.entries(messages).flatMap(([area, texts]) =>
      Object.entries(texts).flatMap(([name, text]) => {
        const known = argumentsOf(compile(english[area]?.[name] ?? ""));
        const own = argumentsOf(compile(text));
        // A language without plural forms only shows the number.
        const isShown = (key: string) =>
          /number/.test(known.get(key) ?? "") && own.get(key) === SHOWN;
        return [...own.keys()]
          .filter((key) => known.get(key) !== own.get(key) && !isShown(key))
          .map((key) => `${area}.${name}: {${key}}`);
      }),
    );
    expect(added).toEqual([]);
  });
});

test("the Tamil panel uses the words of docs/translating.md", () => {
  expect(JSON.stringify(readMessages("ta"))).not.toMatch(/விலைக் குறிப்|மதிப்புரை/);
});

test("a message becomes JavaScript", () => {
  const text = "<b>{name}</b>: {count, plural, =0 {none} one {# tour} other {# tours}}";
  const code = codeOf(compile(text));
  expect(code).toBe(
    '$.rich(values.b([values.name]), ": ", $.plural(values.count, { "=0": "none", "one": "" + $.number(values.count) + " tour", "other": "" + $.number(values.count) + " tours" }))',
  );
});

test("every message is used", () => {
  const sources = globSync("{app,server}/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.(test\.tsx?|d\.ts)$/.test(file))
    .map((file) => readFileSync(join(root, file), "utf8"));
  const unused = Object.entries(english).flatMap(([area, texts]) => {
    const imports = [
      `"virtual:messages/${area}"`,
      `"virtual:messages/${area}.en"`,
      `messagesOf("${area}"`,
    ];
    const users = sources.filter((text) => imports.some((used) => text.includes(used))).join("\n");
    return Object.keys(texts)
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(users))
      .map((name) => `${area}.${name}`);
  });
  expect(unused).toEqual([]);
});
