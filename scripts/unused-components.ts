import type { Plugin } from "vite";

const ROUTER = /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]/;

/**
 * Lets the bundler remove the parts of React Router that the site does not use: its calls that create a
 * component have no side effects, the names are for React's developer tools, and the site has no server
 * components. tests/server/script-budget.test.ts fails if a new version is written differently.
 */
export function removeUnusedComponents(): Plugin {
  return {
    name: "remove-unused-components",
    apply: "build",
    transform: {
      filter: { id: ROUTER },
      handler(code) {
        return code
          .replace(
            /^(const \w+ = )(React\$1\.(forwardRef|createContext)\()/gm,
            "$1/* @__PURE__ */ $2",
          )
          .replace(/^\w+\.displayName = .*;$/gm, "")
          .replace(/(?<!function )useIsRSCRouterContext\(\)/g, "false")
          .replaceAll("if (this.context) return", "if (false) return");
      },
    },
  };
}
