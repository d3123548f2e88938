import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

test("Node finds every module that a benchmark imports: it needs the extension of each file name", {
  tags: "long",
}, () => {
  const modules = new Set(
    globSync("bench/**/*.ts", { cwd: root }).flatMap((file) =>
      [
        ...readFileSync(join(root, file), "utf8").matchAll(/^(?:import|\}) .*from "(\.[^"]+)";/gm),
      ].map(([, path = ""]) => resolve(root, dirname(file), path)),
    ),
  );
  expect(modules.size).toBeGreaterThan(5);
  const code = [...modules].map((path) => `await import(${JSON.stringify(path)});`).join("\n");
  execFileSync(process.execPath, ["--input-type=module", "-e", code], { cwd: root });
});
