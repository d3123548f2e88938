import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { pathOfLanguage } from "./app/ui/languages.ts";
import { buildLanguage } from "./scripts/build-language.ts";
import { messages } from "./scripts/messages.ts";
import { refusePanelCode } from "./scripts/refuse-panel-code.ts";
import { supportedBrowsers } from "./scripts/supported-browsers.ts";

// Code for every page is one file, because each further file costs slow phones a round trip.
const ON_EVERY_PAGE =
  /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]|app[\\/](site|ui|root|entry\.client|routes[\\/]public[\\/]layout|features[\\/](company[\\/]site[\\/]who-answers|tours[\\/]site[\\/]card|shortlist[\\/]site[\\/]heart))\b|virtual:messages[\\/]english-texts/;
const ON_FEW_PAGES =
  /app[\\/](site[\\/](deferred-page|error-page|language-bar|share|not-found-page|offline[\\/]offline-page|seo[\\/]breadcrumbs)|ui[\\/](accent-colour|badge|checkbox-field|page-header|pagination|phone-numbers|typed-text|dialog|modal|notice|qr-code|random-id|section|send-form|short-text|skeleton|text-area|toast-host))/;

export default defineConfig({
  // The pictures and icons of `public` are served from the English build.
  publicDir: buildLanguage === "en" ? "public" : false,
  plugins: [tailwindcss(), reactRouter(), messages(buildLanguage), refusePanelCode()],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // Without this list, Vite finds some dependencies later and then reloads the page.
  optimizeDeps: { entries: ["app/**/*.tsx", "!app/**/*.test.tsx"] },
  build: {
    target: supportedBrowsers,
    assetsInlineLimit: 0,
    assetsDir: `assets${pathOfLanguage(buildLanguage)}`,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Most messages are used once. In their places, they are smaller than as variables.
          optimization: { inlineConst: true },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: (id) => ON_EVERY_PAGE.test(id) && !ON_FEW_PAGES.test(id),
                },
                {
                  name: "forms",
                  test: /app[\\/]ui[\\/](random-id|send-form)|privacy-notice|store-enquiry|open-chat/,
                },
                // Before "panel", which would otherwise include these modules. Visitors need them too.
                {
                  name: "both",
                  test: /app[\\/](ui[\\/](checkbox-field|notice|page-header|pagination|short-text|text-area|typed-text)|supabase[\\/](api-fetch|own-response))/,
                },
                { name: "figures", test: /features[\\/]company[\\/]figures/ },
                {
                  name: "faq",
                  test: /features[\\/]faq[\\/](answer|categories|default-questions)|messages[\\/]policies\.en/,
                },
                { name: "shrink-picture", test: /editing[\\/](shrink-picture|picture-format)/ },
                { name: "dialogs", test: /app[\\/]ui[\\/](dialog|modal|toast-host)/ },
                {
                  name: "language-bar",
                  test: /app[\\/]site[\\/]language-bar|virtual:messages[\\/]language$/,
                },
                {
                  name: "panel",
                  test: /app[\\/]((editing|panel)[\\/]|features[\\/](?!page-texts|quotes|hero)\w+[\\/]panel[\\/](queries|schema|data|demo-number-notice|last-list|placeholder-text-field|opened-badge|secret-dialog|tour-field|tour-name|type-badge)\.)|node_modules[\\/](@tanstack|lucide-react)/,
                },
                {
                  name: "translations",
                  test: /features[\\/]translations[\\/](fields|panel[\\/](?!word-form))/,
                },
                {
                  name: "share",
                  test: /app[\\/]site[\\/]share[\\/](?!tour-actions|share-panel|print-page)/,
                },
                {
                  name: "testimonials",
                  test: /app[\\/](site[\\/]deferred-page|ui[\\/](section|skeleton)|features[\\/]testimonials[\\/]site[\\/](testimonial-|satisfaction))/,
                },
                {
                  name: "home-page",
                  test: /app[\\/](routes[\\/]public[\\/]home\.|features[\\/](home[\\/]site[\\/](?!suggested|home-defaults)))/,
                },
                {
                  name: "tour-page",
                  test: /app[\\/](routes[\\/]public[\\/]tour\.|site[\\/](share[\\/]tour-actions|seo[\\/]breadcrumbs)|features[\\/]tours[\\/]site[\\/]page[\\/](?!ask-dialog|lightbox|find-tour|load-tour|tour-details|tour-not-))/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
