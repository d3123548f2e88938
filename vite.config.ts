import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroup } from "./scripts/client-chunks.ts";
import { reactModules } from "./scripts/react-modules.ts";
import { smallPreload } from "./scripts/small-preload.ts";

export default defineConfig({
  plugins: [reactModules(), smallPreload(), tailwindcss(), reactRouter()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // Found before the first page is asked for: found while pages load, a package makes them load anew.
  optimizeDeps: { entries: ["app/**/*.tsx", "!app/**/*.test.tsx"] },
  build: {
    assetsInlineLimit: 0,
    // Only stylesheets have to be waited for (smallPreload): the lists of scripts stay out of the pages.
    modulePreload: {
      resolveDependencies: (_file, names) => names.filter((name) => name.endsWith(".css")),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A drawing or a text goes to the page that shows it instead of the file that lists them all.
          optimization: { inlineConst: { mode: "all", pass: 3 } },
          // Reading a field of our own objects does nothing else: unused defaults stay out.
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: {
              groups: [
                // One long-lived file: fewer requests, and a release does not invalidate it.
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|\0?rolldown[\\/]runtime/,
                  priority: 4,
                },
                chunkGroup("site", 3),
                chunkGroup("pages", 2.5),
                chunkGroup("page", 2.4),
                chunkGroup("parts", 2),
                chunkGroup("panel", 1),
              ],
            },
          },
        },
      },
    },
  },
});
