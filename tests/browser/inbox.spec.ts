import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Insert } from "../../app/supabase/types.ts";
import { expectNoBarriers, expectNoSidewaysScroll } from "./barriers";
import { expect, type Site, signIn, test } from "./fixtures";
import {
  expectFailedRequests,
  expectFailure,
  expectSaved,
  expectToast,
  refuseWrites,
} from "./panel";
import { withCompany } from "./site-rows";
import { dayFromNow } from "./tour-rows";

const PHONE = "+919443122233";
const dialog = (page: Page) => page.getByRole("dialog");
const row = (page: Page, name: string) => page.getByRole("row", { name });

async function add(site: Site, ...enquiries: Insert<"enquiries">[]) {
  for (const enquiry of enquiries) {
    expect((await site.admin.from("enquiries").insert(enquiry)).error).toBeNull();
  }
}

async function stored(site: Site) {
  const { data } = await site.admin.from("enquiries").select("*").order("created_at");
  return data ?? [];
}

async function openInbox(page: Page, site: Site, query = "") {
  await signIn(page, site, `/admin/enquiries${query}`);
  await expect(page.getByRole("heading", { name: "Enquiries", level: 1 })).toBeVisible();
}

/** Presses a button. Returns the name and the text of the file. */
async function download(page: Page, button: string): Promise<[string, string]> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const file = await downloading;
  return [file.suggestedFilename(), await readFile(await file.path(), "utf8")];
}

test.afterEach(async ({ site }) => {
  await site.admin.from("enquiries").delete().not("id", "is", null);
  await site.admin.from("office_settings").delete().not("id", "is", null);
});

test("an empty inbox links to the setting that keeps enquiries", { tag: "@long" }, async ({
  page,
  site,
}) => {
  await openInbox(page, site);
  await expect(page.getByText("The site does not keep what visitors send.")).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("link", { name: "Site Settings → Enquiries" }).click();
  await expect(page.getByLabel("Keep enquiries")).toBeVisible();
  await withCompany(site, { keep_enquiries: true }, async () => {
    await page.goto("/admin/enquiries");
    await expect(page.getByText("What visitors send appears here.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Newsletter CSV" })).toHaveCount(0);
  });
  await withCompany(site, { receive_forms: true }, async () => {
    await page.goto("/admin/enquiries");
    await expect(page.getByText("What visitors send appears here.")).toBeVisible();
    const [name, text] = await download(page, "Newsletter CSV");
    expect(name).toMatch(/^newsletter-.*\.csv$/);
    expect(text).toMatch(
      /^\uFEFF"E-mail","Language","Agreed on","Agreed at","Confirmed on","Confirmed at","Link to leave"\r\n/,
    );
  });
  await test.step("the list stays reachable when nobody can subscribe any more", async () => {
    const token = "0".repeat(64);
    const addresses = () => site.admin.from("newsletter_addresses");
    const mailed_at = new Date().toISOString();
    await addresses().insert({ email: "b@example.com", token: "1".repeat(64), mailed_at });
    await addresses().insert({ email: "a@example.com", language: "ta", token });
    for (const [tamil, path] of Object.entries({ public: "/ta/newsletter", off: "/newsletter" })) {
      await withCompany(site, { tamil }, async () => {
        await page.goto("/admin/enquiries");
        const [, text] = await download(page, "Newsletter CSV");
        expect(text).toContain('"a@example.com","ta",');
        expect(text).toContain(`${path}?token=${token}"`);
        expect(text).not.toContain("b@example.com");
      });
    }
    await addresses().delete().not("id", "is", null);
  });
});

