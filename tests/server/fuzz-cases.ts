// Hostile requests, realtime messages and bytes for the fuzz tests.
import fc from "fast-check";
import { OPERATOR } from "./process.ts";
import { words } from "./words.ts";

const hostile = fc.constantFrom(
  "",
  "'",
  "';drop table tours;--",
  "1 or 1=1",
  "\u0000",
  "\u202e",
  "\ud800",
  "..%2f..%2f..%2fetc%2fpasswd",
  "../../../../etc/passwd",
  "%00",
  "%",
  "%zz",
  "%E0%A4%A",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "NaN",
  "-1",
  "1e309",
  "9".repeat(400),
  "x".repeat(6000),
  "(".repeat(2000),
  "eq.".repeat(50),
  "{}",
  "[]",
  "*",
  "a.b.c",
  "🌴",
  "சென்னை",
);
const word = fc.oneof(
  hostile,
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ maxLength: 40 }),
);
const table = fc.constantFrom(
  ...words(`
  tours categories hero_sections carousel_images testimonials about_sections faq_questions pages company_info`),
);

/** All routes, all generated files, and a few paths without a route. */
const ROUTES = words(`
  / /domestic-tours /international-tours /tours /tour/domestic/x
  /tour/domestic/kerala-backwaters /about-us /contact-us /testimonials /faq /offline /not-found
  /admin /admin/login /admin/forgot-password /admin/new-password /admin/dashboard /admin/tours
  /admin/tours/new /admin/categories /admin/hero-sections /admin/carousel-images
   /admin/testimonials /admin/about-sections /admin/faq /admin/pictures /admin/pages /pages/privacy /admin/site-settings /admin/site-settings/policies /admin/site-settings/figures /admin/site-settings/page-texts /admin/site-settings/notice /admin/settings
  /admin/operators /sitemap.xml /sitemap-1.xml /robots.txt /manifest.webmanifest
  /admin.webmanifest /sw.js /healthz // /\\`);
