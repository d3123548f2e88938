// The TypeScript of the tables, for `npm run types` and for the test that they have not drifted.
import type { Sql } from "postgres";

interface Column {
  table: string;
  name: string;
  type: string;
  is_nullable: boolean;
  has_default: boolean;
  comment: string | null;
}

const TYPES: Record<string, string> = {
  text: "string",
  uuid: "string",
  "timestamp with time zone": "string",
  boolean: "boolean",
  integer: "number",
  "text[]": "string[]",
};

/** The row types of the public schema in the shape that supabase-js's `Database` generic expects. */
export async function rowTypes(sql: Sql): Promise<string> {
  const columns = await sql<Column[]>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
           not a.attnotnull as is_nullable, a.atthasdef as has_default,
           col_description(c.oid, a.attnum) as comment
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`;
  const tables = Map.groupBy(columns, (column) => column.table);
  return [
    "// Generated from supabase/migrations by `npm run types`. Do not edit: a test compares it.",
    "export interface Database {",
    "  public: {",
    "    Tables: {",
    ...[...tables].flatMap(([table, own]) => tableLines(table, own)),
    "    };",
    "    Views: { [name in never]: never };",
    "    Functions: {",
    "      is_admin: { Args: { [name in never]: never }; Returns: boolean };",
    "    };",
    "    Enums: { [name in never]: never };",
    "    CompositeTypes: { [name in never]: never };",
    "  };",
    "}",
    "",
  ].join("\n");
}

function tableLines(table: string, columns: Column[]): string[] {
  const line = (column: Column, isOptional: boolean) =>
    `          ${column.name}${isOptional ? "?" : ""}: ${typeOf(column)};`;
  return [
    `      ${table}: {`,
    "        Row: {",
    ...columns.map((column) => line(column, false)),
    "        };",
    "        Insert: {",
    ...columns.map((column) => line(column, column.has_default || column.is_nullable)),
    "        };",
    "        Update: {",
    ...columns.map((column) => line(column, true)),
    "        };",
    "        Relationships: [];",
    "      };",
  ];
}

function typeOf(column: Column): string {
  const type = /^@type (.+)$/.exec(column.comment ?? "")?.[1] ?? TYPES[column.type];
  if (!type)
    throw new Error(`No TypeScript type for ${column.table}.${column.name} (${column.type})`);
  return column.is_nullable ? `${type} | null` : type;
}
