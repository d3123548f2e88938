import type { Context } from "hono";
import { Counts } from "../counts.ts";
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
  const unread = new Counts();
  /** Functions that end a response, oldest first. */
  const ends = new Set<() => void>();

  return {
    /** Throws Refusal if the client has not read its earlier responses. */
    refuseBeyondBudget(clientIp: string): void {
      if (unread.get(clientIp) < perIp) return;
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
        if (ends.delete(end)) unread.add(clientIp, -bytes.byteLength);
      };
      outgoing.once("close", release);
      // Many responses can wait on one connection. By default, Node warns of more than ten listeners.
      socket.setMaxListeners(0);
      socket.once("close", release);
      ends.add(end);
      unread.add(clientIp, bytes.byteLength);
      outgoing.setTimeout(idleMs);
      const [oldest] = ends;
      if (unread.total > total) oldest?.();
      return new Response(bytes, response);
    },
  };
}
