import { LRUCache } from "lru-cache";

const SHARED_MS = 1_000;
const MAX_READS = 32;
/** In characters. A longer response is not shared, so that few megabytes are in memory. */
const MAX_LENGTH = 128 * 1024;

export interface SharedReads {
  fetch(request: Request): Promise<Response>;
  /** Call it when content has changed. A read that is still running is not shared any more. */
  clear(): void;
}

interface Read {
  began: number;
  response: Promise<{ text: string; status: number; headers: Headers }>;
}

/**
 * Every page reads the company, the menu and so on. Pages that are rendered in the same second share
 * these reads, so that a flood of uncached pages costs the database less.
 */
export function shareReads(send: (request: Request) => Promise<Response>): SharedReads {
  const reads = new LRUCache<string, Read>({ max: MAX_READS });

  async function read(key: string, request: Request): Read["response"] {
    let isShared = false;
    try {
      const response = await send(request);
      const text = await response.text();
      isShared = response.ok && text.length <= MAX_LENGTH;
      return { text, status: response.status, headers: response.headers };
    } finally {
      if (!isShared) reads.delete(key);
    }
  }

  return {
    async fetch(request) {
      if (request.method !== "GET") return send(request);
      const key = [request.url, ...request.headers].join("\n");
      const now = performance.now();
      let shared = reads.get(key);
      if (!shared || now - shared.began > SHARED_MS) {
        shared = { began: now, response: read(key, request) };
        reads.set(key, shared);
      }
      const { text, status, headers } = await shared.response;
      return new Response(text, { status, headers });
    },
    clear: () => reads.clear(),
  };
}
