import type { Plugin } from "vite";

const FOR_VISITORS = /app[\\/](routes[\\/]public[\\/]|root\.tsx|entry\.client)/;
// Visitors' pages have no styles of the components of `editing` (app.css).
const FOR_OPERATORS =
  /app[\\/](.+[\\/])?panel[\\/]|app[\\/]routes[\\/]admin[\\/]|app[\\/]editing[\\/].+\.tsx/;

/** Fails the build if scripts that visitors load contain code that only operators load. */
export function refusePanelCode(): Plugin {
  return {
    name: "refuse-panel-code",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      // Chunks that are added to a set during the loop are visited too.
      const loaded = new Set(
        chunks.filter(({ facadeModuleId }) => FOR_VISITORS.test(facadeModuleId ?? "")),
      );
      if (loaded.size === 0) this.error("No script for visitors is found.");
      for (const { fileName, imports, dynamicImports, moduleIds } of loaded) {
        const wrong = moduleIds.find((id) => FOR_OPERATORS.test(id));
        if (wrong) this.error(`Visitors would load ${wrong}, which is in ${fileName}.`);
        for (const chunk of chunks) {
          if ([...imports, ...dynamicImports].includes(chunk.fileName)) loaded.add(chunk);
        }
      }
    },
  };
}