test("an operator adds an enquiry of a guest at the counter on a phone, and notes what was agreed", {
  tag: "@long",
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openInbox(page, site);
  await page.getByRole("button", { name: "Add Enquiry" }).click();
  const form = dialog(page);
  await form.getByRole("button", { name: "Add Enquiry" }).click();
  await expect(form.getByLabel("Name")).toHaveAccessibleDescription(
    "Enter a name or a phone number",
  );
  await form.getByLabel("Source").selectOption("Telephone");
  for (const [label, text] of Object.entries({
    Name: "மீனா சுந்தரம்",
    Phone: "094431 22233",
    "E-mail": "meena@example.com",
    "Tour or destination": "Kerala Backwaters",
    From: "2099-01-09",
    To: "2099-01-12",
    People: "4",
    Message: "With two children",
  })) {
    await form.getByLabel(label, { exact: true }).fill(text);
  }
  await expectNoSidewaysScroll(page);
  await form.getByRole("button", { name: "Add Enquiry" }).click();
  await expectSaved(page, "Enquiry added successfully");
  const added = row(page, "மீனா சுந்தரம்");
  await expect(added).toContainText(PHONE);
  await expect(added).toContainText("Kerala Backwaters");
  await expect(added).toContainText("Fri 9 Jan 2099 – Mon 12 Jan 2099 · 4 people");
  await expectNoSidewaysScroll(page);

  await added.getByRole("link", { name: "மீனா சுந்தரம்", exact: true }).click();
  await expect(page.getByText("With two children")).toBeVisible();
  await page.getByLabel("Status").selectOption("Quoted");
  await page.getByLabel("Next call").fill(dayFromNow(0));
  await page.getByLabel("Who has it").fill("Kumar");
  await page.getByLabel("Note").fill("Wants a window seat");
  await page.getByLabel("E-mail").fill("meena");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription("Please enter a valid email");
  await page.getByLabel("E-mail").fill("meena@new.example.com");
  await page.getByLabel("Phone").fill("94431 22255");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectSaved(page, "Enquiry updated successfully");
  await expectNoSidewaysScroll(page);
  expect(await stored(site)).toEqual([
    expect.objectContaining({
      source: "telephone",
      status: "Quoted",
      call_on: dayFromNow(0),
      taken_by: "Kumar",
      note: "Wants a window seat",
      email: "meena@new.example.com",
      phone: "+919443122255",
      people: 4,
    }),
  ]);
});

