// What the site tells its operators on their phones and by e-mail.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { SMTPServer } from "smtp-server";
import {
  CERTIFICATE,
  type Phone,
  type PushService,
  startPushService,
} from "../push/push-service.ts";
import { expect, signIn, startSite, test as withSite } from "./fixtures";
import { addOperator, confirmed, expectFailedRequests, untilFollowing } from "./panel";
import { withCompany } from "./site-rows";

interface MailServer {
  url: string;
  received: string;
  isRefusing: boolean;
}

/** Adds a push service and a mail server on this machine, and lets the site call them. */
const test = withSite.extend<object, { service: PushService; mailServer: MailServer }>({
  service: [
    async ({ playwright: _playwright }, use) => {
      const service = await startPushService();
      await use(service);
      await service.close();
    },
    { scope: "worker" },
  ],
  mailServer: [
    async ({ playwright: _playwright }, use) => {
      const state: MailServer = { url: "", received: "", isRefusing: false };
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ["STARTTLS"],
        async onData(stream, _session, done) {
          const content = await text(stream);
          if (state.isRefusing) {
            return done(Object.assign(new Error("5.2.2 Quota exceeded"), { responseCode: 554 }));
          }
          state.received += content.replace(/=\r?\n/g, "").replaceAll("=3D", "=");
          done();
        },
      });
      server.listen(0, "127.0.0.1");
      await once(server.server, "listening");
      state.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
      await use(state);
      server.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ mailServer }, use) => {
      const site = await startSite({
        NODE_EXTRA_CA_CERTS: CERTIFICATE,
        PUSH_TO_LOCALHOST: "1",
        SMTP_URL: mailServer.url,
        MAIL_FROM: "Vaigai, Tours <office@agency.in>",
      });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});
test.use({ serviceWorkers: "allow", permissions: ["notifications"] });
test.afterEach(async ({ site }) => {
  await site.admin.from("push_subscriptions").delete().not("id", "is", null);
  await site.admin.from("enquiries").delete().not("id", "is", null);
});

/** Makes the browser use the test's push service instead of the browser vendor's. */
async function subscribesAt(page: Page, { row }: Phone): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      async unsubscribe() {
        sessionStorage.removeItem("subscribed");
        return true;
      },
    };
    const current = () => sessionStorage.getItem("subscribed") && subscription;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => current() || null,
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        sessionStorage.setItem("subscribed", applicationServerKey);
        return subscription;
      },
    });
  }, row);
}

function enquiry() {
  return {
    id: crypto.randomUUID(),
    source: "home",
    filledMs: 5_000,
    destination: "Ooty",
    phone: "094431 22233",
    people: 4,
    name: "Asha",
  };
}

test("an operator's phone is notified of a visitor's enquiry", { tag: "@long" }, async ({
  page,
  site,
  service,
  request,
}) => {
  const phone = service.subscribe();
  await subscribesAt(page, phone);
  const followed = untilFollowing(page);
  await signIn(page, site, "/admin/settings");
  await page.getByRole("button", { name: "Tell this device about new enquiries" }).click();
  await expect(page.getByText("This device will be told about new enquiries")).toBeVisible();
  const device = page.getByRole("list", { name: "Devices", exact: true }).getByRole("listitem");
  await expect(device).toContainText("Chrome on Linux");
  await expect(device).toContainText("This device");
  expect(phone.messages).toEqual([expect.objectContaining({ title: "Notifications work" })]);
  const key = await page.evaluate(() => sessionStorage.getItem("subscribed"));
  expect(phone.signers.map((signer) => signer.key)).toEqual([key]);
  await followed;
  await withCompany(site, { keep_enquiries: true }, async () => {
    expect((await request.post("/enquire", { data: enquiry() })).status()).toBe(204);
    await expect(page.getByText("New enquiry: Ooty · 4 people · Asha")).toBeVisible();
    await expect(page.getByRole("button", { name: "Open", exact: true })).toBeVisible();
    await expect.poll(() => phone.messages.at(1)?.body).toBe("Ooty · 4 people · Asha");
  });
  expect(phone.messages).toHaveLength(2);

  const notified = async () => (await site.admin.from("notified_devices").select("device")).data;
  await page.getByRole("button", { name: "Sign Out", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await notified()).toEqual([]);
  await page.getByLabel("Email").fill(site.adminEmail);
  await page.getByLabel("Password").fill(site.adminPassword);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("link", { name: "Account Settings" }).click();
  await expect(device).toContainText("This device");
  await expect.poll(notified).toHaveLength(1);
});

test("the dashboard says why mails fail, until a test mail is sent", { tag: "@long" }, async ({
  page,
  site,
  mailServer,
  request,
  consoleErrors,
}) => {
  expectFailedRequests(consoleErrors);
  mailServer.isRefusing = true;
  await withCompany(site, { keep_enquiries: true }, async () => {
    expect((await request.post("/enquire", { data: enquiry() })).status()).toBe(204);
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
    // The toast may cover the button, and stays while the pointer is on it.
    await page.mouse.move(0, 0);
    await expect(notice).toBeHidden();
    await button.click();
    await expect(page.getByText("Test mail sent")).toBeVisible();
    const { data: company } = await site.admin.from("company_info").select("email").single();
    expect(mailServer.received).toContain(`To: ${company?.email}`);
    await expect(page.getByText("No mail was sent since")).toBeHidden();
    await page.getByRole("link", { name: "Dashboard" }).click();
    await expect(attention.getByRole("link", { name: "1 new enquiry" })).toBeVisible();
    await expect(attention).not.toContainText("Mails cannot be sent");
  });
});

test("an e-mailed link sets a new password once", { tag: "@long" }, async ({
  page,
  site,
  mailServer,
  consoleErrors,
}) => {
  expectFailedRequests(consoleErrors);
  const { adminEmail } = await addOperator(site, "by-mail@example.com");
  await page.goto("/admin/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot Password" })).toBeVisible();
  await page.getByLabel("Email").fill(adminEmail);
  await page.getByRole("button", { name: "Send Link" }).click();
  await expect(page.getByRole("status")).toContainText("a mail with a link is on its way");
  const link = () => /http\S+#token=\S+/.exec(mailServer.received)?.[0] ?? "";
  await expect.poll(link).toContain("/admin/new-password#token=");
  expect(site.output()).not.toContain("#token=");

  for (const isGood of [true, false]) {
    await page.goto("about:blank");
    await page.goto(link());
    await page.getByLabel("New Password").fill("set-by-a-link");
    await page.getByLabel("Confirm Password").fill("set-by-a-link");
    await page.getByRole("button", { name: "Update Password" }).click();
    if (isGood) {
      const codes = page.getByRole("dialog", { name: "Your recovery codes" });
      await codes.getByRole("button", { name: "Done" }).click();
      await expect(page).toHaveURL(/\/admin\/dashboard$/);
    } else await expect(page.locator("[data-sonner-toast]")).toContainText("has been used");
  }
});

