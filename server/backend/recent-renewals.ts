/** As long as hosted Supabase takes a refresh token a second time. */
const AGAIN_MS = 10_000;

interface Renewal {
  at: number;
  answer: Promise<Response>;
}

/**
 * A refresh token is worth one session, and a page that is reloaded or loses its network while it asks
 * for it asks again with the same one: it gets the same answer, for ten seconds, instead of being signed
 * out. Kept in memory; an answer that refuses is not.
 */
export function recentRenewals(now = () => performance.now()) {
  const renewals = new Map<string, Renewal>();

  function forgetOld(): void {
    for (const [token, { at }] of renewals) {
      if (now() - at < AGAIN_MS) break;
      renewals.delete(token);
    }
  }

  return {
    /** In: the refresh token, and how to ask for its session. Out: the answer, for the caller alone. */
    async renew(token: string, ask: () => Promise<Response>): Promise<Response> {
      forgetOld();
      let renewal = renewals.get(token);
      if (!renewal) {
        renewal = { at: now(), answer: ask() };
        renewals.set(token, renewal);
      }
      const forget = () => {
        if (renewals.get(token) === renewal) renewals.delete(token);
      };
      try {
        const answer = await renewal.answer;
        if (!answer.ok) forget();
        return answer.clone();
      } catch (error) {
        forget();
        throw error;
      }
    },
    /** When sessions end: nobody gets one of them again. */
    forgetAll(): void {
      renewals.clear();
    },
  };
}