test("an operator searches, filters and pages the list, sets a status in it, and answers with one tap", async ({
  page,
  site,
}) => {
  const many = Array.from({ length: 26 }, (_, at) => ({
    source: "home" as const,
    name: `Guest ${at}`,
    phone: at === 25 ? null : "call me",
    email: "x",
    destination: "Madurai",
    created_at: `2026-01-${String(at + 1).padStart(2, "0")}T00:00:00Z`,
  }));
  expect((await site.admin.from("enquiries").insert(many)).error).toBeNull();
  await add(site, {
    source: "tour",
    name: "Asha",
    phone: PHONE,
    tour_id: "kerala-backwaters",
    destination: "Kerala",
    email: "a+b@example.com",
    message: "Cold, (really)?",
  });
  await openInbox(page, site);
  await expect(page.getByRole("row").nth(1)).toContainText("Asha");
  await expect(page.getByText("27 enquiries")).toBeVisible();

  await test.step("with the operator's text", async () => {
    const asha = row(page, "Asha");
    await expect(asha.getByRole("link", { name: "Kerala", exact: true })).toHaveAttribute(
      "href",
      "/admin/tours/edit/kerala-backwaters",
    );
    const whatsApp = asha.getByRole("link", { name: "WhatsApp: Asha" });
    for (const [name, href] of [
      ["WhatsApp: Asha", /^https:\/\/wa\.me\/919443122233\?text=Hello%20Asha%2C/],
      ["Call: Asha", "tel:+919443122233"],
      ["Mail: Asha", "mailto:a%2Bb@example.com"],
    ] as const) {
      await expect(asha.getByRole("link", { name })).toHaveAttribute("href", href);
    }
    await expect(row(page, "Guest 25").getByRole("link")).toHaveCount(1);
    await expect(row(page, "Guest 25")).toContainText("No number left");
    for (const [text, href] of [
      [
        "வணக்கம் {name}: {tour}?",
        `https://wa.me/919443122233?text=${encodeURIComponent("வணக்கம் Asha: Kerala?")}`,
      ],
      ["", /Hello%20Asha/],
    ] as const) {
      await page.getByRole("button", { name: "WhatsApp Reply Text" }).click();
      await dialog(page).getByLabel("Text").fill(text);
      await dialog(page).getByRole("button", { name: "Save Changes" }).click();
      await expectSaved(page, "Reply updated successfully");
      await expect(whatsApp).toHaveAttribute("href", href);
    }
  });

  await page.getByRole("link", { name: "Next page" }).click();
  await expect(row(page, "Guest 0")).toBeVisible();
  for (const search of ["094431-22233", "cold, (really)?"]) {
    await page.getByLabel("Search").fill(search);
    await expect(page.getByText("1 enquiry"), search).toBeVisible();
    await expect(row(page, "Asha")).toBeVisible();
  }
  const [name, text] = await download(page, "Download CSV");
  expect(name).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
  expect(text).toMatch(/^\uFEFF"Received on","Received at",.*"Cold, \(really\)\?"/s);
  expect(text).not.toContain("Guest");
  await page.getByLabel("Status of Asha").selectOption("Booked");
  await expectSaved(page, "Enquiry updated successfully");
  await page.getByLabel("Status", { exact: true }).selectOption("Lost");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.getByLabel("Status", { exact: true }).selectOption("Booked");
  await expect(row(page, "Asha")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Nothing found")).toBeVisible();

  await test.step("a row that leaves the filtered list passes the focus on", async () => {
    await page.goto("/admin/enquiries?status=New");
    await page.getByLabel("Status of Guest 25").focus();
    await page.getByLabel("Status of Guest 25").selectOption("Lost");
    await expect(page.getByLabel("Status of Guest 24")).toBeFocused();
    await page.getByLabel("Status", { exact: true }).selectOption("Lost");
    await page.getByLabel("Status of Guest 25").focus();
    await page.getByLabel("Status of Guest 25").selectOption("New");
    await expect(page.getByRole("heading", { name: "Enquiries", level: 1 })).toBeFocused();
  });
});

test("an operator sees, exports and erases all enquiries of one person", { tag: "@long" }, async ({
  page,
  site,
}) => {
  const person = { name: "Asha", phone: PHONE, email: "asha@example.com" };
  await add(
    site,
    { ...person, source: "home", destination: "Ooty" },
    { source: "telephone", name: "Asha K", phone: PHONE, destination: "Munnar", status: "Booked" },
    { source: "contact", email: "ASHA@example.com", phone: "94431 22234", subject: "Visa" },
    { source: "home", name: "Other", phone: "+919443122234", destination: "Goa" },
  );
  const copies = () => page.evaluate(() => JSON.stringify(localStorage));
  const asha = (await stored(site)).find(({ name }) => name === "Asha");
  await signIn(page, site, `/admin/enquiries/${asha?.id}`);
  await expect(page.getByRole("link", { name: "Munnar" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Visa" })).toBeVisible();
  // The number of another enquiry can be that of an office.
  const further = page.locator("section", { hasText: "Perhaps the same person" });
  await expect(further.getByRole("link")).toHaveText(["Goa"]);
  const [, file] = await download(page, "Export");
  expect(file.match(/ENQUIRY\r\nReceived on: /g)).toHaveLength(3);
  expect(file).not.toContain(asha?.id);
  expect(file).not.toContain("Goa");

  // Unsaved text of a quote for this person is erased too.
  await page.getByRole("link", { name: "Make a quote" }).click();
  await page.getByLabel("People").fill("Unsaved words of a quote");
  await expect.poll(copies).toContain("Unsaved words");
  await page.goto(`/admin/enquiries/${asha?.id}`);
  await page.getByLabel("Note").fill("Unsaved words");
  const question = page.getByRole("alertdialog");
  await page.getByRole("button", { name: "Erase" }).click();
  await expect(question).toContainText("Erases 3 enquiries");
  await expect(question).toContainText("This cannot be undone.");
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await stored(site)).toHaveLength(4);
  await page.getByRole("button", { name: "Erase" }).click();
  await question.getByRole("button", { name: "Erase" }).click();
  await expectSaved(page, "Personal data erased");
  await expect(page).toHaveURL(/\/admin\/enquiries$/);
  await expect(row(page, "Other")).toBeVisible();
  expect(await stored(site)).toEqual([expect.objectContaining({ name: "Other" })]);
  await expect.poll(copies).not.toContain("Unsaved words");
});

test("a new enquiry appears at once, the menu and every screen of a phone show the number of new ones, and the dashboard the calls that are due", async ({
  page,
  site,
}) => {
  await page.clock.install();
  await openInbox(page, site);
  await expect(page.getByText("No enquiries yet")).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Admin" });
  await expect(menu.getByRole("link", { name: "Enquiries", exact: true })).toBeVisible();
  await add(site, { source: "home", name: "Asha" }, { source: "home", name: "Ravi" });
  await expect(row(page, "Asha")).toBeVisible();
  await expect(menu.getByRole("link", { name: "Enquiries 2 new" })).toBeVisible();
  await page.getByLabel("Status of Asha").selectOption("Talking");
  await expect(menu.getByRole("link", { name: "Enquiries 1 new" })).toBeVisible();

  await page.getByLabel("Status of Ravi").selectOption("Talking");
  await menu.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Latest Tours" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const link = page.getByRole("link", { name: "Enquiries 1 new" });
  await expect(link).toHaveCount(0);
  await add(site, { source: "home", name: "Devi" });
  await expect(link).toBeVisible();
  // On a phone the toast covers the link for four seconds, unless the pointer is on it.
  await page.mouse.move(200, 800);
  await page.clock.runFor(5_000);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await link.click();
  await expect(row(page, "Devi")).toBeVisible();
  await expectNoSidewaysScroll(page);

  // Calls are due until the guest is lost.
  await site.admin.from("enquiries").delete().not("id", "is", null);
  await page.setViewportSize({ width: 1280, height: 800 });
  await menu.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Latest Tours" })).toBeVisible();
  await expect(page.getByText("What needs attention")).toHaveCount(0);
  const call = (name: string, days: number, status: "New" | "Booked" | "Lost" = "New") => ({
    source: "home" as const,
    name,
    status,
    call_on: dayFromNow(days),
  });
  await add(
    site,
    call("Now", 0),
    call("Missed", -3),
    call("Tomorrow", 1),
    call("Booked", -1, "Booked"),
    call("Lost", 0, "Lost"),
  );
  const calls = page.getByRole("region", { name: "What needs attention" });
  await expect(calls.getByRole("link")).toHaveText([
    "Call Now",
    "Call Booked",
    "Call Missed",
    "3 new enquiries",
  ]);
  await expect(calls.getByRole("listitem").first()).toContainText("Today");
  await calls.getByRole("link", { name: "Call Booked" }).click();
  await expect(page.getByLabel("Next call")).toHaveValue(dayFromNow(-1));

  const early = Array.from({ length: 9 }, (_, at) => call(`Early ${at}`, -9));
  await add(site, ...early);
  await menu.getByRole("link", { name: "Dashboard" }).click();
  await calls.getByRole("link", { name: "2 more calls due" }).click();
  await expect(page.getByLabel("Calls due")).toBeChecked();
  await expect(page.getByRole("row")).toHaveCount(13);
  await expect(page.getByRole("row").nth(1)).toContainText("Now");
});

test("a list or an enquiry that cannot be read says so; a typed note survives leaving the page, a failing server and an erasure in another window", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  expectFailedRequests(consoleErrors);
  await add(site, { source: "home", name: "Asha" });
  await page.route("**/rest/v1/enquiries*", (route) => route.abort());
  await signIn(page, site, "/admin/enquiries");
  await expectFailure(page, "Error loading enquiries. Please try again.");
  await page.unroute("**/rest/v1/enquiries*");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("link", { name: "Asha" }).click();
  await page.getByLabel("Note").fill("An hour of words");
  await page.getByRole("link", { name: "Trash" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await refuseWrites(page, "enquiries", "disk full");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Failed to update enquiry: disk full");
  await expect(page.getByLabel("Note")).toHaveValue("An hour of words");
  await refuseWrites(page, "rpc/erase_person", "disk full");
  await page.getByRole("button", { name: "Erase" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Erase" }).click();
  await expectToast(page, "Failed to erase: disk full");
  await site.admin.from("enquiries").delete().not("id", "is", null);
  await expect(page.getByText("This enquiry was erased in another window.")).toBeVisible();
  await expect(page.getByLabel("Note")).toHaveValue("An hour of words");
  page.once("dialog", (question) => void question.accept());
  await page.goto("/admin/enquiries/no-such-enquiry");
  const failed = "Error loading enquiry. Please try again or go back to the enquiries.";
  await expectFailure(page, failed);
});
