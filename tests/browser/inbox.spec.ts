import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Insert } from "../../app/supabase/types.ts";
import { expectNoBarriers, expectNoSidewaysScroll } from "./barriers";
import { expect, type Site, signIn, test } from "./fixtures";
import { expectFailedRequests, expectFailure, expectToast, refuseWrites } from "./panel";
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

test.afterEach(async ({ site }) => {
  await site.admin.from("enquiries").delete().not("id", "is", null);
  await site.admin.from("office_settings").delete().not("id", "is", null);
});

for (const [screen, width] of [
  ["a desktop", 1280],
  ["a phone", 390],
] as const) {
  test.describe(`on ${screen}`, { tag: width === 390 ? [] : "@long" }, () => {
    test.use({ viewport: { width, height: 844 } });

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
        const downloading = page.waitForEvent("download");
        await page.getByRole("button", { name: "Newsletter CSV" }).click();
        const download = await downloading;
        expect(download.suggestedFilename()).toMatch(/^newsletter-.*\.csv$/);
        expect(await readFile(await download.path(), "utf8")).toMatch(
          /^\uFEFF"E-mail","Agreed on","Agreed at","Confirmed on","Confirmed at","Link to leave"\r\n/,
        );
      });
    });

    test("an operator adds an enquiry of a guest at the counter and notes what was agreed", async ({
      page,
      site,
    }) => {
      await openInbox(page, site);
      await page.getByRole("button", { name: "Add Enquiry" }).click();
      const form = dialog(page);
      await form.getByRole("button", { name: "Add Enquiry" }).click();
      await expect(form.getByLabel("Name")).toHaveAccessibleDescription(
        "Enter a name or a phone number",
      );
      await form.getByLabel("Source").selectOption("Telephone");
      await form.getByLabel("Name").fill("மீனா சுந்தரம்");
      await form.getByLabel("Phone").fill("094431 22233");
      await form.getByLabel("E-mail").fill("meena@example.com");
      await form.getByLabel("Tour or destination").fill("Kerala Backwaters");
      await form.getByLabel("From").fill("2099-01-09");
      await form.getByLabel("To", { exact: true }).fill("2099-01-12");
      await form.getByLabel("People").fill("4");
      await form.getByLabel("Message").fill("With two children");
      await expectNoSidewaysScroll(page);
      await form.getByRole("button", { name: "Add Enquiry" }).click();
      await expectToast(page, "Enquiry added successfully");
      expect(await stored(site)).toEqual([
        expect.objectContaining({ source: "telephone", status: "New", phone: PHONE, people: 4 }),
      ]);

      const added = row(page, "மீனா சுந்தரம்");
      await expect(added).toContainText(PHONE);
      await expect(added).toContainText("Kerala Backwaters");
      await expect(added).toContainText("Fri 9 Jan 2099 – Mon 12 Jan 2099 · 4 people");
      await expectNoSidewaysScroll(page);
      await expectNoBarriers(page);

      await added.getByRole("link", { name: "மீனா சுந்தரம்", exact: true }).click();
      await expect(page.getByText("With two children")).toBeVisible();
      await page.getByLabel("Status").selectOption("Quoted");
      await page.getByLabel("Next call").fill(dayFromNow(0));
      await page.getByLabel("Who has it").fill("Kumar");
      await page.getByLabel("Note").fill("Wants a window seat");
      await page.getByLabel("E-mail").fill("meena");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(
        "Please enter a valid email",
      );
      await page.getByLabel("E-mail").fill("meena@new.example.com");
      await page.getByLabel("Phone").fill("94431 22255");
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expectToast(page, "Enquiry updated successfully");
      await expectNoSidewaysScroll(page);
      await expectNoBarriers(page);
      expect(await stored(site)).toEqual([
        expect.objectContaining({
          status: "Quoted",
          call_on: dayFromNow(0),
          taken_by: "Kumar",
          note: "Wants a window seat",
          email: "meena@new.example.com",
          phone: "+919443122255",
        }),
      ]);

      await page.goto("/admin/dashboard");
      const calls = page.getByRole("region", { name: "What needs attention" });
      await expect(calls.getByRole("listitem").first()).toContainText("Today");
      await calls.getByRole("link", { name: "Call மீனா சுந்தரம்" }).click();
      await expect(page.getByLabel("Note")).toHaveValue("Wants a window seat");
    });

    test("one tap answers on WhatsApp with the operator's text, calls or mails", async ({
      page,
      site,
    }) => {
      await add(
        site,
        {
          source: "home",
          name: "Asha",
          phone: PHONE,
          email: "a+b@example.com",
          destination: "Ooty",
        },
        { source: "contact", name: "No phone", phone: "call me", email: "x" },
      );
      await openInbox(page, site);
      const whatsApp = row(page, "Asha").getByRole("link", { name: "WhatsApp: Asha" });
      await expect(whatsApp).toHaveAttribute(
        "href",
        /^https:\/\/wa\.me\/919443122233\?text=Hello%20Asha%2C/,
      );
      await expect(row(page, "Asha").getByRole("link", { name: "Call: Asha" })).toHaveAttribute(
        "href",
        "tel:+919443122233",
      );
      await expect(row(page, "Asha").getByRole("link", { name: "Mail: Asha" })).toHaveAttribute(
        "href",
        "mailto:a%2Bb@example.com",
      );
      await expect(row(page, "No phone").getByRole("link")).toHaveCount(1);

      await page.getByRole("button", { name: "WhatsApp Reply" }).click();
      await dialog(page).getByLabel("Text").fill("வணக்கம் {name}: {tour}?");
      await dialog(page).getByRole("button", { name: "Save Changes" }).click();
      await expectToast(page, "Reply updated successfully");
      const text = encodeURIComponent("வணக்கம் Asha: Ooty?");
      await expect(whatsApp).toHaveAttribute("href", `https://wa.me/919443122233?text=${text}`);
      await page.getByRole("button", { name: "WhatsApp Reply" }).click();
      await dialog(page).getByLabel("Text").fill("");
      await dialog(page).getByRole("button", { name: "Save Changes" }).click();
      await expect(whatsApp).toHaveAttribute("href", /Hello%20Asha/);
    });

    test("an operator searches, filters and pages the list, and sets a status without opening it", async ({
      page,
      site,
    }) => {
      const many = Array.from({ length: 26 }, (_, at) => ({
        source: "home" as const,
        name: `Guest ${at}`,
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
        email: "asha@example.com",
        subject: "Passport",
        message: "Cold, (really)?",
        note: "Wants a window seat",
      });
      await openInbox(page, site);
      await expect(page.getByRole("row").nth(1)).toContainText("Asha");
      await expect(page.getByText("27 enquiries")).toBeVisible();
      await expect(page.getByRole("link", { name: "Kerala", exact: true })).toHaveAttribute(
        "href",
        "/admin/tours/edit/kerala-backwaters",
      );
      await page.getByRole("link", { name: "Next page" }).click();
      await expect(row(page, "Guest 0")).toBeVisible();

      for (const search of [
        "094431-22233",
        "94431 22233",
        "asha",
        "kerala",
        "cold, (really)?",
        "Asha@Example.com",
        "passport",
        "window seat",
      ]) {
        await page.getByLabel("Search").fill(search);
        await page.getByRole("button", { name: "Search" }).click();
        await expect(page.getByText("1 enquiry"), search).toBeVisible();
        await expect(row(page, "Asha")).toBeVisible();
      }
      await page.getByLabel("Status of Asha").selectOption("Booked");
      await expectToast(page, "Enquiry updated successfully");
      await page.getByLabel("Status", { exact: true }).selectOption("Lost");
      await expect(page.getByText("Nothing found")).toBeVisible();
      await page.getByLabel("Status", { exact: true }).selectOption("Booked");
      await expect(row(page, "Asha")).toBeVisible();
      await page.goBack();
      await expect(page.getByText("Nothing found")).toBeVisible();
    });

    test("an operator sees, exports and erases all enquiries of one person", async ({
      page,
      site,
    }) => {
      await add(
        site,
        {
          source: "home",
          name: "Asha",
          phone: PHONE,
          email: "asha@example.com",
          destination: "Ooty",
        },
        {
          source: "telephone",
          name: "Asha K",
          phone: PHONE,
          destination: "Munnar",
          status: "Booked",
        },
        { source: "contact", email: "ASHA@example.com", subject: "Visa" },
        { source: "home", name: "Other", phone: "+919443122234", destination: "Goa" },
      );
      const copies = () => page.evaluate(() => JSON.stringify(localStorage));
      const asha = (await stored(site)).find(({ name }) => name === "Asha");
      await signIn(page, site, `/admin/quotes/new?enquiry=${asha?.id}`);
      await page.getByLabel("People").fill("Unsaved words of a quote");
      await expect.poll(copies).toContain("Unsaved words");
      await page.goto("/admin/enquiries");
      await page.getByRole("link", { name: "Asha", exact: true }).click();
      await expect(page.getByRole("link", { name: "Munnar" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Visa" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Goa" })).toHaveCount(0);

      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: "Export" }).click();
      const file = await readFile(await (await downloading).path(), "utf8");
      expect(JSON.parse(file).enquiries).toHaveLength(3);
      expect(file).not.toContain("Goa");

      await page.getByLabel("Note").fill("Unsaved words");
      await page.getByRole("button", { name: "Erase" }).click();
      const question = page.getByRole("alertdialog");
      await expect(question).toContainText("Erases 3 enquiries");
      await expect(question).toContainText("This cannot be undone.");
      await question.getByRole("button", { name: "Cancel" }).click();
      expect(await stored(site)).toHaveLength(4);
      await page.getByRole("button", { name: "Erase" }).click();
      await question.getByRole("button", { name: "Erase" }).click();
      await expectToast(page, "Personal data erased");
      await expect(page).toHaveURL(/\/admin\/enquiries$/);
      await expect(row(page, "Other")).toBeVisible();
      expect(await stored(site)).toEqual([expect.objectContaining({ name: "Other" })]);
      const { data } = await site.admin.from("row_versions").select("id").ilike("name", "%asha%");
      expect(data).toEqual([]);
      await expect.poll(copies).not.toContain("Unsaved words");
    });
  });
}

