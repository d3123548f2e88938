import type { Client } from "../../app/supabase/types.ts";
import { openDatabase } from "../backend/open-database.ts";
import { TABLES_WITH_PICTURES } from "../backend/tables.ts";
import { picturesDir } from "../data-dir.ts";
import type { Env } from "../env.ts";
import { removeResizedFiles } from "../pictures/pictures.ts";
import { StartError } from "../start-error.ts";

interface MediaFile {
  name: string;
  bytes: number;
  storedAt: Date;
  isUsed: boolean;
}

export interface Media {
  list(): Promise<MediaFile[]>;
  remove(names: string[]): Promise<void>;
  close(): Promise<void>;
}

const FILES_AT_ONCE = 500;
const ROWS_AT_ONCE = 1000;

/** Calls the SQL function media_names. */
type ReadNames = (batch: {
  of_table: string;
  after: string | null;
  most: number;
}) => Promise<{ last: string | null; names: string[] }>;

/** Reads which names the rows contain. Returns a function that finds a file's name among them. */
export async function findNames(read: ReadNames): Promise<(file: string) => boolean> {
  const found = new Set<string>();
  // The versions take long. Content is read again after them, because an operator may choose an old picture meanwhile.
  const content = TABLES_WITH_PICTURES.filter((table) => table !== "row_versions");
  for (const of_table of [...TABLES_WITH_PICTURES, ...content]) {
    let after: string | null = null;
    do {
      const batch = await read({ of_table, after, most: ROWS_AT_ONCE });
      for (const name of batch.names) found.add(name);
      after = batch.last;
    } while (after !== null);
  }
  const sorted = [...found].sort();
  return (file) =>
    // A name with a space or an accent is encoded in a URL.
    // A match can be longer than a name: the rest of a URL, or of a sentence.
    [file, encodeURI(file), encodeURIComponent(file)].some((name) =>
      firstFrom(sorted, name)?.startsWith(name),
    );
}

/** The first of the sorted texts that does not come before `text`. */
function firstFrom(sorted: string[], text: string): string | undefined {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? "") < text) from = middle + 1;
    else to = middle;
  }
  return sorted[from];
}

export async function openMedia(env: Env): Promise<Media> {
  const media = await storedMedia(env);
  return {
    ...media,
    async remove(names) {
      await media.remove(names);
      await removeResizedFiles(picturesDir(env.dataDir), "media", names);
    },
  };
}

async function storedMedia(env: Env): Promise<Media> {
  if (env.backend.kind !== "hosted") return localMedia(env);
  const { url, secretKey } = env.backend;
  if (!secretKey) throw new StartError("SUPABASE_SECRET_KEY is needed to see and remove files.");
  const { createClient } = await import("@supabase/supabase-js");
  return hostedMedia(
    createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } }),
  );
}

async function localMedia(env: Env): Promise<Media> {
  const { sql, close } = await openDatabase(env);
  return {
    close,
    async list() {
      // Without a limit: the command lists every file.
      const files = await sql<{ name: string; bytes: number; storedAt: Date }[]>`
        select o.name, coalesce(length(f.bytes), 0) as bytes, o.created_at as "storedAt"
        from storage.objects o
        left join site_local.files f on f.bucket = o.bucket_id and f.path = o.name
        where o.bucket_id = 'media' order by o.created_at`;
      const isNamed = await findNames(async ({ of_table, after, most }) => {
        const [row] = await sql<{ found: Awaited<ReturnType<ReadNames>> }[]>`
          select public.media_names(${of_table}, ${after}, ${most}) as found`;
        return row?.found ?? { last: null, names: [] };
      });
      return files.map((file) => ({ ...file, isUsed: isNamed(file.name) }));
    },
    async remove(names) {
      await sql.begin(async (tx) => {
        await tx`delete from storage.objects where bucket_id = 'media' and name = any(${names})`;
        await tx`delete from site_local.files where bucket = 'media' and path = any(${names})`;
      });
    },
  };
}

function hostedMedia(client: Client): Media {
  const bucket = client.storage.from("media");
  return {
    async close() {},
    async list() {
      const files: { name: string; bytes: number; storedAt: Date }[] = [];
      for (let offset = 0; ; offset += FILES_AT_ONCE) {
        const { data, error } = await bucket.list("", { limit: FILES_AT_ONCE, offset });
        if (error) throw new StartError(`The files cannot be read: ${error.message}`);
        for (const { name, metadata, created_at } of data) {
          files.push({
            name,
            bytes: Number(metadata?.size ?? 0),
            storedAt: new Date(created_at ?? 0),
          });
        }
        if (data.length < FILES_AT_ONCE) break;
      }
      const isNamed = await findNames(async (batch) => {
        const { data, error } = await client.rpc("media_names", batch);
        // Without this table's rows, pictures in use would count as unused.
        if (error) throw new StartError(`${batch.of_table} cannot be read: ${error.message}`);
        return data;
      });
      return files.map((file) => ({ ...file, isUsed: isNamed(file.name) }));
    },
    async remove(names) {
      for (let from = 0; from < names.length; from += FILES_AT_ONCE) {
        const { error } = await bucket.remove(names.slice(from, from + FILES_AT_ONCE));
        if (error) throw new StartError(`The files cannot be removed: ${error.message}`);
      }
    },
  };
}
