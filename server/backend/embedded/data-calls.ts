import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { jwtVerify } from "jose";
import { z } from "zod";
import type { FunctionName } from "../../../app/supabase/types.ts";
import type { FairQueue } from "../../fair-queue.ts";
import type { ApiEnv } from "../../http/api-env.ts";
import { Refusal } from "../../http/refusal.ts";
import { parseJson, readForm, readOperatorBody } from "../../http/request-body.ts";
import { unreadResponses } from "../../http/unread-responses.ts";
import { MB } from "../../megabyte.ts";
import type { LocalBackend } from "../backend.ts";
import { isAdmin } from "../caller.ts";
import { forward } from "./forward.ts";
import { LEEWAY_SECONDS } from "./supabase-lite.ts";

const MAX_ROW_BODY = 512 * 1024;
const MAX_FUNCTION_BODY = 32 * 1024;
/** Changes of some thousand tours and dates. */
const MAX_BULK_BODY = 4 * MB;
const MAX_LENGTH = 4096;
const MAX_DEPTH = 8;
const MAX_COLUMNS = 64;
/** For strangers. An operator's search has many. */
const MAX_CONDITIONS = 12;
/** The same limit as on hosted Supabase. */
const MAX_ROWS = 1000;

/** Responses to strangers. An operator's line can be slow. */
const UNREAD = { total: 64 * MB, perIp: 8 * MB, idleMs: 10_000 };

const METHODS = ["GET", "POST", "PATCH", "DELETE"];
const JSON_TYPE = /^application\/(json|vnd\.pgrst\.(object|array)\+json)\b/;
const READS = new Set(["GET", "HEAD"]);
const METHODS_WITH_BODY = new Set(["POST", "PATCH"]);
const NEEDS_FILTER = new Set(["PATCH", "DELETE"]);
const LOGIC = new Set(["or", "and", "not.or", "not.and"]);
const OTHER_FIELDS = new Set(["select", "order", "limit", "offset", "columns", "on_conflict"]);
/** Excludes regular-expression operators, because one slow expression can block the CPU. */
const OPERATOR =
  /^(?:not\.)?(?:eq|neq|gt|gte|lt|lte|like|ilike|in|is|isdistinct|cs|cd|ov)(?:\((?:any|all)\))?\./;
const OTHER_OPERATOR = /\.(?:i?match|p[lh]fts|w?fts|sl|sr|nx[lr]|adj)(?:\([^)]*\))?\./;

const COLUMN = /^[a-z][a-z0-9_]*(?:->>?[a-z0-9][a-z0-9_]*)*$/;
/** A filter named `__proto__` would make @supabase/lite change Object.prototype. */
const isColumn = (name: string) =>
  COLUMN.test(name) && name.split(/->>?/).every((part) => !(part in Object.prototype));

const operatorClaims = z.object({
  sub: z.string(),
  app_metadata: z.object({ role: z.literal("admin") }),
});

/** Can browsers call the function, or only those of operators? A new function is a type error until it is listed. */
const isForBrowsers: Record<FunctionName, boolean | "operators"> = {
  account_state: true,
  approve_review: true,
  change_tours: "operators",
  copy_tour: true,
  delete_category: true,
  delete_departures: true,
  enquiries_of_person: true,
  erase_person: true,
  export_person: true,
  find_enquiries: true,
  further_enquiries: true,
  is_admin: true,
  mark_departures: true,
  picture_in_trash: true,
  picture_uses: true,
  rating_of_reviews: true,
  remove_review: true,
  replace_picture: true,
  search_tours: true,
  visit_sums: true,
  // Only this server and triggers call them.
  applied_migrations: false,
  confirm_newsletter: false,
  count_visit: false,
  enquire: false,
  forget_old_rows: false,
  forget_unused_words: false,
  join_newsletter: false,
  leave_newsletter: false,
  media_names: false,
  new_tour_address: false,
  picture_notes: false,
  quote_opened: false,
  read_quote: false,
  submit_review: false,
  was_filled: false,
};

/** PostgREST responds to a counted list with 206. `compress` skips it, because elsewhere 206 is a range of bytes. */
const compressCounted: MiddlewareHandler<ApiEnv> = async (call, next) => {
  await next();
  const { res } = call;
  const accepts = /\bgzip\b(?!\s*;\s*q=0\b)/.test(call.req.header("accept-encoding") ?? "");
  if (res.status !== 206 || !accepts || !res.body) return;
  call.res = new Response(res.body.pipeThrough(new CompressionStream("gzip")), res);
  call.res.headers.delete("content-length");
  call.res.headers.set("content-encoding", "gzip");
  call.res.headers.append("vary", "Accept-Encoding");
};