test("an operator downloads the found enquiries as CSV, in which no formula runs", {
  tag: "@long",
}, async ({ page, site }) => {
  await add(
    site,
    {
      source: "home",
      name: "=HYPERLINK(1)",
      phone: PHONE,
      destination: "ஊட்டி",
      message: 'a "b"\nc',
    },
    { source: "home", name: "Somebody else" },
  );
  await openInbox(page, site, "?q=hyperlink");
  await expect(page.getByText("1 enquiry")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text).toMatch(/^\uFEFF"Received on","Received at",/);
  expect(text).toContain(`"'=HYPERLINK(1)","(+91) ${PHONE.slice(3)}","","ஊட்டி"`);
  expect(text).toContain('"a ""b""\nc"');
  expect(text).not.toContain("Somebody else");
});

test("a new enquiry appears at once, the menu and every screen of a phone show the number of new ones, and the dashboard the calls that are due", async ({
  page,
  site,
}) => {
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
    call("Today", 0),
    call("Missed", -3),
    call("Tomorrow", 1),
    call("Booked", -1, "Booked"),
    call("Lost", 0, "Lost"),
  );
  const calls = page.getByRole("region", { name: "What needs attention" });
  await expect(calls.getByRole("link")).toHaveText([
    "Call Missed",
    "Call Booked",
    "Call Today",
    "3 new enquiries",
  ]);
});

