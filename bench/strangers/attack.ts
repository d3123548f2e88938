// The attacks of the benchmark, as a process of its own. Each address is one of 127.0.0.0/8.
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setPriority } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";

const { hostname, port } = new URL(process.argv[2] ?? "");
const JSON_TYPE = { "content-type": "application/json" };
const MB = 1024 * 1024;

// The site and its visitor must not wait for the processor because of this process.
setPriority(5);
const agent = new Agent({ keepAlive: true, maxSockets: 20 });

const statuses = new Map<string, number>();

function count(attack: string, outcome: string | number): void {
  const name = `${attack}: ${outcome}`;
  statuses.set(name, (statuses.get(name) ?? 0) + 1);
}

interface Sent {
  from: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** Sends a request and counts the status of its response. */
function send(attack: string, path: string, { from, method = "GET", headers, body }: Sent) {
  return new Promise<void>((resolve) => {
    const options = { hostname, port, path, method, headers, agent, localAddress: from };
    const sent = request(options, (response) => {
      count(attack, response.statusCode ?? 0);
      response.resume().once("close", resolve);
    });
    sent.once("error", (error: NodeJS.ErrnoException) => {
      count(attack, error.code ?? error.message);
      resolve();
    });
    sent.end(body);
  });
}

async function repeat(pauseMs: number, attack: (round: number) => Promise<void>): Promise<never> {
  for (let round = 0; ; round++) {
    await attack(round);
    await delay(pauseMs);
  }
}

const letters = (length: number) =>
  randomUUID()
    .repeat(Math.ceil(length / 36))
    .slice(0, length);

/** Small pages under long keys. */
function fillPageCache(worker: number) {
  return repeat(20, (round) => {
    const long = ["q", "category", "from", "tours"].map((name) => `&${name}=${letters(400)}`);
    const path = `/tours.data?_routes=none${worker}-${round}${long.join("")}`;
    return send("long page keys", path, { from: "127.1.0.1" });
  });
}

/** Uncached searches from changing addresses. */
function search() {
  return repeat(100, (round) =>
    send("searches", `/tours?q=${letters(150)}`, { from: `127.1.1.${1 + (round % 40)}` }),
  );
}

/** A picture of 1 KB with 50 million pixels, in the body of a review and after it. */
function sendHugePicture() {
  return repeat(500, async (round) => {
    const from = `127.1.2.${1 + (round % 250)}`;
    const id = randomUUID();
    const place = { location: "Madurai", tour_id: "", tour: "" };
    const words = { name: "Asha", comment: "It was a good tour.", rating: 5 };
    const review = { id, ...place, ...words, honeypot: "", filledMs: 5000 };
    const bodies = [review, { ...review, id: randomUUID(), picture: avif.toString("base64") }];
    for (const body of bodies.map((each) => JSON.stringify(each))) {
      await send("huge pictures", "/review", { from, method: "POST", headers: JSON_TYPE, body });
    }
    const headers = { "content-type": "image/avif" };
    const path = `/review/picture?review=${id}`;
    await send("huge pictures", path, { from, method: "POST", headers, body: avif });
  });
}

function sendManyKeys() {
  const keys = Array.from({ length: 690_000 }, (_, at) => `"${at.toString(36)}":0`);
  const body = `{${keys.join(",")}}`;
  return repeat(1000, async (round) => {
    const from = `127.1.3.${1 + (round % 40)}`;
    const path = ["/review", "/enquire", "/count", "/newsletter/join"][round % 4] ?? "";
    const headers = { ...JSON_TYPE, "user-agent": "Mozilla/5.0 Firefox/140.0" };
    await send("many keys", path, { from, method: "POST", headers, body });
  });
}

const heldBody = Buffer.alloc(6 * MB - 1, "1");

/** Nearly all of a body, then silence. The pause keeps all of them within the line of a server, 1 Gbit/s. */
function holdBody(from: string) {
  return repeat(15_000, async () => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    socket.once("error", () => {});
    socket.once("data", (text) => count("held bodies", String(text).slice(9, 12)));
    socket.write(
      `POST /review HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${6 * MB}\r\n\r\n`,
    );
    socket.write(heldBody);
    await closed;
  });
}

function sendForms() {
  return repeat(50, async (round) => {
    const from = `127.1.5.${1 + (round % 250)}`;
    const enquiry = { id: randomUUID(), source: "home", filledMs: 5000, destination: "Ooty" };
    const address = { email: `${letters(12)}@example.com`, filledMs: 5000 };
    const [path, form] = round % 2 ? ["/enquire", enquiry] : ["/newsletter/join", address];
    const body = JSON.stringify({ ...form, honeypot: "" });
    await send("forms", path, { from, method: "POST", headers: JSON_TYPE, body });
  });
}

/** A head that never ends, one letter a second. */
function sendSlowHead(from: string) {
  return repeat(1000, async () => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    const letter = setInterval(() => socket.write("x"), 1000);
    socket.once("error", () => {});
    socket.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ");
    await new Promise((resolve) => socket.once("close", resolve));
    clearInterval(letter);
    count("slow heads", "closed");
  });
}

process.once("SIGTERM", () => {
  process.stdout.write(JSON.stringify([...statuses].sort()), () => process.exit(0));
});

const create = { width: 7070, height: 7070, channels: 3 as const, background: "#808080" };
const avif = await sharp({ create }).avif({ effort: 0 }).toBuffer();
console.log("started");

const times = <T>(length: number, one: (at: number) => T) =>
  Array.from({ length }, (_, at) => one(at));

await Promise.all([
  ...times(8, fillPageCache),
  search(),
  sendHugePicture(),
  sendManyKeys(),
  sendForms(),
  ...times(200, (at) => holdBody(`127.1.4.${1 + (at % 40)}`)),
  ...times(700, () => sendSlowHead("127.1.6.1")),
]);
