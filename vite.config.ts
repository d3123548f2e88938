import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // Lists all entries at start: a dependency that Vite finds later makes it reload the page.
  optimizeDeps: { entries: ["app/**/*.tsx", "!app/**/*.test.tsx"] },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page needs is one file: each further file costs a slow phone a round trip.
              // site/share is of the tour page only.
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|app[\\/](site(?![\\/]share)|ui)[\\/]/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
