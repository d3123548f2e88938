// @module-tag long
// The commands of docs/deploy.md for the proxies, word for word. Only root can mount the private folders.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const NEEDED = ["sbin/nginx", "bin/caddy", "bin/certbot", "bin/pebble", "bin/openssl", "bin/curl"];

test.runIf(process.getuid?.() === 0).each(["nginx", "caddy"])(
  "%s: the commands give visitors one address with TLS, and a certificate that is renewed",
  (proxy) => {
    if (!NEEDED.every((path) => existsSync(join("/usr", path)))) {
      throw new Error(
        "nginx, Caddy or an ACME server is missing; on Debian, run: apt-get install -y --no-install-recommends nginx-light caddy certbot pebble openssl curl iproute2",
      );
    }
    const folder = mkdtempSync(join(tmpdir(), "deploy-"));
    const script = join(import.meta.dirname, "deploy-steps.sh");
    const namespaces = ["--mount", "--net", "--pid", "--fork", "--kill-child", "--mount-proc"];
    const printed = execFileSync(
      "unshare",
      [...namespaces, "bash", script, proxy, folder, process.execPath],
      { encoding: "utf8" },
    );
    rmSync(folder, { recursive: true });
    const page = "/a?b for agency.example.com from 127.0.0.1";
    const line = "https://agency.example.com/a?b 200";
    expect(printed.trim().split("\n")).toEqual([
      ...[1, 2, 3].flatMap(() => [page, line]),
      ...(proxy === "nginx" ? ["renewed"] : []),
    ]);
  },
);