test("an operator tests a device, sees that the push service refused, and removes the device", {
  tag: "@long",
}, async ({ page, site, service, consoleErrors }) => {
  const phone = service.subscribe();
  await site.admin.from("push_subscriptions").insert(phone.row).throwOnError();
  await signIn(page, site, "/admin/settings");
  const name = phone.row.device;
  await page.getByRole("button", { name: `Send a test to ${name}` }).click();
  await expect(page.getByText("Test notification sent")).toBeVisible();
  expect(phone.messages).toHaveLength(1);
  service.respondWith(500);
  await page.getByRole("button", { name: `Send a test to ${name}` }).click();
  await expect(page.getByText("Error: The notification service did not take it")).toBeVisible();
  const remove = page.getByRole("button", { name: `Delete ${name}` });
  expect(await confirmed(page, () => remove.click())).toMatch(/^This device will no longer/);
  await expect(page.getByText("Device removed successfully")).toBeVisible();
  await expect(page.getByRole("list", { name: "Devices", exact: true })).toBeHidden();
  expect((await site.admin.from("push_subscriptions").select()).data).toEqual([]);
  consoleErrors.length = 0;
});

test("the service worker shows a pushed notification", { tag: "@long" }, async ({
  page,
  site,
  context,
}) => {
  await signIn(page, site);
  const tools = await context.newCDPSession(page);
  // The browser can also name registrations of contexts that are being closed.
  const registered = new Set<string>();
  tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    for (const { registrationId } of registrations) registered.add(registrationId);
  });
  await tools.send("ServiceWorker.enable");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });
  const sent = { title: "New enquiry", body: "Ooty · Asha", url: "/admin/enquiries", tag: "a" };
  const deliver = (registrationId: string) =>
    tools.send("ServiceWorker.deliverPushMessage", {
      origin: site.url,
      registrationId,
      data: JSON.stringify(sent),
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const all = await registration.getNotifications();
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, url: data }));
    });
  await expect
    .poll(async () => {
      await Promise.all([...registered].map(deliver));
      return shown();
    })
    .toEqual([sent]);
});

test("a browser that cannot show notifications says why, and what helps", { tag: "@long" }, async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
  });
  await signIn(page, site, "/admin/settings");
  await expect(page.getByText("Notifications of this site are blocked")).toBeVisible();
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "PushManager");
    Object.assign(Navigator.prototype, { standalone: false });
  });
  await page.reload();
  await expect(page.getByText("add this site to the home screen first")).toBeVisible();
});

test("the panel can be installed on a home screen as its own app", { tag: "@long" }, async ({
  request,
}) => {
  const html = await (await request.get("/admin/login")).text();
  const href = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? "";
  const manifest = await (await request.get(href)).json();
  expect(manifest).toMatchObject({
    name: "Vaigai Holidays Admin",
    start_url: "/admin/dashboard",
    display: "standalone",
  });
});
