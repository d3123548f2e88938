import type { Client } from "../../app/supabase/types.ts";
import { openDatabase } from "../backend/open-database.ts";
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

const TABLES = [
  "tours",
  "categories",
  "hero_sections",
  "carousel_images",
  "testimonials",
  "about_sections",
  "company_info",
  // Old versions can be restored, and then need their pictures.
  "row_versions",
] as const;
const PAGE = 500;

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
      const files = await sql<{ name: string; bytes: number; storedAt: Date }[]>`
        select o.name, coalesce(length(f.bytes), 0) as bytes, o.created_at as "storedAt"
        from storage.objects o
        left join site_local.files f on f.bucket = o.bucket_id and f.path = o.name
        where o.bucket_id = 'media' order by o.created_at`;
      let texts = "";
      for (const table of TABLES) {
        const rows = await sql<{ text: string }[]>`
          select coalesce(string_agg(to_jsonb(t)::text, ' '), '') as text from ${sql(table)} t`;
        texts += rows[0]?.text ?? "";
      }
      return files.map((file) => ({ ...file, isUsed: isNamed(texts, file.name) }));
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
      for (let offset = 0; ; offset += PAGE) {
        const { data, error } = await bucket.list("", { limit: PAGE, offset });
        if (error) throw new StartError(`The files cannot be read: ${error.message}`);
        for (const { name, metadata, created_at } of data) {
          files.push({
            name,
            bytes: Number(metadata?.size ?? 0),
            storedAt: new Date(created_at ?? 0),
          });
        }
        if (data.length < PAGE) break;
      }
      let texts = "";
      for (const table of TABLES) {
        for (let from = 0; ; from += PAGE) {
          const { data, error } = await client
            .from(table)
            .select()
            .order("id")
            .range(from, from + PAGE - 1);
          // Without this table's rows, pictures in use would count as unused.
          if (error) throw new StartError(`${table} cannot be read: ${error.message}`);
          texts += JSON.stringify(data);
          if (data.length < PAGE) break;
        }
      }
      return files.map((file) => ({ ...file, isUsed: isNamed(texts, file.name) }));
    },
    async remove(names) {
      const { error } = await bucket.remove(names);
      if (error) throw new StartError(`The files cannot be removed: ${error.message}`);
    },
  };
}

function isNamed(texts: string, name: string): boolean {
  // A name with a space or an accent is encoded in a URL.
  return [name, encodeURI(name), encodeURIComponent(name)].some((form) =>
    texts.includes(`/media/${form}`),
  );
}
