import { createHash } from "node:crypto";
import type { Sql } from "postgres";
import type { StoredFile } from "../backend.ts";

// Files are stored in the database, so that all servers share them and backups contain them.
const SETUP = `
create schema if not exists site_local;
revoke all on schema site_local from public;
create table if not exists site_local.files (
  bucket text not null,
  path text not null,
  version text not null default '',
  content_type text not null,
  etag text not null,
  bytes bytea not null,
  stored_at timestamptz not null default now(),
  primary key (bucket, path, version)
);
-- Only once, because it locks the table and another server may be saving a picture.
do $$ begin
  if exists (
    select from pg_attribute
    where attrelid = 'site_local.files'::regclass and attname = 'bytes' and attstorage <> 'e'
  ) then
    alter table site_local.files alter column bytes set storage external;
  end if;
end $$;`;

type Body = AsyncIterable<Uint8Array> | Uint8Array;

export async function prepareFiles(sql: Sql): Promise<void> {
  await sql.unsafe(SETUP);
}

/** Returns the newest version of a file, without an access check. */
export async function readFile(
  sql: Sql,
  bucket: string,
  path: string,
): Promise<StoredFile | undefined> {
  const [file] = await sql<StoredFile[]>`
    select content_type as "contentType", etag, bytes, stored_at as "storedAt"
    from site_local.files where bucket = ${bucket} and path = ${path}
    order by stored_at desc limit 1`;
  return file;
}

/** Lets the storage service of @supabase/lite store files in the database. */
export function fileAdapter(sql: Sql) {
  async function metadata(bucket: string, path: string) {
    const [file] = await sql<{ contentType: string; etag: string; size: number; storedAt: Date }[]>`
      select content_type as "contentType", etag, length(bytes) as size, stored_at as "storedAt"
      from site_local.files where bucket = ${bucket} and path = ${path}
      order by stored_at desc limit 1`;
    if (!file) throw new Error("The file does not exist");
    return objectMetadata(file.contentType, file.size, file.etag, file.storedAt);
  }

  return {
    driver: undefined,
    async getObject(bucket: string, path: string) {
      const file = await readFile(sql, bucket, path);
      if (!file) throw new Error("The file does not exist");
      const { contentType, bytes, etag, storedAt } = file;
      return {
        metadata: objectMetadata(contentType, bytes.byteLength, etag, storedAt),
        httpStatusCode: 200,
        body: Buffer.from(bytes),
      };
    },
    async uploadObject(
      bucket: string,
      path: string,
      version: string | undefined,
      body: Body,
      contentType: string,
    ) {
      const bytes = await toBuffer(body);
      const etag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
      await sql`
        insert into site_local.files (bucket, path, version, content_type, etag, bytes)
        values (${bucket}, ${path}, ${version ?? ""}, ${contentType}, ${etag}, ${bytes})
        on conflict (bucket, path, version) do update set content_type = excluded.content_type,
          etag = excluded.etag, bytes = excluded.bytes, stored_at = now()`;
      return objectMetadata(contentType, bytes.byteLength, etag, new Date());
    },
    async deleteObject(bucket: string, path: string) {
      await sql`delete from site_local.files where bucket = ${bucket} and path = ${path}`;
    },
    async deleteObjects(bucket: string, paths: string[]) {
      await sql`delete from site_local.files where bucket = ${bucket} and path = any(${paths})`;
    },
    async copyObject(): Promise<never> {
      throw new Error("Files are not copied");
    },
    headObject: metadata,
    async privateAssetUrl(): Promise<never> {
      throw new Error("Files have no other URL");
    },
  };
}

function objectMetadata(mimetype: string, size: number, etag: string, lastModified: Date) {
  return {
    cacheControl: "max-age=31536000",
    contentLength: size,
    size,
    mimetype,
    lastModified,
    eTag: `"${etag}"`,
    httpStatusCode: 200,
  };
}

async function toBuffer(body: Body): Promise<Buffer> {
  if (body instanceof Uint8Array) return Buffer.from(body);
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
