import { createClient, type User } from "@supabase/supabase-js";
import { z } from "zod";
import type { Operator } from "../../../app/features/access/account.ts";
import type { Database } from "../../../app/supabase/database.types.ts";
import { listenToRows, type RowChange } from "../../../app/supabase/row-changes.ts";
import type { BackendChoice } from "../../env.ts";
import type { Logger } from "../../log.ts";
import { StartError } from "../../start-error.ts";
import type { Backend, Operators, StoredFile } from "../backend.ts";
import { readMigrations } from "../migrate.ts";
import { CONTENT_TABLES } from "../tables.ts";

type HostedChoice = Extract<BackendChoice, { kind: "hosted" }>;

/** For one read of a page, one test of the project. */
const TIMEOUT_MS = 5_000;
/** For one call of the server itself, such as storing an enquiry. */
const CALL_TIMEOUT_MS = 15_000;
/** For a picture of up to 10 MB. */
const FILE_TIMEOUT_MS = 30_000;
const CLIENT_OPTIONS = {
  auth: { persistSession: false, autoRefreshToken: false },
  global: { fetch: fetchWithin(CALL_TIMEOUT_MS) },
};

/** Returns a `fetch` for all requests to the project, because one that hangs would hold up the server. */
function fetchWithin(limitMs: number): typeof fetch {
  return (input, init) => {
    const own = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const limit = AbortSignal.timeout(limitMs);
    return fetch(input, { ...init, signal: own ? AbortSignal.any([own, limit]) : limit });
  };
}

export async function createHostedBackend(choice: HostedChoice, log: Logger): Promise<Backend> {
  const failure = await findFailure(choice);
  if (failure) log.error(failure);
  else await warnOfOpenSignUps(choice, log);
  const service = serviceClient(choice);
  // The service client is preferred, because other clients get no event when a tour is hidden.
  const watcher =
    service ?? createClient<Database>(choice.url, choice.publishableKey, CLIENT_OPTIONS);
  const changeListeners: ((change: RowChange) => void)[] = [];
  const missedChangesListeners: (() => void)[] = [];
  /** Once applied, migrations stay applied. */
  let hasTables = false;
  let lastStatus = "";
  const stopListening = listenToRows(watcher, {
    channel: "page-purges",
    // Only the service client can read enquiries.
    tables: service ? [...CONTENT_TABLES, "enquiries"] : CONTENT_TABLES,
    onChange(change) {
      for (const listener of changeListeners) listener(change);
    },
    onStatus(status) {
      if (status === "SUBSCRIBED") for (const listener of missedChangesListeners) listener();
      else if (status !== lastStatus) {
        log.warn(
          { status },
          "realtime: no change notifications; pages are refreshed after a minute",
        );
      }
      lastStatus = status;
    },
  });
  return {
    browserUrl: choice.url,
    publishableKey: choice.publishableKey,
    url: choice.url,
    fetch: fetchWithin(TIMEOUT_MS),
    service,
    operators: hostedOperators(service),
    readPublicFile: (path) => readPublicFile(choice.url, path),
    // There is no first start, because the operator is added by hand (docs/deploy.md).
    lockStart: async () => async () => {},
    isFirstStart: async () => false,
    async finishFirstStart() {},
    onChange: (listener) => void changeListeners.push(listener),
    onMissedChanges: (listener) => void missedChangesListeners.push(listener),
    async findProblem() {
      const failure = await findFailure(choice);
      if (failure || hasTables) return failure;
      try {
        const problem = await findOldTables(choice);
        hasTables = !problem;
        return problem;
      } catch {
        // The next check asks again.
        return undefined;
      }
    },
    async close() {
      await stopListening();
      await watcher.removeAllChannels();
    },
  };
}

function serviceClient(choice: HostedChoice) {
  return choice.secretKey
    ? createClient<Database>(choice.url, choice.secretKey, CLIENT_OPTIONS)
    : undefined;
}

