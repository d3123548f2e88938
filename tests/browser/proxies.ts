// Runs Debian's nginx and Caddy with the files of docs/deploy. Only ports, folders and addresses are replaced.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { type IncomingHttpHeaders, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../server/process.ts";

export const HOST = "agency.example.com";

/** The address that the tests use as the CDN's. */
export const CDN = "127.0.0.9";

interface ProxyOptions {
  /** The ports of one or two app servers. */
  ports: [number, number?];
  /** Removes the "#" of the lines for a CDN. */
  isBehindCdn?: boolean;
}

interface Call {
  method?: string;
  host?: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Sends the body in parts, one each second. */
  bytesPerSecond?: number;
  /** The client's address. */
  from?: string;
  /** Without TLS, to port 80. */
  isPlain?: boolean;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface SiteProxy {
  /** The port that stands for 443. */
  port: number;
  /** For Chromium: the site's name leads to this proxy. */
  resolverRule: string;
  /** Where certbot puts its challenges. */
  webRoot: string;
  get(path: string, call?: Call): Promise<Answer>;
  stop(): Promise<void>;
}

/** Throws a sentence about what to install. */
export function requireProxies(): void {
  const isThere = ["/usr/sbin/nginx", "/usr/bin/caddy", "/usr/bin/openssl"].every(existsSync);
  if (isThere) return;
  throw new Error(
    "nginx and Caddy are missing; on Debian, run: apt-get install -y --no-install-recommends nginx-light caddy openssl",
  );
}

/** Replaces a text that the file must have, so that the file and this test cannot drift apart. */
function replace(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`Not in the file: ${from}`);
  return text.replaceAll(from, to);
}

/** Removes the "#" of lines that begin with these words. */
function uncomment(text: string, ...starts: string[]): string {
  return starts.reduce((changed, start) => replace(changed, `# ${start}`, start), text);
}

function shipped(name: string): string {
  return readFileSync(join(import.meta.dirname, "../../docs/deploy", name), "utf8");
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "proxy-"));
  // nginx's workers have another user.
  chmodSync(folder, 0o755);
  return folder;
}

/** The place of a certificate of Let's Encrypt is taken by one for the same names. */
function makeCertificate(folder: string): void {
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const names = `subjectAltName=DNS:${HOST},DNS:www.${HOST}`;
  const kind = ["-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", `/CN=${HOST}`];
  execFileSync("openssl", ["req", ...kind, "-addext", names, ...files], { stdio: "pipe" });
}

