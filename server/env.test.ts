import { UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { EnvError, parseEnv } from "./env.ts";

test("no settings give a local site with the embedded database", () => {
  expect(parseEnv({})).toMatchObject({
    isProduction: true,
    port: 3000,
    host: "127.0.0.1",
    siteUrl: "http://localhost:3000",
    backend: { kind: "embedded" },
    trustProxy: false,
  });
});

test("only NODE_ENV=development turns development mode on", () => {
  expect(parseEnv({ NODE_ENV: "development" }).isProduction).toBe(false);
  for (const NODE_ENV of ["production", "test", "", undefined]) {
    expect(parseEnv({ NODE_ENV }).isProduction).toBe(true);
  }
});

test.each([
  ["https://agency.example.com", "https://agency.example.com"],
  ["https://agency.example.com/", "https://agency.example.com"],
  ["HTTPS://Agency.Example.com:443", "https://agency.example.com"],
  ["http://192.0.2.7:8080", "http://192.0.2.7:8080"],
])("SITE_URL %s is the origin %s", (SITE_URL, siteUrl) => {
  expect(parseEnv({ SITE_URL }).siteUrl).toBe(siteUrl);
});

test("DATA_DIR is refused if it is a file", () => {
  const named = (DATA_DIR: string) => () => parseEnv({ DATA_DIR });
  expect(named("package.json")).toThrow("DATA_DIR must be a folder, not a file");
  expect(named("server")).not.toThrow();
  expect(named("not/there/yet")).not.toThrow();
});

test("a folder that cannot be reached is no wrong setting", () => {
  // ENAMETOOLONG, as EACCES or ESTALE would be for another user or a lost disk.
  const path = `/${"x".repeat(300)}`;
  for (const name of ["DATA_DIR", "BACKUP_DIR"]) {
    expect(() => parseEnv({ [name]: path })).not.toThrow();
  }
});

test.each([
  "https://a.example/shop",
  "https://a.example?x=1",
  "https://a.example/#a",
  "https://u:p@a.example",
])("SITE_URL %s is refused, because it is more than an origin", (SITE_URL) => {
  expect(() => parseEnv({ SITE_URL })).toThrow("SITE_URL must end with the host");
});

test.each(["https://x.supabase.co/rest/v1/", "https://x.supabase.co/rest/v1"])(
  "SUPABASE_URL %s is refused, because the Data API's URL is not the project's",
  (SUPABASE_URL) => {
    const read = (url: string) => parseEnv({ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: "key" });
    expect(() => read(SUPABASE_URL)).toThrow("SUPABASE_URL must end with the host: remove /rest");
    expect(read("https://x.supabase.co/").backend).toMatchObject({ url: "https://x.supabase.co" });
  },
);

const jwt = (role: string) => new UnsecuredJWT({ role }).encode();

test("a secret key is refused where every page would show it, and a publishable key as the secret one", () => {
  const read = (SUPABASE_PUBLISHABLE_KEY: string, SUPABASE_SECRET_KEY = "") =>
    parseEnv({
      SUPABASE_URL: "https://x.supabase.co",
      SUPABASE_PUBLISHABLE_KEY,
      SUPABASE_SECRET_KEY,
    });
  for (const secret of ["sb_secret_1234", jwt("service_role")]) {
    expect(() => read(secret)).toThrow("SUPABASE_PUBLISHABLE_KEY is a secret key");
    for (const publishable of ["sb_publishable_1234", jwt("anon")]) {
      expect(() => read(publishable, publishable)).toThrow("SUPABASE_SECRET_KEY is a publishable");
      expect(read(publishable, secret).backend).toMatchObject({ secretKey: secret });
    }
  }
});

test.each([
  ["1", true],
  ["true", true],
  ["Yes", true],
  ["on", true],
  ["", false],
  ["0", false],
  ["False", false],
  ["off", false],
  ["no", false],
])("TRUST_PROXY=%s is %s", (TRUST_PROXY, trustProxy) => {
  expect(parseEnv({ TRUST_PROXY }).trustProxy).toBe(trustProxy);
});

test.each([
  [{ TRUST_PROXY: "nginx" }, "TRUST_PROXY must be 1 or 0"],
  [{ PORT: "0" }, "PORT must be a number from 1 to 65535"],
  [{ PORT: "65536" }, "PORT must be a number from 1 to 65535"],
  [{ PORT: "0x10" }, "PORT must be a number from 1 to 65535"],
  [{ PORT: "1e3" }, "PORT must be a number from 1 to 65535"],
  [{ SITE_URL: "agency.example.com" }, "SITE_URL must be a URL"],
  [{ SITE_URL: "ftp://agency.example.com" }, "SITE_URL must be a URL"],
  [{ SUPABASE_URL: "https://x.supabase.co" }, "SUPABASE_PUBLISHABLE_KEY must be set too"],
  [{ SUPABASE_PUBLISHABLE_KEY: "key" }, "SUPABASE_URL must be set too"],
  [{ SUPABASE_SECRET_KEY: "key", DATABASE_URL: "postgres://u@h/a" }, "SUPABASE_URL must be set"],
])("%o is refused with a clear message", (env, words) => {
  expect(() => parseEnv(env)).toThrow(words);
});

test.each([
  ["sslmode=require&channel_binding=require", "sslmode=require"],
  ["gssencmode=disable&application_name=a%20b&target_session_attrs=any", "application_name=a+b"],
  ["target_session_attrs=read-write", "target_session_attrs=read-write"],
  ["options=endpoint%3Dx", "options=endpoint%3Dx"],
  ["sslrootcert=system", "sslmode=verify-full"],
])("of DATABASE_URL's ?%s, the driver gets ?%s", (query, passed) => {
  const start = "postgresql://u:p%40%23@db.example.com:5432/a";
  const env = parseEnv({ DATABASE_URL: `${start}?${query}` });
  expect(env.backend).toMatchObject({ databaseUrl: `${start}?${passed}` });
});

test("a certificate in DATABASE_URL is refused, because the driver does not read it", () => {
  const DATABASE_URL = "postgres://u@db.example.com/a?sslmode=verify-full&sslrootcert=/ca.pem";
  expect(() => parseEnv({ DATABASE_URL })).toThrow("NODE_EXTRA_CA_CERTS");
  expect(() => parseEnv({ DATABASE_URL: "localhost/a" })).toThrow("DATABASE_URL must look like");
});

test("each invalid setting is reported once, in its own sentence", () => {
  const wrong = {
    PORT: "abc",
    ADMIN_PASSWORD: "short",
    SUPABASE_URL: "https://x.supabase.co",
    DATABASE_URL: "postgres://localhost/a",
  };
  let said = "";
  try {
    parseEnv(wrong);
  } catch (error) {
    expect(error).toBeInstanceOf(EnvError);
    said = (error as Error).message;
  }
  expect(said.split("\n").map((sentence) => sentence.split(" ")[0])).toEqual([
    "PORT",
    "ADMIN_PASSWORD",
    "SUPABASE_URL",
    "Set",
  ]);
});

test("mail needs both of its settings, and a hosted project sends its own", () => {
  const SMTP_URL = "smtp://user:secret@mail.example.com:587";
  const MAIL_FROM = "Vaigai Holidays <office@example.com>";
  expect(parseEnv({}).mail).toBeUndefined();
  expect(parseEnv({ SMTP_URL, MAIL_FROM }).mail).toEqual({
    host: "mail.example.com",
    port: 587,
    isSecure: false,
    user: { name: "user", password: "secret" },
    from: { name: "Vaigai Holidays", address: "office@example.com" },
  });
  expect(parseEnv({ SMTP_URL, MAIL_FROM: "office@example.com" }).mail).toBeDefined();
  for (const half of [{ SMTP_URL }, { MAIL_FROM }]) {
    expect(() => parseEnv(half)).toThrow("Set both SMTP_URL and MAIL_FROM, or neither");
  }
  expect(() => parseEnv({ SMTP_URL: "mail.example.com", MAIL_FROM })).toThrow(
    "SMTP_URL must look like smtp://",
  );
  expect(() => parseEnv({ SMTP_URL, MAIL_FROM: "nobody" })).toThrow("MAIL_FROM must look like");
  const hosted = { SUPABASE_URL: "https://x.supabase.co", SUPABASE_PUBLISHABLE_KEY: "key" };
  expect(() => parseEnv({ ...hosted, SMTP_URL, MAIL_FROM })).toThrow("sends its own mail");
});

const MAIL_FROM = "office@example.com";

test.each([
  ["smtp://localhost", { host: "localhost", port: 587, isSecure: false, user: undefined }],
  ["smtp://[::1]:25/", { host: "::1", port: 25 }],
  ["SMTPS://mail.example.com", { host: "mail.example.com", port: 465, isSecure: true }],
  [
    "smtps://office%40example.com:%23%2F%3F%40%25%3A@mail.example.com:465",
    { host: "mail.example.com", user: { name: "office@example.com", password: "#/?@%:" } },
  ],
  [
    "smtp://office@example.com:a:b@mail.example.com",
    { user: { name: MAIL_FROM, password: "a:b" } },
  ],
])("SMTP_URL %s is read", (SMTP_URL, settings) => {
  expect(parseEnv({ SMTP_URL, MAIL_FROM }).mail).toMatchObject(settings);
});

test.each(["#", "/", "?", "@", "%", " ", "%zz", "%ff"])(
  "SMTP_URL with %j in the password is refused, with the host and port and without the password",
  (odd) => {
    const SMTP_URL = `smtp://user:first${odd}second@mail.example.com:2525`;
    const words = /percent-encoded.* host mail\.example\.com, port 2525$/;
    expect(() => parseEnv({ SMTP_URL, MAIL_FROM })).toThrow(words);
    expect(() => parseEnv({ SMTP_URL, MAIL_FROM })).not.toThrow(/first|second/);
  },
);

test.each([
  ["smtp://user:secret@mail.example.com:465", "needs smtps://"],
  ["smtp://mail.example.com:0", "SMTP_URL must look like"],
  ["smtp://mail.example.com/path", "SMTP_URL must look like"],
  ["smtp://mail.example.com:587?tls=1", "SMTP_URL must look like"],
  ["https://mail.example.com", "SMTP_URL must look like"],
  ["smtp://:secret@mail.example.com", "SMTP_URL has a password but no user"],
  ["smtp://user:secret@mail.example.com:2525?x=a@b", "what follows the host and the port"],
  ["smtp://user:secret@mail.example.com/a@b", "what follows the host and the port"],
])("SMTP_URL %s is refused", (SMTP_URL, words) => {
  expect(() => parseEnv({ SMTP_URL, MAIL_FROM })).toThrow(words);
});

test.each([
  ["Vaigai Tours, Travels & Co. <office@example.com>", "Vaigai Tours, Travels & Co."],
  ['"Vaigai; \\"Sun\\" @ home (Madurai)" <office@example.com>', 'Vaigai; "Sun" @ home (Madurai)'],
  ["வைகை: பயணம் <office@example.com>", "வைகை: பயணம்"],
  ["<office@example.com>", ""],
])("MAIL_FROM %s is one name and one address", (from, name) => {
  const { mail } = parseEnv({ SMTP_URL: "smtp://localhost", MAIL_FROM: from });
  expect(mail?.from).toEqual({ name, address: "office@example.com" });
});

test.each(["a@b.in, c@d.in", "A <a@b.in>, C <c@d.in>", "Agency", "A <a@b.in> C"])(
  "MAIL_FROM %s is refused",
  (from) => {
    const settings = { SMTP_URL: "smtp://localhost", MAIL_FROM: from };
    expect(() => parseEnv(settings)).toThrow("MAIL_FROM must look like");
  },
);
