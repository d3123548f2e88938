// The caller of a request: the claims of the token, the role, the sessions.
import { decodeJwt } from "jose";
import { z } from "zod";
import type { OwnSession } from "../../app/features/access/account.ts";
import { Refusal, unavailable } from "../http/refusal.ts";
import type { Backend } from "./backend.ts";

export type Api = Pick<Backend, "url" | "fetch" | "publishableKey">;

/** Passwords, codes and operators can be changed only this soon after signing in. */
const RECENT_MS = 10 * 60 * 1000;

const tokenClaims = z.object({ sub: z.string(), session_id: z.string() });

const rows = z.array(
  z.object({
    id: z.string(),
    user_agent: z.string().nullable(),
    created_at: z.string(),
    last_used_at: z.string(),
    is_current: z.boolean(),
  }),
);

/** The claims of a token, which is not checked here; undefined if they cannot be read. */
export function sessionOf(token: string): z.infer<typeof tokenClaims> | undefined {
  try {
    return tokenClaims.parse(decodeJwt(token));
  } catch {
    return undefined;
  }
}

/** Calls an SQL function with the caller's token. Throws Refusal (401) if the token is invalid. */
async function callAs(api: Api, authorization: string, name: string): Promise<unknown> {
  const response = await api.fetch(
    new Request(`${api.url}/rest/v1/rpc/${name}`, {
      headers: { apikey: api.publishableKey, authorization },
    }),
  );
  if (response.status === 401) throw new Refusal(401, "bad_jwt", "Invalid token");
  // A slow database can also cause a 4xx, and it must not look as if the caller were nobody.
  if (!response.ok) throw unavailable();
  return response.json();
}

/** "not an admin" for a live session of anybody else. Throws Refusal (401) for an invalid token. */
export async function accountState(api: Api, authorization: string): Promise<unknown> {
  return callAs(api, authorization, "account_state");
}

/** True for the token of a live session of an operator. Throws Refusal (401) for an invalid token. */
export async function isAdmin(api: Api, authorization: string): Promise<boolean> {
  return (await callAs(api, authorization, "is_admin")) === true;
}

/** The operator's live sessions, the current one first; none for anybody else. */
export async function ownSessions(api: Api, authorization: string): Promise<OwnSession[]> {
  return rows.parse(await callAs(api, authorization, "my_sessions")).map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isCurrent: row.is_current,
  }));
}

/**
 * Protects calls with which a stolen session could take over the site. Throws Refusal (403) unless an
 * operator has signed in to this session recently.
 */
export async function requireRecentSignIn(api: Api, authorization: string): Promise<void> {
  const [current] = await ownSessions(api, authorization);
  const isRecent = current?.isCurrent && Date.now() - Date.parse(current.createdAt) < RECENT_MS;
  if (isRecent) return;
  throw new Refusal(403, "reauthentication_needed", "Please enter your password again");
}
