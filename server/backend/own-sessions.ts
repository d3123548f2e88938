import { z } from "zod";
import { type Api, callAs } from "./embedded/forward.ts";
import { Refusal } from "./embedded/refusal.ts";

/** Passwords, codes and operators can be changed only this soon after signing in. */
const RECENT_MS = 10 * 60 * 1000;

const rows = z.array(
  z.object({
    id: z.string(),
    user_agent: z.string().nullable(),
    created_at: z.string(),
    last_used_at: z.string(),
    is_current: z.boolean(),
  }),
);

/** One device on which the operator is signed in. The times are ISO 8601. */
interface OwnSession {
  id: string;
  userAgent: string | null;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
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