test("a typed note survives leaving the page, a failing server and an erasure in another window", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  await add(site, { source: "home", name: "Asha" });
  await openInbox(page, site);
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
  expectFailedRequests(consoleErrors);
});

test("a list that cannot be read shows an error, and so does a wrong URL", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  await page.route("**/rest/v1/enquiries*", (route) => route.abort());
  await signIn(page, site, "/admin/enquiries");
  await expectFailure(page, "Error loading enquiries. Please try again.");
  await page.unroute("**/rest/v1/enquiries*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No enquiries yet")).toBeVisible();
  await page.goto(`/admin/enquiries/${crypto.randomUUID()}`);
  await expect(page.getByText(/^Error loading enquiry\./)).toBeVisible();
  expectFailedRequests(consoleErrors);
});

test("script in every field of an enquiry is shown as text", { tag: "@long" }, async ({
  page,
  site,
}) => {
  const script = "</script><img src=x onerror='window.hacked=1'><svg onload=hacked()>";
  const short = "javascript:window.hacked=2//9443122233";
  await add(site, {
    source: "home",
    name: script,
    phone: short,
    email: `javascript:hacked()//@x${script}`.replaceAll(" ", ""),
    tour_id: "../../javascript:hacked()",
    destination: script,
    interest: "<b>x</b>",
    subject: script,
    message: script,
    note: script,
    taken_by: script,
    call_on: dayFromNow(0),
  });
  await add(site, { source: "home", phone: short, destination: script });
  await signIn(page, site);
  await expect(page.getByRole("region", { name: "What needs attention" })).toContainText("onerror");
  await page.getByRole("link", { name: /^Enquiries/ }).click();
  await expect(page.getByText("2 enquiries")).toBeVisible();
  await expectClean(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: script }).first().click();
  await expect(page.getByLabel("Note")).toHaveValue(script);
  await expectClean(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

async function expectClean(page: Page) {
  const found = await page.evaluate(() => ({
    hacked: (globalThis as unknown as { hacked?: number }).hacked,
    links: [...document.querySelectorAll<HTMLAnchorElement>("#main a")]
      .map(({ href }) => new URL(href).protocol)
      .filter((protocol) => !/^(https?|tel|mailto):$/.test(protocol)),
    handlers: document.querySelectorAll("[onerror], [onload]").length,
  }));
  expect(found).toEqual({ hacked: undefined, links: [], handlers: 0 });
}
