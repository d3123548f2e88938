import { statSync } from "node:fs";
import { resolve } from "node:path";
import { decodeJwt } from "jose";
import { z } from "zod";
import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from "../app/features/access/password.ts";
import { databaseUrl } from "./database-url.ts";
import { type MailSettings, mailFrom, smtpUrl } from "./mail-settings.ts";

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const origin = (name: string, refused: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be a URL such as https://example.com` })
    .refine((value) => isOrigin(value.replace(/\/+$/, "")), {
      error: `${name} must end with the host: ${refused}`,
    })
    .transform((value) => new URL(value).origin);

/** False if nothing is there, or if this cannot be known. */
function isNoFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
  } catch {
    return false;
  }
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && url.href === `${url.origin}/`;
}

const KEYS = "The project's dashboard has both under Settings, API Keys";

/** Undefined if the key has neither shape. An old key is a JWT. */
function kindOfKey(key = ""): "publishable" | "secret" | undefined {
  const [, kind] = /^sb_(publishable|secret)_/.exec(key) ?? [];
  const role = kind ?? roleOf(key);
  if (role === "secret" || role === "service_role") return "secret";
  return role === "publishable" || role === "anon" ? "publishable" : undefined;
}

function roleOf(jwt: string): unknown {
  try {
    return decodeJwt(jwt).role;
  } catch {
    return undefined;
  }
}

/** Makes Zod run a check even if another setting is invalid, so that every error is shown. */
const always = () => true;

export const DEFAULT_ADMIN_EMAIL = "admin@example.com";
const PORT_ERROR = "PORT must be a number from 1 to 65535, for example 3000";

const schema = z
  .object({
    NODE_ENV: optional,
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, { error: PORT_ERROR })
      .transform(Number)
      .refine((port) => port >= 1 && port <= 65_535, { error: PORT_ERROR })
      .default(3000),
    HOST: optional,
    SITE_URL: optional.pipe(
      origin("SITE_URL", "no path, no user, nothing else behind it").optional(),
    ),
    DATA_DIR: optional.refine((path) => !path || !isNoFolder(path), {
      error: "DATA_DIR must be a folder, not a file",
    }),
    // Not looked at here: a network folder can hang, and then only the backup fails.
    BACKUP_DIR: optional,
    ADMIN_EMAIL: optional.pipe(
      z.email({ error: "ADMIN_EMAIL must be an e-mail address" }).optional(),
    ),
    ADMIN_PASSWORD: z
      .string()
      .transform((value) => value || undefined)
      .optional()
      .pipe(
        z
          .string()
          .min(MIN_PASSWORD_LENGTH, {
            error: `ADMIN_PASSWORD must be at least ${MIN_PASSWORD_LENGTH} characters`,
          })
          .refine((value) => Buffer.byteLength(value) <= MAX_PASSWORD_BYTES, {
            error: `ADMIN_PASSWORD must be at most ${MAX_PASSWORD_BYTES} bytes`,
          })
          .optional(),
      ),
    DATABASE_URL: optional.pipe(databaseUrl.optional()),
    SUPABASE_URL: optional.pipe(
      origin("SUPABASE_URL", "remove /rest/v1/ or whatever else is behind it").optional(),
    ),
    // It is in every page.
    SUPABASE_PUBLISHABLE_KEY: optional.refine((key) => kindOfKey(key) !== "secret", {
      error: `SUPABASE_PUBLISHABLE_KEY is a secret key, which everybody would see. ${KEYS}`,
    }),
    SUPABASE_SECRET_KEY: optional.refine((key) => kindOfKey(key) !== "publishable", {
      error: `SUPABASE_SECRET_KEY is a publishable key, which has too few rights. ${KEYS}`,
    }),
    SMTP_URL: optional.pipe(smtpUrl.optional()),
    MAIL_FROM: optional.pipe(mailFrom.optional()),
    SUPPORT_EMAIL: optional.pipe(
      z.email({ error: "SUPPORT_EMAIL must be an e-mail address" }).optional(),
    ),
    TRUST_PROXY: optional.pipe(z.stringbool({ error: "TRUST_PROXY must be 1 or 0" }).optional()),
    PUSH_TO_LOCALHOST: optional.pipe(
      z.stringbool({ error: "PUSH_TO_LOCALHOST must be 1 or 0" }).optional(),
    ),
    LOG_LEVEL: optional.pipe(
      z
        .enum(["debug", "info", "warn", "error", "silent"], {
          error: "LOG_LEVEL must be one of debug, info, warn, error, silent",
        })
        .optional(),
    ),
  })
  .refine((env) => !env.SUPABASE_URL || env.SUPABASE_PUBLISHABLE_KEY, {
    error: "SUPABASE_URL is set, so SUPABASE_PUBLISHABLE_KEY must be set too",
    when: always,
  })
  .refine((env) => env.SUPABASE_URL || !(env.SUPABASE_PUBLISHABLE_KEY || env.SUPABASE_SECRET_KEY), {
    error: "A key of a Supabase project is set, so SUPABASE_URL must be set too",
    when: always,
  })
  .refine((env) => !(env.SUPABASE_URL && env.DATABASE_URL), {
    error: "Set either SUPABASE_URL or DATABASE_URL, not both",
    when: always,
  })
  .refine((env) => !env.SMTP_URL === !env.MAIL_FROM, {
    error: "Set both SMTP_URL and MAIL_FROM, or neither",
    when: always,
  })
  .refine((env) => !(env.SUPABASE_URL && env.SMTP_URL), {
    error:
      "SUPABASE_URL is set: the project sends its own mail, so leave SMTP_URL and MAIL_FROM unset",
    when: always,
  });

