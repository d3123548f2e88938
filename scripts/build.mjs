// `npm run build`: builds the site in all languages.
import { build } from "./prepare.mjs";

await build({ always: true });
