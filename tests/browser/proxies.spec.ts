// The files of docs/deploy with the real nginx and Caddy.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { connect } from "node:tls";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { sessionStorageKey } from "../../app/supabase/settings.ts";
import { expect, newDataDir, type Site, startSite, test, untilHydrated } from "./fixtures";
import { untilFollowing } from "./panel";
import { CDN, HOST, requireProxies, type SiteProxy, startCaddy, startNginx } from "./proxies";

const SITE_URL = `https://${HOST}`;
const OWN = { SITE_URL, HOST: "127.0.0.1" };

test.beforeAll(requireProxies);

const portOf = ({ url }: Site) => Number(new URL(url).port);

for (const [name, start] of [
  ["nginx", startNginx],
  ["Caddy", startCaddy],
] as const) {
  test.describe(`${name} as docs/deploy.md describes`, { tag: "@long" }, () => {
    test.describe.configure({ mode: "serial", timeout: 400_000 });
    let dataDir: string;
    let own: Site;
    let proxy: SiteProxy;
    let token: string;

    test.beforeAll(async () => {
      dataDir = newDataDir();
      own = await startSite({ ...OWN, DATA_DIR: dataDir });
      proxy = await start({ ports: [portOf(own)] });
      token = (await own.admin.auth.getSession()).data.session?.access_token ?? "";
    });
    test.afterAll(async () => {
      await proxy?.stop();
      await own?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });

    const upload = (file: string, body: Buffer, bytesPerSecond?: number) =>
      proxy.get(`/storage/v1/object/media/${file}`, {
        method: "POST",
        headers: {
          apikey: own.publishableKey,
          authorization: `Bearer ${token}`,
          "content-type": "image/png",
        },
        body,
        bytesPerSecond,
      });

    test("other addresses lead to the one of the site, and browsers remember TLS and use HTTP/2", async () => {
      const target = `${SITE_URL}/faq?a=b`;
      for (const call of [
        { host: `www.${HOST}` },
        ...(name === "nginx" ? [{ isPlain: true }, { isPlain: true, host: `www.${HOST}` }] : []),
      ]) {
        const { status, headers } = await proxy.get("/faq?a=b", call);
        expect([status, headers.location]).toEqual([301, target]);
      }
      const { status, headers } = await proxy.get("/faq?a=b", { isPlain: true });
      expect([status === 301 || status === 308, headers.location]).toEqual([
        true,
        expect.stringContaining(SITE_URL),
      ]);
      expect((await proxy.get("/faq")).headers["strict-transport-security"]).toBe(
        "max-age=31536000",
      );
      const socket = connect({
        port: proxy.port,
        servername: HOST,
        rejectUnauthorized: false,
        ALPNProtocols: ["h2", "http/1.1"],
      });
      await once(socket, "secureConnect");
      expect(socket.alpnProtocol).toBe("h2");
      socket.destroy();
    });

    test("pages are compressed once, and a browser that has one gets 304", async () => {
      for (const path of ["/", "/faq", "/sitemap.xml"]) {
        const gzip = await proxy.get(path, { headers: { "accept-encoding": "gzip" } });
        expect(gzip.headers["content-encoding"]).toBe("gzip");
        expect(gunzipSync(gzip.body).toString()).toMatch(/^<(!DOCTYPE html|\?xml)/i);
        const br = await proxy.get(path, { headers: { "accept-encoding": "gzip, br" } });
        expect(br.headers["content-encoding"]).toBe("br");
        expect(brotliDecompressSync(br.body).toString()).toMatch(/^<(!DOCTYPE html|\?xml)/i);
        const plain = await proxy.get(path);
        expect(plain.body.toString()).toMatch(/^<(!DOCTYPE html|\?xml)/i);
        for (const seen of [gzip, br, plain]) {
          const { etag = "", "content-encoding": encoding } = seen.headers;
          const headers = {
            "if-none-match": etag,
            ...(encoding && { "accept-encoding": encoding }),
          };
          expect((await proxy.get(path, { headers })).status).toBe(304);
        }
      }
      const html = (await proxy.get("/")).body.toString();
      const script = /\/assets\/[\w-]+\.js/.exec(html)?.[0] ?? "";
      const { headers, body } = await proxy.get(script, { headers: { "accept-encoding": "br" } });
      expect(headers["content-encoding"]).toBe("br");
      expect(headers["cache-control"]).toContain("immutable");
      expect(brotliDecompressSync(body).toString()).toContain("import");
    });

    test("a visitor uses the site, and the panel follows changes through its WebSocket", async ({
      playwright,
      launchOptions,
    }) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), proxy.resolverRule],
      });
      const page = await browser.newPage({ baseURL: SITE_URL, ignoreHTTPSErrors: true });
      await page.goto("/");
      await untilHydrated(page);
      await page.getByRole("link", { name: "FAQ" }).first().click();
      await expect(page.getByRole("heading", { level: 1, name: /Frequently/ })).toBeVisible();
      const following = untilFollowing(page);
      const { data } = await own.admin.auth.getSession();
      await page.evaluate(
        ([key = "", session = ""]) => localStorage.setItem(key, session),
        [sessionStorageKey(SITE_URL), JSON.stringify(data.session)],
      );
      await page.goto("/admin/categories");
      await expect(page.getByRole("heading", { name: "Categories Management" })).toBeVisible();
      await following;
      await own.admin.from("categories").insert({ name: `Through ${name}`, type: "domestic" });
      await expect(page.getByRole("cell", { name: `Through ${name}` })).toBeVisible();
      await browser.close();
    });

    test("a picture of 9.9 MB is stored", async () => {
      const picture = await noise(9.9);
      expect((await upload("large-0123456789abcdef.png", picture)).status).toBe(200);
    });

    test("a picture over a slow line is stored, although it takes longer than a minute", async () => {
      const picture = await noise(4.7);
      const { status } = await upload("slow-0123456789abcdef.png", picture, 45_000);
      expect(status).toBe(200);
    });

    test("the site counts the visitor's address, whatever the visitor claims", async () => {
      const statuses = async (through: SiteProxy, visitors: { from: string; claims: string }[]) => {
        const list: number[] = [];
        for (const { from, claims } of visitors) {
          const headers = { "content-type": "application/json", "x-forwarded-for": claims };
          const body = Buffer.from(JSON.stringify({ email: "a@b.in", honeypot: "", filledMs: 1 }));
          list.push(
            (await through.get("/newsletter/join", { method: "POST", headers, body, from })).status,
          );
        }
        return list;
      };
      const eleven = Array.from({ length: 11 }, (_, n) => n + 1);
      const allowed = eleven.map(() => 200);
      const refused = [...allowed.slice(1), 429];
      const forging = eleven.map((n) => ({ from: "127.0.0.3", claims: `6.6.6.${n}` }));
      expect(await statuses(proxy, forging)).toEqual(refused);
      const many = eleven.map((n) => ({ from: `127.0.1.${n}`, claims: "7.7.7.7" }));
      expect(await statuses(proxy, many)).toEqual(allowed);

      const behindCdn = await start({ ports: [portOf(own)], isBehindCdn: true });
      const visitors = eleven.map((n) => ({ from: CDN, claims: `6.6.6.6, 8.8.8.${n}` }));
      expect(await statuses(behindCdn, visitors)).toEqual(allowed);
      const one = eleven.map((n) => ({ from: CDN, claims: `6.6.6.${n}, 9.9.9.9` }));
      expect(await statuses(behindCdn, one)).toEqual(refused);
      const past = eleven.map((n) => ({ from: "127.0.0.4", claims: `6.6.7.${n}` }));
      expect(await statuses(behindCdn, past)).toEqual(refused);
      await behindCdn.stop();
    });

    test("while the database pauses, cached pages are answered", async () => {
      await proxy.get("/");
      await own.breakDatabase();
      // Longer than the interval of a health check.
      for (let second = 0; second < 15; second++) {
        await delay(1000);
        expect((await proxy.get("/")).status).toBe(200);
      }
      expect((await proxy.get("/healthz")).status).toBe(503);
      await own.mendDatabase();
    });

    if (name === "nginx") {
      test("certbot's challenge is answered, so that the certificate is renewed", async () => {
        const folder = join(proxy.webRoot, ".well-known/acme-challenge");
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, "a-token"), "the answer");
        for (const host of [HOST, `www.${HOST}`]) {
          const { body } = await proxy.get("/.well-known/acme-challenge/a-token", {
            host,
            isPlain: true,
          });
          expect(body.toString()).toBe("the answer");
        }
      });
    } else {
      test("a request waits while the site restarts", async () => {
        const port = String(portOf(own));
        await own.stop();
        const waiting = proxy.get("/faq");
        own = await startSite({ ...OWN, DATA_DIR: dataDir, PORT: port });
        expect((await waiting).status).toBe(200);
      });
    }
  });
}

/** A PNG of about this size, which no compression makes smaller. */
async function noise(megabytes: number): Promise<Buffer> {
  const width = 1000;
  const height = Math.floor((megabytes * 1_000_000) / (3 * width + 1)) - 4;
  const raw = { width, height, channels: 3 as const };
  return sharp(randomBytes(width * height * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
