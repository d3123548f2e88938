import { RowCache } from "../../pages/cache.ts";

/** As long as hosted Supabase takes a refresh token a second time. */
const AGAIN_MS = 10_000;
const MAX_BYTES = 1024 * 1024;

interface Renewal {
  size: number;
  bytes: ArrayBuffer;
  init: ResponseInit;
}

/**
 * A refresh token is worth one session, and a page that is reloaded or loses its network while it asks
 * for it asks again with the same one: it gets the same answer, for ten seconds, instead of being signed
 * out. Kept in memory; an answer that refuses is not.
 */
export function recentRenewals(now = () => performance.now()) {
  const renewals = new RowCache<Renewal>({ maxBytes: MAX_BYTES, freshMs: AGAIN_MS, now });
  return {
    /** In: the refresh token, and how to ask for its session. Out: the answer, for the caller alone. */
    async renew(token: string, ask: () => Promise<Response>): Promise<Response> {
      const { bytes, init } = await renewals.get(token, async () => {
        const answer = await ask();
        const { status, headers } = answer;
        const bytes = await answer.arrayBuffer();
        const value = { size: bytes.byteLength, bytes, init: { status, headers } };
        return { value, isCacheable: answer.ok, sources: new Set() };
      });
      return new Response(bytes, init);
    },
    /** When sessions end: nobody gets one of them again. */
    forgetAll: () => renewals.purgeAll(),
  };
}
