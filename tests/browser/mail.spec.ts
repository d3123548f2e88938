// The operator reads why mails fail, and tries them.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { test as base, expect, signIn, startSite } from "./fixtures.ts";

interface MailServer {
  port: number;
  received: string[];
  isRefusing: boolean;
}

const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    async ({ playwright: _playwright }, use) => {
      const state: MailServer = { port: 0, received: [], isRefusing: true };
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ["STARTTLS"],
        async onData(stream, _session, done) {
          const content = await text(stream);
          if (state.isRefusing) {
            return done(Object.assign(new Error("5.2.2 Quota exceeded"), { responseCode: 554 }));
          }
          state.received.push(content);
          done();
        },
      });
      server.listen(0, "127.0.0.1");
      await once(server.server, "listening");
      state.port = (server.server.address() as AddressInfo).port;
      await use(state);
      server.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ mailServer }, use) => {
      const SMTP_URL = `smtp://127.0.0.1:${mailServer.port}`;
      const site = await startSite({ SMTP_URL, MAIL_FROM: "Vaigai, Tours <office@agency.in>" });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

test("the dashboard says why mails fail, until a test mail is sent", async ({
  page,
  site,
  mailServer,
  consoleErrors,
}) => {
  consoleErrors.areFailedRequestsExpected = true;
  const { data: company } = await site.admin.from("company_info").select("id, email").single();
  await site.admin
    .from("company_info")
    .update({ keep_enquiries: true })
    .eq("id", company?.id ?? "");
  const enquiry = { id: crypto.randomUUID(), source: "home", filledMs: 5_000, destination: "Ooty" };
  const sent = await fetch(`${site.url}/enquire`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(enquiry),
  });
  expect(sent.status).toBe(204);
  await expect.poll(() => site.output()).toContain("a mail could not be sent");
  await signIn(page, site);
  const attention = page.getByRole("region", { name: "What needs attention" });
  await expect(attention).toContainText("No mail was sent since");
  await expect(attention).toContainText("554 5.2.2 Quota exceeded");

  await attention.getByRole("link", { name: "Mails cannot be sent" }).click();
  const button = page.getByRole("button", { name: "Send a test mail" });
  await button.click();
  const notice = page.getByText("The mail could not be sent: 554 5.2.2 Quota exceeded");
  await expect(notice).toBeVisible();
  mailServer.isRefusing = false;
  await button.click();
  await expect(page.getByText("Test mail sent")).toBeVisible();
  expect(mailServer.received.join()).toContain(`To: ${company?.email}`);
  await expect(page.getByText("No mail was sent since")).toBeHidden();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(attention.getByRole("link", { name: "1 new enquiry" })).toBeVisible();
  await expect(attention).not.toContainText("Mails cannot be sent");
});