/** The three ways to run Supabase (docs/decisions/0001). */
export type BackendChoice =
  | { kind: "embedded" }
  | { kind: "postgres"; databaseUrl: string }
  | { kind: "hosted"; url: string; publishableKey: string; secretKey: string | undefined };

export interface Env {
  isProduction: boolean;
  port: number;
  host: string;
  /** The site's public origin, without a trailing slash. */
  siteUrl: string;
  dataDir: string;
  /** The folder of the nightly backups, if it is not in the data folder. */
  backupDir: string | undefined;
  adminEmail: string;
  adminPassword: string | undefined;
  backend: BackendChoice;
  mail: MailSettings | undefined;
  /** The address that helps operators with the panel. */
  supportEmail: string | undefined;
  trustProxy: boolean;
  /** For tests: allows a push service on localhost. */
  pushToLocalhost: boolean;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

/** Thrown by `parseEnv`. The message has one line for each invalid setting. */
export class EnvError extends Error {}

export function parseEnv(input: Record<string, string | undefined>): Env {
  const result = schema.safeParse({ ...input, PORT: input.PORT?.trim() || undefined });
  if (!result.success) {
    throw new EnvError(result.error.issues.map((issue) => issue.message).join("\n"));
  }
  const env = result.data;
  return {
    isProduction: env.NODE_ENV !== "development",
    port: env.PORT,
    host: env.HOST ?? "127.0.0.1",
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    dataDir: resolve(env.DATA_DIR ?? "./data"),
    backupDir: env.BACKUP_DIR && resolve(env.BACKUP_DIR),
    adminEmail: (env.ADMIN_EMAIL ?? DEFAULT_ADMIN_EMAIL).toLowerCase(),
    adminPassword: env.ADMIN_PASSWORD,
    backend: backendChoice(env),
    mail: env.SMTP_URL && env.MAIL_FROM ? { ...env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    supportEmail: env.SUPPORT_EMAIL,
    trustProxy: env.TRUST_PROXY ?? false,
    pushToLocalhost: env.PUSH_TO_LOCALHOST ?? false,
    logLevel: env.LOG_LEVEL ?? "info",
  };
}

function backendChoice(env: z.infer<typeof schema>): BackendChoice {
  if (env.SUPABASE_URL && env.SUPABASE_PUBLISHABLE_KEY) {
    return {
      kind: "hosted",
      url: env.SUPABASE_URL,
      publishableKey: env.SUPABASE_PUBLISHABLE_KEY,
      secretKey: env.SUPABASE_SECRET_KEY,
    };
  }
  if (env.DATABASE_URL) return { kind: "postgres", databaseUrl: env.DATABASE_URL };
  return { kind: "embedded" };
}
