// A network in between: it passes everything on, or answers requests with its own page or JSON.
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { freePort } from "../server/process.ts";
import { type Site, startSite } from "./fixtures";

export const PORTAL_TITLE = "Free Wi-Fi: please sign in";

const PAGE = `<!doctype html><html lang="en"><title>${PORTAL_TITLE}</title><h1>${PORTAL_TITLE}</h1>`;

export interface Portal {
  /** The site as its visitors reach it. */
  site: Site;
  /** The paths that the portal answers itself. */
  answers: (path: string) => boolean;
  /** The status of these responses, in most networks 200. */
  status: number;
  /** Whether they are pages or JSON. */
  kind: "page" | "json";
  /** What the portal has answered: method and path. */
  answered: string[];
  close(): Promise<void>;
}

/** Starts a site behind a portal, which passes everything on until `answers` is set. */
export async function startPortal(): Promise<Portal> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const behind = await startSite({ SITE_URL: url });
  const sockets = new Set<Socket>();

  function respond(asked: IncomingMessage, response: ServerResponse): void {
    const { method = "", url: path = "/", headers } = asked;
    if (portal.answers(path)) {
      portal.answered.push(`${method} ${path}`);
      asked.resume();
      // Browsers may cache a page that was changed long ago, and says nothing else, for weeks.
      response
        .writeHead(portal.status, {
          "content-type": portal.kind === "page" ? "text/html" : "application/json",
          "last-modified": "Thu, 01 Jan 2015 00:00:00 GMT",
        })
        .end(portal.kind === "page" ? PAGE : JSON.stringify({ portal: "login" }));
      return;
    }
    const onward = request(behind.url + path, { method, headers }, (answer) => {
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    onward.on("error", () => response.destroy());
    asked.pipe(onward);
  }

  const server = createServer(respond);
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await once(server.listen(port, "localhost"), "listening");
  const portal: Portal = {
    site: { ...behind, url },
    answers: () => false,
    status: 200,
    kind: "page",
    answered: [],
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await behind.stop();
    },
  };
  return portal;
}
