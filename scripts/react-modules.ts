import type { Plugin } from "vite";

const PACKAGES = "[\\\\/]node_modules[\\\\/](?:react|react-dom|scheduler)[\\\\/]";
const ENTRY = new RegExp(`${PACKAGES}[\\w-]+\\.js$`);
const BODY = new RegExp(`${PACKAGES}cjs[\\\\/][\\w.-]+\\.production\\.js$`);
const DEFAULT_IMPORT =
  /\bimport\s+(\w+)(?:\s*,\s*\{([^}]*)\})?\s+from\s*["'](react(?:-dom)?)["'];?/g;

/**
 * React is published as CommonJS, which a bundler keeps whole: each file in a function of its own, and
 * whoever uses it asks an object for each field. As ES modules its parts are plain variables, for React,
 * the router and ourselves.
 */
export function reactModules(): Plugin {
  return {
    name: "react-modules",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (BODY.test(id)) return { code: bodyAsModule(code), map: null };
      if (ENTRY.test(id)) return { code: entryAsModule(code), map: null };
      const named = withoutDefaultImport(code);
      return named === code ? undefined : { code: named, map: null };
    },
  };
}

/** A package's entry, which chooses between two files: the one for production. Throws on another form. */
export function entryAsModule(code: string): string {
  const [, file] = /require\(["'](\.\/cjs\/[\w.-]+\.production\.js)["']\)/.exec(code) ?? [];
  if (!file) throw new Error("This entry of React has a form that is not known here");
  return `export * from "${file}";`;
}

/** One of React's own files. Throws where it does more than require packages and set fields of `exports`. */
export function bodyAsModule(code: string): string {
  const imports: string[] = [];
  const variables = new Set<string>();
  const constants = new Set<string>();
  const body = code
    .replace(/\brequire\("([\w-]+)"\)/g, (_call, from: string) => {
      imports.push(`import * as $${imports.length} from "${from}";`);
      return `$${imports.length - 1}`;
    })
    .replace(/^exports\.(\w+) =/gm, (assignment, name: string) => {
      if (code.split(`exports.${name} =`).length > 2) return assignment;
      constants.add(name);
      return `const $${name} =`;
    })
    .replace(/\bexports\.(\w+)/g, (_field, name: string) => {
      if (!constants.has(name)) variables.add(name);
      return `$${name}`;
    });
  if (/\b(?:require\(|module\.|exports\b)/.test(body)) {
    throw new Error("This file of React has a form that is not known here");
  }
  const exported = [...constants, ...variables].map((name) => `$${name} as ${name}`);
  return [
    ...imports,
    ...[...variables].map((name) => `var $${name};`),
    body,
    `export { ${exported.join(", ")} };`,
  ].join("\n");
}

/** An ES module has no object of all its exports by default; its namespace is the same to read from. */
export function withoutDefaultImport(code: string): string {
  return code.replace(
    DEFAULT_IMPORT,
    (_all, whole: string, some: string | undefined, from: string) =>
      `import * as ${whole} from "${from}";${some ? `import {${some}} from "${from}";` : ""}`,
  );
}