export function operatorsOf(choice: HostedChoice): Operators {
  return hostedOperators(serviceClient(choice));
}

type KeyName = "SUPABASE_PUBLISHABLE_KEY" | "SUPABASE_SECRET_KEY";

/** Returns the HTTP status of a test read; 0 if the project cannot be reached. */
async function probe({ url, ...keys }: HostedChoice, name: KeyName): Promise<number> {
  const key = (name === "SUPABASE_SECRET_KEY" ? keys.secretKey : keys.publishableKey) ?? "";
  try {
    // Only an old key, which is a JWT, can be a bearer token.
    const token: Record<string, string> = key.startsWith("sb_")
      ? {}
      : { authorization: `Bearer ${key}` };
    const response = await fetchWithin(TIMEOUT_MS)(
      `${url}/rest/v1/company_info?select=id&limit=1`,
      {
        headers: { apikey: key, ...token },
      },
    );
    return response.status;
  } catch {
    return 0;
  }
}

/** Why a test read fails, in a sentence; undefined if it works with each key. */
async function findFailure(choice: HostedChoice): Promise<string | undefined> {
  const { url, secretKey } = choice;
  const names: KeyName[] = ["SUPABASE_PUBLISHABLE_KEY"];
  if (secretKey) names.push("SUPABASE_SECRET_KEY");
  for (const name of names) {
    const status = await probe(choice, name);
    if (status === 200) continue;
    if (status === 401 || status === 403) return `${name} is wrong or has expired`;
    if (status === 0) return `${url} cannot be reached: pages show defaults until it can`;
    return `${url} does not respond as a Supabase project does (status ${status})`;
  }
  return undefined;
}

/** PostgREST's code, and PostgreSQL's if PostgREST has not yet seen that the function is gone. */
const NO_FUNCTION = ["PGRST202", "42883"];

/** Says which migration the project lacks; undefined if it lacks none. Throws if the project cannot be asked. */
export async function findOldTables(choice: HostedChoice): Promise<string | undefined> {
  const { url, publishableKey } = choice;
  const { data, error } = await createClient<Database>(url, publishableKey, CLIENT_OPTIONS)
    .rpc("applied_migrations", {}, { get: true })
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  const isMissing = NO_FUNCTION.includes(error?.code ?? "");
  if (error && !isMissing) throw error;
  const lacking = data
    ? readMigrations().find(({ version }) => !data.includes(version))
    : undefined;
  if (!isMissing && !lacking) return undefined;
  const state = lacking
    ? `older than this release (${lacking.version}_${lacking.name} is missing)`
    : "missing, or older than this release";
  return `The tables of the Supabase project are ${state}. Run "supabase db push --include-all" (docs/deploy.md).`;
}

const settings = z.object({
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  external: z.object({ anonymous_users: z.boolean().default(false) }),
});

/** Logs a warning if anybody can make an account with an e-mail address that is not theirs, or with none. */
export async function warnOfOpenSignUps(
  { url, publishableKey }: Pick<HostedChoice, "url" | "publishableKey">,
  log: Pick<Logger, "warn">,
): Promise<void> {
  try {
    const response = await fetchWithin(TIMEOUT_MS)(`${url}/auth/v1/settings`, {
      headers: { apikey: publishableKey },
    });
    const { disable_signup, mailer_autoconfirm, external } = settings.parse(await response.json());
    const isOpen = !disable_signup && (mailer_autoconfirm || external.anonymous_users);
    if (!isOpen) return;
    log.warn(
      `Anybody can make an account in the project at ${url} without confirming an address: turn off sign-ups and anonymous sign-ins in its dashboard (docs/deploy.md)`,
    );
  } catch (error) {
    log.warn({ err: error }, `the sign-up settings of ${url} could not be read`);
  }
}

const isOperator = ({ app_metadata }: User) => app_metadata.role === "admin";

