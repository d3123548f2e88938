// A local Web Push service for tests. It receives messages (RFC 8030), checks their signatures
// (RFC 8292) and decrypts them as a browser does (RFC 8291).
import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import { buffer } from "node:stream/consumers";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { fileURLToPath } from "node:url";
import { importJWK, jwtVerify } from "jose";

/** Sites trust it through NODE_EXTRA_CA_CERTS. Its private key is used only in tests. */
export const CERTIFICATE = fileURLToPath(new URL("localhost.cert.pem", import.meta.url));
const cert = readFileSync(CERTIFICATE, "utf8");
const key = readFileSync(new URL("localhost.key.pem", import.meta.url), "utf8");

export function trustPushService(): void {
  setDefaultCACertificates([...getCACertificates(), cert]);
}

export interface PushService {
  subscribe(): Phone;
  /** Sets the status of the next responses; null means no response. Later responses are 201. */
  respondWith(...statuses: (number | null)[]): void;
  /** The statuses that were sent, in order. */
  responses: (number | null)[];
  close(): Promise<void>;
}

export interface Phone {
  /** A row for `push_subscriptions`. */
  row: { endpoint: string; p256dh: string; auth: string; device: string };
  /** The decrypted messages that were accepted. */
  messages: { title: string; body: string; url: string; tag: string }[];
  /** The VAPID key and subject of each message. */
  signers: { key: string; sub?: string | undefined }[];
  headers: IncomingHttpHeaders[];
}

export async function startPushService(): Promise<PushService> {
  const phones = new Map<string, Phone & { open(body: Buffer): string }>();
  const responses: (number | null)[] = [];
  const next: (number | null)[] = [];
  const server = createServer({ cert, key }, async (request, response) => {
    const body = await buffer(request);
    const phone = phones.get(request.url ?? "");
    const status = phone ? (next.length > 0 ? (next.shift() ?? null) : 201) : 404;
    responses.push(status);
    if (status === null) return;
    if (phone && status === 201) {
      try {
        phone.signers.push(await signerOf(request.headers.authorization ?? "", origin()));
        phone.messages.push(JSON.parse(phone.open(body)));
        phone.headers.push(request.headers);
      } catch (error) {
        responses.push(400);
        response.writeHead(400).end(String(error));
        return;
      }
    }
    response.writeHead(status).end();
  });
  server.listen(0, "localhost");
  await once(server, "listening");

  function origin(): string {
    const address = server.address();
    return `https://localhost:${typeof address === "object" ? address?.port : 0}`;
  }

  return {
    responses,
    respondWith: (...statuses) => void next.push(...statuses),
    subscribe() {
      const path = `/send/${randomUUID()}`;
      const keys = createECDH("prime256v1");
      const publicKey = keys.generateKeys();
      const auth = randomBytes(16);
      const phone = {
        row: {
          endpoint: origin() + path,
          p256dh: publicKey.toString("base64url"),
          auth: auth.toString("base64url"),
          device: "A phone of the tests",
        },
        messages: [],
        signers: [],
        headers: [],
        open: (body: Buffer) => decrypt(body, keys, auth),
      };
      phones.set(path, phone);
      return phone;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function signerOf(authorization: string, audience: string) {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, "base64url");
  const publicKey = await importJWK(
    {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
    "ES256",
  );
  const { payload } = await jwtVerify(token, publicKey, { audience, maxTokenAge: undefined });
  const hours = ((payload.exp ?? Number.POSITIVE_INFINITY) - Date.now() / 1000) / 3600;
  if (hours > 24) throw new Error("a token for more than a day");
  return { key, sub: payload.sub };
}

function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const derive = (from: Buffer, with_: Buffer, info: Buffer, bytes: number) =>
    Buffer.from(hkdfSync("sha256", from, with_, info, bytes));
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const contentKey = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", contentKey, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}
