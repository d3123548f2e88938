import type { Page } from "@playwright/test";
import {
  CERTIFICATE,
  type Phone,
  type PushService,
  startPushService,
} from "../push/push-service.ts";
import { expect, signIn, startSite, test as withSite } from "./fixtures";
import { untilFollowing } from "./panel";
import { withCompany } from "./site-rows";

/** Adds a push service on this machine, and lets the site call it. */
const test = withSite.extend<object, { service: PushService }>({
  service: [
    async ({ playwright: _playwright }, use) => {
      const service = await startPushService();
      await use(service);
      await service.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ playwright: _playwright }, use) => {
      const env = { NODE_EXTRA_CA_CERTS: CERTIFICATE, PUSH_TO_LOCALHOST: "1" };
      const site = await startSite(env);
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

test("an operator's phone is notified of a visitor's enquiry", async ({
  page,
  site,
  service,
  request,
}) => {
  const phone = service.subscribe();
  await subscribesAt(page, phone);
  const followed = untilFollowing(page);
  await signIn(page, site, "/admin/settings");
  await page.getByRole("button", { name: "Tell this phone about new enquiries" }).click();
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
    await expect.poll(() => phone.messages.at(1)?.body).toBe("Ooty · 4 people · Asha");
    await expect(page.getByText("New enquiry: Ooty · 4 people · Asha")).toBeVisible();
    await expect(page.getByRole("button", { name: "Open", exact: true })).toBeVisible();
  });
  expect(phone.messages).toHaveLength(2);
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
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(page.getByText("Device removed successfully")).toBeVisible();
  await expect(page.getByRole("list", { name: "Devices", exact: true })).toBeHidden();
  const { data } = await site.admin.from("push_subscriptions").select();
  expect(data).toEqual([]);
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