function hostedOperators(service: Backend["service"]): Operators {
  async function list(): Promise<Operator[]> {
    const users = await listUsers(service);
    return users
      .filter(isOperator)
      .map(({ id, email, phone, created_at, last_sign_in_at = null }) => ({
        id,
        // The project sends an empty text instead of null.
        email: email || null,
        phone: phone || null,
        addedAt: created_at,
        lastSeenAt: last_sign_in_at,
      }))
      .sort((one, other) => (one.email ?? "").localeCompare(other.email ?? ""));
  }

  return {
    list,
    async remove(id) {
      const operators = await list();
      if (!service || operators.length < 2 || !operators.some((one) => one.id === id)) return false;
      const { admin } = service.auth;
      // If two operators remove each other at once, one must remain. So this takes the role away
      // first. It gives the role back if no operator is left, or if the account could not be deleted:
      // an account without it is in no list, and could not be removed again.
      throwIfFailed(await admin.updateUserById(id, { app_metadata: { role: null } }));
      const left = await list().catch(() => []);
      const deletion = left.length > 0 ? await admin.deleteUser(id) : undefined;
      if (deletion && !deletion.error) return true;
      const restored = await admin.updateUserById(id, { app_metadata: { role: "admin" } });
      throwIfFailed(deletion ?? restored);
      return false;
    },
    areMissing: async () => false,
    async create(email, password) {
      const known = await usersWith(email);
      if (known.some(isOperator)) return false;
      if (!service) throw new StartError("SUPABASE_SECRET_KEY is needed to create an operator");
      const { admin } = service.auth;
      for (const stranger of known) throwIfFailed(await admin.deleteUser(stranger.id));
      const app_metadata = { role: "admin" };
      throwIfFailed(await admin.createUser({ email, password, email_confirm: true, app_metadata }));
      return true;
    },
    async resetPassword(email, password) {
      const operator = (await usersWith(email)).find(isOperator);
      if (!operator || !service) return false;
      // An operator whose address is unconfirmed could not sign in with the new password.
      const change = { password, email_confirm: true };
      throwIfFailed(await service.auth.admin.updateUserById(operator.id, change));
      return true;
    },
  };

  async function usersWith(email: string): Promise<User[]> {
    const users = await listUsers(service);
    return users.filter((one) => one.email?.toLowerCase() === email.toLowerCase());
  }
}

async function listUsers(service: Backend["service"]): Promise<User[]> {
  if (!service) throw new StartError("SUPABASE_SECRET_KEY is needed to change an operator");
  const users: User[] = [];
  for (let page = 1; ; page++) {
    const { data, error } = await service.auth.admin.listUsers({ page, perPage: 200 });
    throwIfFailed({ error });
    users.push(...data.users);
    if (data.users.length < 200) return users;
  }
}

function throwIfFailed({ error }: { error: Error | null }): void {
  if (!error) return;
  // Its message is that of a proxy, such as "Bad Gateway".
  const isDown = error.name === "AuthRetryableFetchError" || error.name === "AuthUnknownError";
  throw new StartError(
    isDown
      ? "The project at SUPABASE_URL does not respond. Check the URL, or try again in a moment."
      : `The project at SUPABASE_URL did not do it: ${error.message}`,
  );
}

async function readPublicFile(url: string, path: string): Promise<StoredFile | undefined> {
  // Without a new query each time, the project's CDN can still send a file that was deleted.
  const file = `${url}/storage/v1/object/public/media/${encodeURI(path)}?at=${Date.now()}`;
  const response = await fetchWithin(FILE_TIMEOUT_MS)(file);
  // The storage says 400 for a file that it does not have.
  if (response.status === 400 || response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The storage responds with the status ${response.status}`);
  return {
    contentType: response.headers.get("content-type") ?? "application/octet-stream",
    bytes: new Uint8Array(await response.arrayBuffer()),
    etag: (response.headers.get("etag") ?? "").replace(/^W\/|"/g, ""),
    storedAt: new Date(response.headers.get("last-modified") ?? 0),
  };
}
