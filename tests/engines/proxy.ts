// Stands before the site. It collects the errors of the browser's pages, and can cut the network.
import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";

export interface SiteProxy {
  url: string;
  errors: string[];
  setOffline(isOffline: boolean): void;
  close(): Promise<void>;
}

/** Runs in each page before its own scripts. A separate file, because the CSP allows no inline script. */
const RECORDER = `{
  const send = (kind, text) => navigator.sendBeacon("/test-errors", kind + ": " + text);
  addEventListener("error", ({ message, error }) => send("error", (error && error.stack) || message));
  addEventListener("unhandledrejection", ({ reason }) => send("rejection", (reason && reason.stack) || reason));
  addEventListener("securitypolicyviolation", (event) =>
    send("CSP", event.violatedDirective + " " + event.blockedURI));
  const { error } = console;
  console.error = (...texts) => {
    send("console", texts.join(" "));
    error(...texts);
  };
}`;

/** `port` is the proxy's, `sitePort` that of the site behind it. */
export async function startProxy(port: number, sitePort: number): Promise<SiteProxy> {
  const errors: string[] = [];
  const sockets = new Set<Socket>();
  let isOffline = false;

  async function forward(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    if (asked.url === "/test-recorder.js") {
      response.setHeader("content-type", "text/javascript").end(RECORDER);
      return;
    }
    if (asked.url === "/test-errors") {
      errors.push(Buffer.concat(await asked.toArray()).toString());
      response.writeHead(204).end();
      return;
    }
    const headers = { ...asked.headers, "accept-encoding": "identity" };
    const options = { port: sitePort, host: "127.0.0.1", method: asked.method, path: asked.url };
    const passed = request({ ...options, headers });
    passed.on("error", () => response.destroy());
    asked.pipe(passed);
    const [answer] = (await once(passed, "response")) as [IncomingMessage];
    if (!answer.headers["content-type"]?.startsWith("text/html")) {
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
      return;
    }
    const html = Buffer.concat(await answer.toArray())
      .toString()
      .replace("<head>", '<head><script src="/test-recorder.js"></script>');
    const { "content-length": _length, etag: _etag, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, kept).end(html);
  }

  const server = createServer((asked, response) => {
    forward(asked, response).catch(() => response.destroy());
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    if (isOffline) socket.destroy();
  });
  server.on("upgrade", ({ method, url, headers }, socket: Socket, head) => {
    const onward = connect(sitePort, "127.0.0.1", () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      onward.write(`${method} ${url} HTTP/1.1\r\n${lines.join("")}\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    for (const each of [socket, onward]) {
      each.on("error", () => {
        socket.destroy();
        onward.destroy();
      });
    }
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    errors,
    setOffline(value) {
      isOffline = value;
      if (isOffline) for (const socket of sockets) socket.destroy();
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