export async function startNginx({ ports, isBehindCdn }: ProxyOptions): Promise<SiteProxy> {
  const folder = newFolder();
  const [plainPort, port] = [await freePort(), await freePort()];
  mkdirSync(join(folder, "conf.d"));
  const webRoot = join(folder, "html");
  mkdirSync(webRoot);
  makeCertificate(folder);
  let conf = shipped("nginx.conf");
  for (const [from, to] of [
    ["listen 80;", `listen 127.0.0.1:${plainPort};`],
    ["listen [::]:80;", `listen [::1]:${plainPort};`],
    ["listen 443 ", `listen 127.0.0.1:${port} `],
    ["listen [::]:443 ", `listen [::1]:${port} `],
    ["/etc/letsencrypt/live/agency.example.com", folder],
    ["/var/www/html", webRoot],
    ["127.0.0.1:3000", `127.0.0.1:${ports[0]}`],
    ["10.0.0.2:3000", `127.0.0.1:${ports[1]}`],
  ] as const) {
    conf = replace(conf, from, to);
  }
  if (ports[1]) conf = uncomment(conf, "server 127.0.0.1");
  if (isBehindCdn) {
    conf = uncomment(conf, "set_real_ip_from", "real_ip_header");
    conf = replace(conf, "173.245.48.0/20", CDN);
  }
  writeFileSync(join(folder, "conf.d/tour-agency.conf"), conf);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};\n`,
  );
  writeFileSync(join(folder, "conf.d/paths.conf"), temporary.join(""));
  // Debian's own main file, with its gzip.
  let main = readFileSync("/etc/nginx/nginx.conf", "utf8");
  for (const [from, to] of [
    ["/etc/nginx/conf.d", join(folder, "conf.d")],
    ["include /etc/nginx/sites-enabled/*;", ""],
    ["/run/nginx.pid", join(folder, "nginx.pid")],
    ["/var/log/nginx", folder],
  ] as const) {
    main = replace(main, from, to);
  }
  writeFileSync(join(folder, "nginx.conf"), main);
  const child = spawn("/usr/sbin/nginx", ["-c", join(folder, "nginx.conf"), "-g", "daemon off;"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  return proxyOf(child, { folder, webRoot, plainPort, port });
}

export async function startCaddy({ ports, isBehindCdn }: ProxyOptions): Promise<SiteProxy> {
  const folder = newFolder();
  const [plainPort, port] = [await freePort(), await freePort()];
  let file = shipped("Caddyfile");
  if (ports[1]) {
    const block = /# reverse_proxy \/assets[\s\S]*?\n\t# }\n/.exec(file)?.[0] ?? "";
    file = replace(file, block, block.replace(/^\t?# /gm, ""));
    file = uncomment(file, "to 10.0.0.2", "fail_duration");
  }
  if (isBehindCdn) {
    file = uncomment(file, "trusted_proxies", "header_up");
    file = replace(file, "173.245.48.0/20", CDN);
  }
  file = replace(file, "127.0.0.1:3000", `127.0.0.1:${ports[0]}`);
  file = replace(file, "10.0.0.2:3000", `127.0.0.1:${ports[1]}`);
  const options = [
    "admin off",
    "local_certs",
    "skip_install_trust",
    `http_port ${plainPort}`,
    `https_port ${port}`,
    "default_bind 127.0.0.1",
  ];
  writeFileSync(join(folder, "Caddyfile"), `{\n\t${options.join("\n\t")}\n}\n${file}`);
  const args = ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
  const child = spawn("/usr/bin/caddy", args, {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: "ignore",
  });
  return proxyOf(child, { folder, webRoot: folder, plainPort, port });
}

interface Started {
  folder: string;
  webRoot: string;
  plainPort: number;
  port: number;
}

async function proxyOf(child: ChildProcess, started: Started): Promise<SiteProxy> {
  const { folder, webRoot, plainPort, port } = started;
  const proxy: SiteProxy = {
    port,
    resolverRule: `--host-resolver-rules=MAP ${HOST}:443 127.0.0.1:${port}`,
    webRoot,
    get: (path, call = {}) => send(call.isPlain ? plainPort : port, path, call),
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const until = Date.now() + 30_000;
  const answers = () =>
    proxy.get("/posters/hero.svg").then(
      ({ status }) => status < 500,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > until) {
      await proxy.stop();
      throw new Error("The proxy did not start");
    }
    await delay(50);
  }
  return proxy;
}

async function send(port: number, path: string, call: Call): Promise<Answer> {
  const { method = "GET", host = HOST, from = "127.0.0.1", body } = call;
  const options = {
    host: "127.0.0.1",
    port,
    path,
    method,
    headers: { host, ...(body && { "content-length": body.length }), ...call.headers },
    localAddress: from,
    servername: host,
    rejectUnauthorized: false,
    agent: false,
  };
  const sent = call.isPlain ? requestHttp(options) : requestHttps(options);
  const answered = once(sent, "response");
  const part = call.bytesPerSecond ?? body?.length ?? 0;
  for (let at = 0; body && at < body.length; at += part) {
    sent.write(body.subarray(at, at + part));
    if (call.bytesPerSecond) await Promise.race([delay(1000), answered]);
  }
  sent.end();
  const [response] = (await answered) as [
    NodeJS.ReadableStream & { statusCode: number; headers: IncomingHttpHeaders },
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}
