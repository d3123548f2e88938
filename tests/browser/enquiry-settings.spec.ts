import { expect, signIn, test } from "./fixtures";
import { withCompany } from "./site-rows";

const enquiry = {
  id: "6f8d9c52-4f9e-4f36-9e51-0d2a6c0f7a11",
  source: "home",
  filledMs: 5_000,
  destination: "Ooty",
  phone: "094431 22233",
  people: 4,
};

test("every enquiry setting is off at first, and the operator switches one on", {
  tag: "@long",
}, async ({ page, site }) => {
  await withCompany(site, {}, async () => {
    await signIn(page, site, "/admin/site-settings");
    const screens = page.getByRole("navigation", { name: "Site settings" });
    await screens.getByRole("link", { name: "Enquiries" }).click();
    const switches = page.getByRole("checkbox");
    await expect(switches).toHaveCount(4);
    for (const each of await switches.all()) await expect(each).not.toBeChecked();
    await page.getByLabel("Keep for (months)").fill("0");
    await expect(page.getByText("Must be a whole number from 1 to 120")).toBeVisible();
    await page.getByLabel("Keep for (months)").fill("12");
    await page.getByLabel("Keep enquiries").check();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Settings updated successfully")).toBeVisible();
    const { data } = await site.admin.from("company_info").select("*").single();
    expect(data).toMatchObject({ keep_enquiries: true, receive_forms: false, keep_months: 12 });
  });
});

test("an enquiry is stored once, and only while its setting is on", async ({ request, site }) => {
  const post = (data: object) => request.post("/enquire", { data });
  expect((await post(enquiry)).status()).toBe(404);
  await withCompany(site, { keep_enquiries: true }, async () => {
    expect((await post(enquiry)).status()).toBe(204);
    expect((await post(enquiry)).status()).toBe(204);
    expect((await post({ ...enquiry, id: crypto.randomUUID(), trap: "x" })).status()).toBe(204);
    expect((await post({ ...enquiry, id: crypto.randomUUID(), filledMs: 10 })).status()).toBe(204);
    expect((await post({ ...enquiry, people: 0 })).status()).toBe(400);
    expect((await post({ ...enquiry, source: "contact" })).status()).toBe(404);
    const { data } = await site.admin.from("enquiries").select("*");
    const stored = { sent_key: enquiry.id, phone: "+919443122233" };
    expect(data).toEqual([expect.objectContaining(stored)]);
    await site.admin.from("enquiries").delete().eq("sent_key", enquiry.id);
  });
  // The function of the database is only for the server.
  const { error } = await site.anonymous.rpc("enquire", { enquiry: JSON.stringify(enquiry) });
  expect(error).not.toBeNull();
});