/** Endpoints for the tables and the allowed functions. `querying` limits concurrent queries. */
export function dataCalls(backend: LocalBackend, querying: FairQueue): Hono<ApiEnv> {
  const operatorOf = operatorsOf(backend.jwtSecret);
  const unread = unreadResponses(UNREAD);
  const data = new Hono<ApiEnv>();
  data.use(compress(), compressCounted);

  async function respond(
    call: Context<ApiEnv>,
    path: string,
    readJson: () => Promise<Uint8Array>,
  ): Promise<Response> {
    const { method } = call.req;
    const operator = await operatorOf(call);
    const url = new URL(call.req.url);
    const query = boundedQuery(url, method, call.req.header("range"), operator !== undefined);
    const body = METHODS_WITH_BODY.has(method) ? await checkedBody(call, readJson) : undefined;
    const send = () => forward(backend, call, `/rest/v1/${path}?${query}`, body);
    const clientIp = call.get("clientIp");
    const response = operator
      ? await querying(operator, send, true)
      : await querying(clientIp, async () => {
          unread.refuseBeyondBudget(clientIp);
          return unread.count(call, await send());
        });
    if (!READS.has(method) && response.ok) await backend.caughtUp?.();
    return response;
  }

  /** Row-level security would refuse the write too, but only after the body is read and parsed. */
  async function refuseStrangers(call: Context<ApiEnv>): Promise<void> {
    const authorization = call.req.header("authorization");
    // 42501 is PostgreSQL's code for insufficient privilege, and what PostgREST responds.
    if (!authorization || authorization === `Bearer ${backend.publishableKey}`) {
      throw new Refusal(401, "42501", "Please sign in");
    }
    const operator = await operatorOf(call);
    const key = operator ?? call.get("clientIp");
    if (await querying(key, () => isAdmin(backend, authorization), operator !== undefined)) return;
    throw new Refusal(403, "42501", "Only an operator can do this");
  }

  data.on(METHODS, "/:table{[a-z_]{1,63}}", async (call) => {
    if (!READS.has(call.req.method)) await refuseStrangers(call);
    return respond(call, call.req.param("table"), () => readOperatorBody(call, MAX_ROW_BODY));
  });
  for (const [name, isAllowed] of Object.entries(isForBrowsers)) {
    if (!isAllowed) continue;
    data.on(METHODS, `/rpc/${name}`, async (call) => {
      if (isAllowed !== "operators")
        return respond(call, `rpc/${name}`, () => readForm(call, MAX_FUNCTION_BODY));
      await refuseStrangers(call);
      return respond(call, `rpc/${name}`, () => readOperatorBody(call, MAX_BULK_BODY));
    });
  }
  data.all("/:table{[a-z_]{1,63}}", () => {
    throw new Refusal(405, "not_allowed", "Not allowed");
  });
  return data;
}

/**
 * Returns a function that reads the operator's id from the token of a request. For anybody else, it returns undefined.
 * The id decides only the limits and the order of queries. The database checks the rights and the session.
 */
function operatorsOf(jwtSecret: string) {
  const key = new TextEncoder().encode(jwtSecret);
  const rules = { algorithms: ["HS256"], clockTolerance: LEEWAY_SECONDS };
  return async (call: Context<ApiEnv>): Promise<string | undefined> => {
    const token = call.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    try {
      return operatorClaims.parse((await jwtVerify(token, key, rules)).payload).sub;
    } catch {
      return undefined;
    }
  };
}

async function checkedBody(
  call: Context<ApiEnv>,
  readJson: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  if (!JSON_TYPE.test(call.req.header("content-type") ?? "")) {
    throw new Refusal(415, "unsupported_media_type", "Send JSON");
  }
  const bytes = await readJson();
  parseJson(bytes);
  return bytes;
}

const refusal = (sentence: string) => new Refusal(400, "bad_query", sentence);

/** Adds a row limit to the query. Throws Refusal if the query could be expensive. */
export function boundedQuery(
  url: URL,
  method: string,
  range: string | undefined,
  isOperator = false,
): URLSearchParams {
  if (url.search.length > MAX_LENGTH) {
    throw new Refusal(414, "uri_too_long", "The query is too long");
  }
  if (url.search.includes("%00")) throw refusal("Text must not contain NUL");
  const fields = new URLSearchParams(url.search);
  fields.delete("apikey");
  let hasFilter = false;
  let conditions = 0;
  for (const [name, value] of fields) {
    if (depthOf(value) > MAX_DEPTH) throw refusal("The query is nested too deeply");
    // The arguments of a function look like filters without an operator, so reads by a function with arguments use POST.
    const isFilter = !OTHER_FIELDS.has(name);
    const isAllowed = LOGIC.has(name)
      ? !OTHER_OPERATOR.test(value)
      : !isFilter || (isColumn(name) && OPERATOR.test(value));
    if (!isAllowed) throw refusal(`"${name.slice(0, 40)}" filters in a way that is not supported`);
    hasFilter ||= isFilter;
    if (isFilter) conditions += LOGIC.has(name) ? value.split(",").length : 1;
    else if (name === "order") conditions += value.split(",").length;
  }
  if (conditions > MAX_CONDITIONS && !isOperator) throw refusal("There are too many conditions");
  if (!hasFilter && NEEDS_FILTER.has(method)) throw refusal("Say which rows are meant");
  for (const value of fields.getAll("select")) refuseRepeatedColumns(value);
  if (READS.has(method)) boundRows(fields, range);
  return fields;
}

function refuseRepeatedColumns(select: string): void {
  const counts = new Map<string, number>();
  const columns = select.split(",");
  for (const column of columns) {
    const [name = ""] = column
      .replace(/^[^:]*:(?!:)/, "")
      .trim()
      .split(/::|->/);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  if (columns.length > MAX_COLUMNS || Math.max(...counts.values()) > 2) {
    throw refusal("The same columns are selected too often");
  }
}

function boundRows(fields: URLSearchParams, range: string | undefined): void {
  const [, from, to] = /^(\d{1,9})-(\d{0,9})$/.exec(range ?? "") ?? [];
  const isRange = from !== undefined && !fields.has("limit");
  if (isRange && !fields.has("offset")) fields.set("offset", from);
  const count = isRange
    ? to
      ? String(Math.max(0, Number(to) - Number(from) + 1))
      : ""
    : (fields.get("limit") ?? "");
  if (!/^\d*$/.test(count)) throw refusal("A limit is a number");
  fields.set("limit", String(count === "" ? MAX_ROWS : Math.min(MAX_ROWS, Number(count))));
}

function depthOf(value: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of value) {
    if (character === "(") deepest = Math.max(deepest, ++depth);
    else if (character === ")") depth = Math.max(0, depth - 1);
  }
  return deepest;
}
