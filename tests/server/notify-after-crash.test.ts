// @module-tag long
import { expect, test, vi } from "vitest";
import { CERTIFICATE, startPushService } from "../push/push-service.ts";
import { removeData, startSiteProcess, temporaryFolder } from "./process.ts";

const wait = { timeout: 20_000, interval: 50 };

const asha = {
  source: "home",
  destination: "Ooty",
  people: 4,
  name: "Asha",
  phone: "+919443122233",
};

test("a phone is notified once after kill -9 while the push service does not respond", async () => {
  const service = await startPushService();
  const dataDir = temporaryFolder();
  const options = { env: { NODE_EXTRA_CA_CERTS: CERTIFICATE, PUSH_TO_LOCALHOST: "1" } };
  try {
    let site = await startSiteProcess(dataDir, options);
    let admin = await site.signedIn();
    const phone = service.subscribe();
    await admin.from("push_subscriptions").insert(phone.row).throwOnError();
    await admin.from("company_info").update({ keep_enquiries: true }).not("id", "is", null);
    service.respondWith(null);
    const id = crypto.randomUUID();
    const response = await fetch(`${site.url}/enquire`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...asha, id, filledMs: 5_000 }),
    });
    expect(response.status).toBe(204);
    await expect.poll(() => service.responses).toEqual([null]);
    await site.kill("SIGKILL");
    site = await startSiteProcess(dataDir, options);
    admin = await site.signedIn();
    await vi.waitFor(() => expect(phone.messages).toHaveLength(1), {
      timeout: 60_000,
      interval: 200,
    });
    await vi.waitFor(async () => {
      const { data } = await admin.from("enquiries").select("*").eq("sent_key", id).single();
      expect(data).toMatchObject({ ...asha, tellings: 2, told_at: expect.any(String) });
    }, wait);
    expect(phone.messages).toHaveLength(1);
    const exit = site.kill("SIGTERM");
    expect(await exit).toBe(0);
  } finally {
    await removeData(dataDir);
    await service.close();
  }
}, 180_000);