const pagePath = fc.oneof(
  fc.constantFrom(...ROUTES),
  fc.constantFrom(...ROUTES.slice(1, 26), "/_root", "/_").map((route) => `${route}.data`),
  word.map((name) => `/og/tour/${name}.jpg`),
  word.map((name) => `/icons/${name}.png`),
  word.map((number) => `/sitemap-${number}.xml`),
  fc.array(word, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join("/")}`),
  fc
    .tuple(
      fc.constantFrom("/tour/domestic/", "/tour/", "/admin/tours/edit/", "/assets/", "/posters/"),
      word,
    )
    .map((parts) => parts.join("")),
  word.map((end) => `/domestic-tours.data${end}`),
  word.map((end) => `/_system/${end}`),
);
const apiPath = fc.oneof(
  table.map((name) => `/rest/v1/${name}`),
  word.map((name) => `/rest/v1/${name}`),
  word.map((name) => `/rest/v1/rpc/${name}`),
  fc.constantFrom(
    ...words(`
    /auth/v1/token?grant_type=password /auth/v1/token?grant_type=refresh_token /auth/v1/user
    /auth/v1/logout /auth/v1/settings /auth/v1/.well-known/jwks.json /auth/v1/health
    /admin/access/recovery /admin/access/password /admin/access/codes /admin/access/operators`),
  ),
  word.map((name) => `/auth/v1/${name}`),
  word.map((key) => `/review/picture?review=${key}`),
  fc.constantFrom(
    ...words(`
    /enquire /newsletter /newsletter/join /review /review/invitation /count
    /rest/v1/rpc/is_admin /storage/v1/object/list/media /storage/v1/object/media
    /storage/v1/bucket /realtime/v1/websocket /realtime/v1/api/broadcast`),
  ),
  fc
    .tuple(
      fc.constantFrom(
        "/storage/v1/object/media/",
        "/storage/v1/object/public/media/",
        "/storage/v1/render/image/public/media/",
        "/storage/v1/object/list/",
        "/storage/v1/",
        "/realtime/v1/",
      ),
      word,
    )
    .map((parts) => parts.join("")),
);
const operator = fc.constantFrom(
  ...words(`
  eq neq gt like ilike match imatch in is cs cd ov fts plfts not.eq not.is sl any isdistinct`),
);
const filter = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        ...words(`
        id title type gallery highlights featured created_at order rating __proto__ constructor
        gallery->__proto__`),
      ),
      operator,
      word,
    )
    .map(([column, name, value]) => [column, `${name}.${value}`]),
  fc.tuple(
    fc.constantFrom(
      ...words(`
      select order limit offset on_conflict columns or and not.or apikey category page q _routes
      scope grant_type`),
    ),
    word,
  ),
  fc.tuple(
    fc.constantFrom("select"),
    fc.constantFrom(
      ...words(`
      *,tours(*) id,title,count() id::text id::int highlights->0->>value gallery->0
      title::regclass a:id,b:id *,* ...tours(id) id.sum() xmin ctid tableoid`),
    ),
  ),
  fc.tuple(word, word),
);
const query = fc
  .array(filter, { maxLength: 4 })
  .map((fields) => fields.map(([name = "", value = ""]) => `${name}=${value}`).join("&"));
const body = fc.oneof(
  fc.json({ maxDepth: 5 }),
  fc.constantFrom("{}", "[]", "[{}]", "[{},{}]", "null", '""', "0", "[[]]", '{"":1}'),
  fc
    .record(
      {
        prefix: fc.oneof(word, fc.integer()),
        limit: fc.oneof(word, fc.double()),
        offset: fc.oneof(word, fc.double()),
        search: word,
        sortBy: fc.record({ column: word, order: word }),
        prefixes: fc.array(word, { maxLength: 3 }),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
  word,
  fc
    .array(
      fc.dictionary(
        fc.constantFrom(
          ...words(`
          id title name type summary rating order gallery highlights created_at`),
        ),
        fc.jsonValue({ maxDepth: 3 }),
      ),
      { maxLength: 5 },
    )
    .map((rows) => JSON.stringify(rows)),
  fc
    .record(
      { email: fc.oneof(word, fc.constant(OPERATOR.email)), password: word, refresh_token: word },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
);
const headers = fc.record(
  {
    accept: fc.constantFrom(
      ...words(`
      */* application/json application/vnd.pgrst.object+json text/csv application/geo+json
      text/html application/vnd.pgrst.plan x/y;q=z`),
    ),
    "accept-encoding": fc.constantFrom("br", "gzip;q=0, br;q=0", "identity;q=0", "*", "zstd"),
    "content-type": fc.constantFrom(
      "application/json",
      "application/json; charset=x",
      "text/csv",
      "",
      "application/vnd.pgrst.array+json",
      "image/png",
      "image/jpeg",
      "multipart/form-data; boundary=x",
    ),
    prefer: fc.constantFrom(
      "return=representation",
      "count=exact",
      "count=planned",
      "resolution=merge-duplicates",
      "tx=rollback",
      "handling=strict, timezone=Nowhere",
      "max-affected=0",
      "missing=default",
      "params=single-object",
    ),
    range: fc.constantFrom("0-9", "9-0", "bytes=0-", "-1", "x", "0-99999999999999999999"),
    "accept-profile": fc.constantFrom("public", "auth", "pg_catalog", "x"),
    "content-profile": fc.constantFrom("public", "auth", "x"),
    "if-none-match": fc.constantFrom("*", '"x"', "W/"),
    "x-supabase-api-version": fc.constantFrom("2024-01-01", "x"),
    host: fc.constantFrom("evil.example", "", "localhost:1", "[::1"),
    cookie: fc.constantFrom("a=b", "=", ";;;"),
    "x-forwarded-host": fc.constant("evil.example"),
    "x-http-method-override": fc.constantFrom("DELETE", "PUT", "x"),
    "if-range": fc.constantFrom('"x"', "x"),
    "transfer-encoding": fc.constant("chunked"),
  },
  { requiredKeys: [] },
);
export const call = fc.record({
  method: fc.constantFrom(
    ...words(`
    GET GET GET HEAD POST POST PATCH PUT DELETE OPTIONS TRACE PROPFIND`),
  ),
  path: fc.oneof(pagePath, apiPath, apiPath),
  query,
  headers,
  body,
  who: fc.constantFrom("nobody", "anonymous", "admin", "forger"),
});
export type Call = typeof call extends fc.Arbitrary<infer T> ? T : never;

const shown = fc.oneof(word, fc.jsonValue({ maxDepth: 2 }));
const config = fc.record(
  {
    private: shown,
    postgres_changes: fc.oneof(
      shown,
      fc.array(
        fc.record(
          { event: fc.oneof(fc.constant("*"), word), schema: word, table: word, filter: word },
          { requiredKeys: [] },
        ),
        { maxLength: 30 },
      ),
    ),
  },
  { requiredKeys: [] },
);
export const realtimeMessage = fc.oneof(
  word,
  fc.json(),
  fc
    .tuple(
      fc.oneof(fc.constant("1"), shown),
      fc.oneof(fc.constant("2"), shown),
      fc.constantFrom("phoenix", "realtime:a", "realtime:__proto__", "constructor", ""),
      fc.constantFrom("phx_join", "phx_leave", "heartbeat", "access_token", "broadcast", "x"),
      fc.oneof(
        shown,
        fc.record({ access_token: shown, config }, { requiredKeys: [] }),
        fc.record({ config }),
      ),
    )
    .map((message) => JSON.stringify(message)),
);

/** Raw bytes, mostly invalid HTTP. */
export const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc
    .tuple(fc.constantFrom("GET", "POST", "\x16\x03\x01", "get"), word, word)
    .map(([method, path, header]) =>
      Buffer.from(`${method} ${path} HTTP/1.1\r\n${header}: ${header}\r\n\r\n`, "latin1"),
    ),
  fc.constantFrom(
    Buffer.from(
      "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ),
    Buffer.from("POST /auth/v1/token HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\n\r\nshort"),
    Buffer.from("GET http://evil.example/auth/v1/otp HTTP/1.1\r\nHost: x\r\n\r\n"),
    Buffer.from("GET //[ HTTP/1.1\r\nHost: x\r\n\r\n"),
    Buffer.from("CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n"),
    Buffer.from("GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"),
    Buffer.from("GET * HTTP/1.1\r\nHost: x\r\n\r\n"),
    Buffer.from("OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n"),
  ),
);
