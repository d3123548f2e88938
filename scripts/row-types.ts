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

interface SqlFunction {
  name: string;
  args: { name: string; type: string; has_default: boolean }[];
  comment: string;
  returns_rows_of: string | null;
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
  "date[]": "string[]",
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
  // Only functions with the comment "@type" are called with supabase-js.
  const functions = await sql<SqlFunction[]>`
    select p.proname as name, obj_description(p.oid, 'pg_proc') as comment,
           case when p.proretset then p.prorettype::regtype::text end as returns_rows_of,
           array(
             select jsonb_build_object('name', name, 'type', format_type(type, null),
               'has_default', nr > p.pronargs - p.pronargdefaults)
             from unnest(p.proargnames, p.proargtypes::oid[]) with ordinality as args (name, type, nr)
             where nr <= p.pronargs order by nr
           ) as args
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and obj_description(p.oid, 'pg_proc') like '@type %'
    order by p.proname`;
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
    'type Rows<T extends keyof Database["public"]["Tables"]> = Database["public"]["Tables"][T]["Row"][];',
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
    ...functions.map(functionLine),
    "    };",
    "    Enums: { [name in never]: never };",
    "    CompositeTypes: { [name in never]: never };",
    "  };",
    "}",
    "",
  ].join("\n");
}

/** The comment is "@type RESULT" or "@type ARGUMENTS => RESULT". */
function functionLine({ name, args, comment, returns_rows_of }: SqlFunction): string {
  const [, given, result] = /^@type (?:(.+) => )?(.+)$/.exec(comment) ?? [];
  const named = args.map((arg) => {
    const type = TYPES[arg.type];
    if (!type && !given)
      throw new Error(`No TypeScript type for ${name}.${arg.name} (${arg.type})`);
    return `${arg.name}${arg.has_default ? "?" : ""}: ${type}`;
  });
  const derived = named.length > 0 ? `{ ${named.join("; ")} }` : "{ [name in never]: never }";
  const options = `{ from: "*"; to: "${returns_rows_of}"; isOneToOne: false; isSetofReturn: true }`;
  const rows = returns_rows_of ? `; SetofOptions: ${options}` : "";
  return `      ${name}: { Args: ${given ?? derived}; Returns: ${result}${rows} };`;
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
