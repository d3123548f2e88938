import type { Context } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { Refusal } from "./refusal.ts";

interface Budget {
  /** Bytes of all responses that are being sent. Beyond it, the oldest of them ends. */
  total: number;
  /** The share of one IP address. Beyond it, its next request is refused. */
  perIp: number;
  /** After this time without progress, a response ends. */
  idleMs: number;
}

/** Limits the memory of responses that their clients do not read, or read slowly. */
export function unreadResponses({ total, perIp, idleMs }: Budget) {
  const unreadByIp = new Map<string, number>();
  let unread = 0;
  /** Functions that end a response, oldest first. */
  const ends = new Set<() => void>();

  /** `bytes` are negative when a response has been sent. */
  function addUnread(clientIp: string, bytes: number): void {
    unread += bytes;
    const left = (unreadByIp.get(clientIp) ?? 0) + bytes;
    if (left > 0) unreadByIp.set(clientIp, left);
    else unreadByIp.delete(clientIp);
  }

  return {
    /** Throws Refusal if the client has not read its earlier responses. */
    refuseBeyondBudget(clientIp: string): void {
      if ((unreadByIp.get(clientIp) ?? 0) < perIp) return;
      throw new Refusal(503, "busy", "Please read the earlier responses first.", 5);
    },
    /** Reads the response's body into memory, and counts its bytes until it has been sent. */
    async count(call: Context<ApiEnv>, response: Response): Promise<Response> {
      if (!response.body) return response;
      const bytes = await response.arrayBuffer();
      const { incoming, outgoing } = call.env;
      const { socket } = incoming;
      if (socket.destroyed) return new Response(null, response);
      const clientIp = call.get("clientIp");
      const end = () => void socket.destroy();
      const release = () => {
        outgoing.off("close", release);
        // A response that waits behind another one of its connection has no event of its own.
        socket.off("close", release);
        if (ends.delete(end)) addUnread(clientIp, -bytes.byteLength);
      };
      outgoing.once("close", release);
      // Many responses can wait on one connection. By default, Node warns of more than ten listeners.
      socket.setMaxListeners(0);
      socket.once("close", release);
      ends.add(end);
      addUnread(clientIp, bytes.byteLength);
      outgoing.setTimeout(idleMs);
      const [oldest] = ends;
      if (unread > total) oldest?.();
      return new Response(bytes, response);
    },
  };
}
