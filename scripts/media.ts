// npm run media -- list|prune: lists the uploaded pictures, or removes those that are not used.
import { parseEnv } from "../server/env.ts";
import { openMedia } from "../server/maintenance/media.ts";
import { command, usage } from "./command.ts";

const GRACE_MS = 24 * 60 * 60 * 1000;

await command(async () => {
  const [verb] = process.argv.slice(2);
  if (verb !== "list" && verb !== "prune") throw usage("npm run media -- list|prune");
  const media = await openMedia(parseEnv(process.env));
  try {
    const files = await media.list();
    if (verb === "list") {
      const lines = files.map(
        ({ name, bytes, isUsed }) =>
          `${isUsed ? "used  " : "unused"}  ${String(Math.ceil(bytes / 1024)).padStart(6)} KB  ${name}`,
      );
      return [...lines, `${files.length} files`].join("\n");
    }
    const old = files.filter(
      (file) => !file.isUsed && Date.now() - file.storedAt.getTime() > GRACE_MS,
    );
    if (old.length > 0) await media.remove(old.map((file) => file.name));
    const rest = files.filter((file) => !file.isUsed).length - old.length;
    return `${old.length} unused files removed${rest > 0 ? `; ${rest} of the last 24 hours kept` : ""}.`;
  } finally {
    await media.close();
  }
});
