import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sourceHash } from "./csp.ts";

/**
 * The style element that the toast library adds when it loads, as a CSP source, so that styles
 * need no 'unsafe-inline' for its sake.
 */
export const lateStyles: string[] = toastStyles();

function toastStyles(): string[] {
  const file = fileURLToPath(import.meta.resolve("sonner"));
  const [, literal] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(file, "utf8")) ?? [];
  // The element is added empty, and filled in the next step.
  return literal ? [sourceHash(""), sourceHash(JSON.parse(literal) as string)] : [];
}
