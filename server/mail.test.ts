import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMailer } from "./mail.ts";

/** The lines that the mail server below receives. It rejects the recipient "refused@…". */
const received: string[] = [];
const server = createServer(async (socket: Socket) => {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let isContent = false;
  say("220 test");
  for await (const line of createInterface({ input: socket })) {
    received.push(line);
    if (isContent) {
      isContent = line !== ".";
      if (!isContent) say("250 taken");
    } else if (line === "DATA") {
      isContent = true;
      say("354 go on");
    } else if (line === "QUIT") socket.end("221 bye\r\n");
    else say(line.includes("refused@") ? "550 no such person" : "250 ok");
  }
});
let url: string;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const from = "Vaigai Holidays <office@example.com>";

test("an e-mail has its sender, one recipient, its text, and its link on its own line", async () => {
  const link = `https://agency.example/admin/new-password#token=${"a".repeat(43)}`;
  const send = createMailer({ url, from });
  await send({ to: "operator@example.com", subject: "A new password", text: `Here:\n\n${link}\n` });
  const text = received.join("\n");
  expect(text).toContain("MAIL FROM:<office@example.com>");
  expect(text).toContain("RCPT TO:<operator@example.com>");
  expect(text).toContain("Subject: A new password");
  // In quoted-printable, "=" at the end of a line continues that line.
  expect(text.replace(/=\n/g, "").replaceAll("=3D", "=")).toContain(`\n${link}\n`);
});

test("sending rejects if the mail server refuses the e-mail or is unreachable", async () => {
  const mail = { subject: "x", text: "x" };
  const refused = createMailer({ url, from })({ ...mail, to: "refused@example.com" });
  await expect(refused).rejects.toMatchObject({ responseCode: 550 });
  const nowhere = createMailer({ url: "smtp://127.0.0.1:1", from })({ ...mail, to: "a@b.example" });
  await expect(nowhere).rejects.toMatchObject({ code: expect.any(String) });
});
