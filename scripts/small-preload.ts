import type { Plugin } from "vite";

/**
 * Vite's own helper around `import()` weighs 0.7 KB on every page that has one. Ours only waits for
 * the stylesheets of the part; its scripts are imports of the part itself.
 */
export function smallPreload(): Plugin {
  return {
    name: "small-preload",
    enforce: "pre",
    apply: "build",
    load(id) {
      return id === "\0vite/preload-helper.js" ? helper : undefined;
    },
  };
}

const helper = `
export const __vitePreload = (load, files = []) => Promise.all(files.map(addStyles)).then(load);
function addStyles(file) {
  const href = "/" + file;
  if (!href.endsWith(".css") || document.querySelector('link[href="' + href + '"]')) return;
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href, onload: resolve, onerror: reject });
    document.head.append(link);
  });
}
`;
