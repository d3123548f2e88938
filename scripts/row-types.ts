// Generates database.types.ts, for `npm run types` and for a test that the file is up to date.
import type { Sql } from "postgres";

interface Column {
  table: string;
  is_view: boolean;
  name: string;
  type: string;
  is_nullable: boolean;
  has_default: boolean;
  is_generated: boolean;
  comment: string | null;
}

const TYPES: Record<string, string> = {
  text: "string",
  uuid: "string",
  "timestamp with time zone": "string",
  boolean: "boolean",
  integer: "number",
  "text[]": "string[]",
  "integer[]": "number[]",
  date: "string",
};

/** The source code of the `Database` type that supabase-js expects, for the public schema. */
export async function rowTypes(sql: Sql): Promise<string> {
  const columns = await sql<Column[]>`
    select c.relname as table, c.relkind = 'v' as is_view, a.attname as name,
           format_type(a.atttypid, null) as type,
           not coalesce(tours.attnotnull, a.attnotnull) as is_nullable, a.atthasdef as has_default,
           a.attgenerated <> '' as is_generated,
           col_description(c.oid, a.attnum) as comment
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    -- PostgreSQL does not know which columns of a view can be null: those of tours are as in tours.
    left join pg_attribute tours
      on c.relkind = 'v' and tours.attrelid = 'public.tours'::regclass and tours.attname = a.attname
    where n.nspname = 'public' and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`;
  const tables = Map.groupBy(
    columns.filter(({ is_view }) => !is_view),
    ({ table }) => table,
  );
  const views = Map.groupBy(
    columns.filter(({ is_view }) => is_view),
    ({ table }) => table,
  );
  return [
    "// Generated from supabase/migrations by `npm run types`. Do not edit: a test compares it.",
    'import type { FoundTours, TourSearch } from "./tour-search.ts";',
    'import type { VisitSums } from "./visit-sums.ts";',
    "",
    "export interface Database {",
    "  public: {",
    "    Tables: {",
    ...[...tables].flatMap(([table, own]) => tableLines(table, own)),
    "    };",
    "    Views: {",
    ...[...views].flatMap(([view, own]) => viewLines(view, own)),
    "    };",
    "    Functions: {",
    "      applied_migrations: { Args: { [name in never]: never }; Returns: string[] | null };",
    '      confirm_newsletter: { Args: { holder: string }; Returns: "confirmed" | "unknown" };',
    "      count_visit: { Args: { kind: string; tour_id: string }; Returns: undefined };",
    '      approve_review: { Args: { submission: string; image: string; on_tour: boolean; version?: string }; Returns: "approved" | "changed" | "gone" };',
    "      copy_tour: { Args: { of_tour: string }; Returns: string | null };",
    "      delete_category: { Args: { deleted_id: string; move_to: string }; Returns: undefined };",
    '      delete_departures: { Args: { of_tour: string; days: string[] }; Returns: Database["public"]["Tables"]["departures"]["Row"][] };',
    '      enquiries_of_person: { Args: { of_enquiry: string }; Returns: Database["public"]["Tables"]["enquiries"]["Row"][]; SetofOptions: { from: "*"; to: "enquiries"; isOneToOne: false; isSetofReturn: true } };',
    "      erase_person: { Args: { of_enquiry: string }; Returns: string[] };",
    "      export_person: { Args: { of_enquiry: string }; Returns: unknown };",
    '      enquire: { Args: { enquiry: string }; Returns: "stored" | "off" | "too many" };',
    '      find_enquiries: { Args: { words: string }; Returns: Database["public"]["Tables"]["enquiries"]["Row"][] };',
    "      forget_unused_words: { Args: { [name in never]: never }; Returns: undefined };",
    "      forget_old_rows: { Args: { of_table: string; most: number }; Returns: number };",
    "      is_admin: { Args: { [name in never]: never }; Returns: boolean };",
    "      join_newsletter: { Args: { address: string }; Returns: string };",
    '      leave_newsletter: { Args: { holder: string }; Returns: "left" | "unknown" };',
    "      mark_departures: { Args: { of_tour: string; days: string[]; shown: (string | null)[]; wanted: string | null }; Returns: boolean };",
    "      media_names: { Args: { of_table: string; after: string | null; most: number }; Returns: { last: string | null; names: string[] } };",
    "      new_tour_address: { Args: { title: string }; Returns: string };",
    "      quote_opened: { Args: { link_token: string }; Returns: undefined };",
    "      read_quote: { Args: { link_token: string }; Returns: unknown };",
    "      search_tours: { Args: TourSearch; Returns: FoundTours };",
    "      visit_sums: { Args: { days: number }; Returns: VisitSums | null };",
    "      remove_review: { Args: { submission: string }; Returns: undefined };",
    '      submit_review: { Args: { review: string }; Returns: "stored" | "made room" | "off" | "used" | "too many" };',
    "    };",
    "    Enums: { [name in never]: never };",
    "    CompositeTypes: { [name in never]: never };",
    "  };",
    "}",
    "",
  ].join("\n");
}

function viewLines(view: string, columns: Column[]): string[] {
  return [
    `      ${view}: {`,
    "        Row: {",
    ...columns.map((column) => `          ${column.name}: ${typeOf(column)};`),
    "        };",
    "        Relationships: [];",
    "      };",
  ];
}

function tableLines(table: string, columns: Column[]): string[] {
  const line = (column: Column, isOptional: boolean) =>
    `          ${column.name}${isOptional ? "?" : ""}: ${typeOf(column)};`;
  const written = columns.filter(({ is_generated }) => !is_generated);
  return [
    `      ${table}: {`,
    "        Row: {",
    ...columns.map((column) => line(column, false)),
    "        };",
    "        Insert: {",
    ...written.map((column) => line(column, column.has_default || column.is_nullable)),
    "        };",
    "        Update: {",
    ...written.map((column) => line(column, true)),
    "        };",
    "        Relationships: [];",
    "      };",
  ];
}

function typeOf(column: Column): string {
  const given = /^@type (.+)$/.exec(column.comment ?? "")?.[1];
  if (given && column.is_view) return given;
  const type = given ?? TYPES[column.type];
  if (!type)
    throw new Error(`No TypeScript type for ${column.table}.${column.name} (${column.type})`);
  return column.is_nullable ? `${type} | null` : type;
}
