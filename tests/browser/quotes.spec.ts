import { type Browser, devices, type Page } from "@playwright/test";
import { expectNoBarriers, expectNoSidewaysScroll } from "./barriers";
import { chatOpenedBy } from "./chat";
import { expect, openOncePublic, type Site, signIn, test, untilHydrated } from "./fixtures";
import { confirmed, expectFailedRequests, expectFailure, expectSaved, expectToast } from "./panel";
import { quoteSheet, withCompany } from "./site-rows";

const TOUR = "ooty-kodaikanal-hills";
const DEPARTURE = { tour_id: TOUR, starts_on: "2030-12-14", price: "₹31,250" };
const WHATSAPP_PREVIEW = "WhatsApp/2.23.20.0 A";

const sheet = { ...quoteSheet, title: "Ooty & Kodaikanal Hills" };

async function storeQuote(site: Site, changes: object = {}, columns: object = {}) {
  const { data, error } = await site.admin
    .from("quotes")
    .insert({
      customer_name: "Asha Devi",
      customer_phone: "+919443122233",
      expires_on: "2099-12-31",
      sheet: { ...sheet, ...changes },
      ...columns,
    })
    .select()
    .single();
  if (error) throw error;
  return data;
}

async function removeQuotes(site: Site) {
  await site.admin.from("quotes").delete().not("id", "is", null);
  await site.admin.from("enquiries").delete().not("id", "is", null);
  await site.admin.from("office_settings").delete().not("id", "is", null);
  await site.admin.from("departures").delete().eq("starts_on", DEPARTURE.starts_on);
}

/** Opens the link on the customer's phone. */
async function openOnPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext(devices["Pixel 7"]);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

test("for a visitor who asks on a Tamil page, the quote begins in Tamil; it is copied from the tour's Tamil texts, and its link opens in Tamil", async ({
  page,
  context,
  site,
}) => {
  const line = "இந்தப் பக்கத்தின் சில பகுதிகள் இப்போது ஆங்கிலத்தில் உள்ளன.";
  await withCompany(site, { tamil: "public", keep_enquiries: true }, async () => {
    await openOncePublic(page, "/ta");
    await untilHydrated(page);
    await page.getByLabel("எங்கே").fill("கொடைக்கானல்");
    await page.getByLabel("எத்தனை பேர்").fill("2");
    await chatOpenedBy(context, () => page.getByRole("button", { name: "விசாரிக்க" }).click());
    await signIn(page, site, "/admin/enquiries");
    await page.getByRole("link", { name: "No name" }).click();
    await page.getByRole("link", { name: "Make a quote" }).click();
    const ofQuote = page.getByRole("combobox", { name: "Language", exact: true });
    await expect(ofQuote).toHaveValue("ta");
    await expect(page.getByLabel("Terms")).toHaveValue(/^முன்பணம்: /);

    await page.goto(`/admin/quotes/new?tour=${TOUR}`);
    await expect(page.locator("[name=title]")).toHaveValue(/^Ooty/);
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await page.getByLabel("Customer's name").fill("Kumar");
    await ofQuote.selectOption("தமிழ்");
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(page.getByLabel("Customer's name")).toHaveValue("Kumar");
    await ofQuote.selectOption("தமிழ்");
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page.locator("[name=title]")).toHaveValue(/^ஊட்டி/);
    await ofQuote.selectOption("English");
    await expect(page.locator("[name=title]")).toHaveValue(/^Ooty/);
    await expect(page.getByText(/What you typed here on/)).toHaveCount(0);
    await ofQuote.selectOption("தமிழ்");
    await expect(page.locator("[name=title]")).toHaveValue(/^ஊட்டி/);
    await expect(page.getByLabel("Terms")).toHaveValue(/^முன்பணம்: /);
    await page.getByLabel("Customer's name").fill("குமார்");
    await page.getByLabel("Valid until").fill("2020-01-01");
    await page.getByRole("button", { name: "Create Quote" }).click();
    await expect(page.getByLabel("Valid until")).toHaveAccessibleDescription(
      /The customer could not open it: choose today or a later date/,
    );
    await page.getByLabel("Valid until").fill("2099-12-31");
    await page.getByRole("button", { name: "Create Quote" }).click();
    await expectSaved(page, "Quote created successfully");
    const language = page.getByRole("combobox", { name: "Language for the customer" });
    await expect(language).toHaveValue("ta");
    const popup = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Open sheet" }).click();
    const paper = await popup;
    await expect(paper.getByRole("table").getByText("மொத்தம்")).toBeVisible();
    await expect(paper.getByText(/பரமக்குடி, தமிழ்நாடு/)).toBeVisible();
    await expect(paper).toHaveURL(/\/ta\/admin\/quotes\/[^/]+\/sheet$/);
    await paper.close();
    const { data: quote } = await site.admin.from("quotes").select("token").single();
    const read = async (path: string) => (await page.request.get(path)).text();
    const tamil = await read(`/ta/quote/${quote?.token}`);
    expect(tamil).toMatch(/<h1[^>]*>.*ஊட்டி.*<\/h1>/s);
    expect(tamil).not.toContain(line);
    const english = await storeQuote(site);
    expect(await read(`/ta/quote/${english.token}`)).toContain(line);
    expect(await read(`/quote/${english.token}`)).not.toContain(
      "Parts of this page are in English",
    );
  });
});

test.afterEach(({ site }) => removeQuotes(site));

test("a quote for an enquiry has its name, dates, people and tour, also when the tour's address changed since, and marks the enquiry as quoted", {
  tag: "@long",
}, async ({ page, site }) => {
  const id = crypto.randomUUID();
  await site.admin.from("enquiries").insert({
    id,
    source: "tour",
    name: "குமார்",
    phone: "+919443122233",
    tour_id: TOUR,
    destination: "Ooty",
    from_day: "2030-12-14",
    people: 3,
  });
  await site.admin.from("departures").insert({ ...DEPARTURE, status: "Sold out" });
  await site.admin.from("tours").update({ id: "hills" }).eq("id", TOUR);
  await signIn(page, site, `/admin/enquiries/${id}`);
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await page.getByRole("link", { name: "Make a quote" }).click();
  await expect(title).toHaveValue("Ooty & Kodaikanal Hills");
  // Without its tour, the quote is no copy, and can be one of another tour.
  await page.goto(`${site.url}/admin/quotes/new?enquiry=${id}&tour=gone`);
  await expect(page.getByText("Fill it in, or copy it from a tour.")).toBeVisible();
  await page.getByLabel("Copy from a tour").fill("Golden");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(title).toHaveValue(/^Golden Triangle/);
  await expect(page.getByText(/^A copy: /)).toBeVisible();
  // A link from before the change works too.
  await page.goto(`${site.url}/admin/quotes/new?enquiry=${id}&tour=${TOUR}`);
  await expect(title).toHaveValue("Ooty & Kodaikanal Hills");
  await expect(page.getByLabel("Customer's name")).toHaveValue("குமார்");
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("2030-12-14");
  await expect(page.getByLabel("Count").first()).toHaveValue("3");
  await expect(page.getByLabel("UPI ID")).toHaveAccessibleDescription(/Site Settings → Quotes/);
  const price = page.getByLabel("Rupees each").first();
  await expect(page.getByText("Price of Sat 14 Dec 2030: ₹31,250. Sold out")).toBeVisible();
  await expect(price).toHaveValue("31250");
  await price.fill("38000");
  await page.getByRole("button", { name: "Use the price of this date, ₹31,250" }).press("Enter");
  await expect(price).toHaveValue("31250");
  await expect(page.getByLabel("From", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expect(page.getByRole("heading", { name: /^Quote Q-/ })).toBeVisible();
  const { data } = await site.admin.from("enquiries").select("status").eq("id", id).single();
  expect(data?.status).toBe("Quoted");
  await page.goto(`${site.url}/admin/enquiries/${id}`);
  const made = page.getByRole("region", { name: "Quotes" }).getByRole("listitem");
  await expect(made).toContainText("Not opened");
  await made.getByRole("link", { name: /^Q-/ }).click();
  await expect(page.getByRole("heading", { name: /^Quote Q-/ })).toBeVisible();
  await page.getByRole("link", { name: /^Open the enquiry/ }).click();
  await expect(page.getByRole("heading", { name: "குமார்" })).toBeVisible();
  await site.admin.from("enquiries").delete().eq("id", id);
  expect((await site.admin.from("quotes").select("id")).data).toEqual([]);
  await site.admin.from("tours").update({ id: TOUR }).eq("id", "hills");
});

test("the operator makes a quote from a tour, sends the link, and sees the customer open it", async ({
  page,
  context,
  browser,
  site,
}) => {
  test.slow();
  await site.admin.from("departures").insert(DEPARTURE);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, site, "/admin/site-settings/quotes");
  await page.getByLabel("UPI ID").fill("vaigai");
  await expect(page.getByText("Must be like name@bank")).toBeVisible();
  await page.getByLabel("UPI ID").fill("vaigai@okbank");
  await page.getByLabel("Terms on quotes").fill("Carry your identity cards.");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectSaved(page, "Settings updated successfully");

  await page.getByRole("link", { name: "Tours", exact: true }).click();
  await page.getByRole("link", { name: "Edit Ooty & Kodaikanal Hills" }).click();
  await page.getByRole("link", { name: "Make a quote" }).click();
  await expect(page.getByRole("heading", { name: "Make a Quote" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(
    "Ooty & Kodaikanal Hills",
  );
  await expect(page.getByLabel("Terms")).toHaveValue(/Cancellation: .*identity cards\./s);
  await expect(page.getByLabel("UPI ID")).toHaveValue("vaigai@okbank");
  await page.getByLabel("Customer's name").fill("Asha Devi");
  await page.getByLabel("Phone").fill("94431 22233");
  await page.getByLabel("People").fill("4 people");
  await expect(page.getByLabel("Count").first()).toHaveValue("4");
  await page.getByLabel("From", { exact: true }).fill(DEPARTURE.starts_on);
  await expect(page.getByText("Price of Sat 14 Dec 2030: ₹31,250")).toBeVisible();
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("2030-12-18");
  await expect(page.getByText("Total ₹1,25,000")).toBeVisible();
  // The advance of the terms, 25 %.
  const payNow = page.getByLabel("To pay now");
  await expect(payNow).toHaveValue("31250");
  await page.getByRole("button", { name: "Add price line" }).click();
  await page.getByLabel("For", { exact: true }).last().fill("Discount");
  await page.getByLabel("Rupees each").last().fill("-5000");
  await expect(payNow).toHaveValue("30000");
  await page.getByRole("button", { name: "Remove price line 4" }).click();
  await expect(payNow).toHaveValue("31250");
  await page.getByRole("button", { name: "Create Quote" }).click();
  await expectSaved(page, "Quote created successfully");
  await expect(page.getByRole("heading", { name: /^Quote Q-\d{4}-\d{4}$/ })).toBeVisible();
  await expect(page.getByText("Not opened")).toBeVisible();

  const chat = await page.getByRole("link", { name: "Send on WhatsApp" }).getAttribute("href");
  expect(chat).toMatch(/^https:\/\/wa\.me\/919443122233\?text=.*%2Fquote%2F[0-9a-f]{64}$/);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expectToast(page, "Link copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${site.url}/quote/[0-9a-f]{64}$`));

  await fetch(link, { headers: { "user-agent": WHATSAPP_PREVIEW } });
  const phone = await openOnPhone(browser, link);
  await expect(phone.getByRole("heading", { name: "Ooty & Kodaikanal Hills" })).toBeVisible();
  await expect(phone.getByText("Asha Devi")).toBeVisible();
  await expect(phone.getByRole("rowheader", { name: "Adult × 4" })).toBeVisible();
  await expect(phone.getByRole("rowheader", { name: "Child" })).toHaveCount(0);
  await expect(phone.getByRole("row", { name: "Total ₹1,25,000" })).toBeVisible();
  await expect(phone.getByRole("row", { name: "To pay now ₹31,250" })).toBeVisible();
  const pay = await phone.getByRole("link", { name: "Pay with a UPI app" }).getAttribute("href");
  expect(pay).toMatch(
    /^upi:\/\/pay\?pa=vaigai@okbank&pn=[^&]+&am=31250\.00&cu=INR&tn=Q-\d{4}-\d{4}$/,
  );
  await expect(phone.getByRole("link", { name: "Answer on WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/[0-9]*\?text=Quote%20Q-/,
  );
  await expectNoSidewaysScroll(phone);
  // WhatsApp's request for the link preview was not counted.
  await expect(page.getByText("Opened once")).toBeVisible();

  await page.getByLabel("Rupees each").first().fill("30000");
  await expect(page.getByText("Save the changes before you send or print the quote")).toBeVisible();
  for (const name of ["Copy link", "Send on WhatsApp", "Open sheet"]) {
    await expect(page.getByRole("button", { name })).toBeDisabled();
  }
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectSaved(page, "Quote updated successfully");
  await expect(page.getByText("Opened once, not since the last change")).toBeVisible();
  await expect(page.getByRole("link", { name: "Send on WhatsApp" })).toBeVisible();
  await page.getByText("Revision 2, 1 earlier").click();
  const popup = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Revision 1" }).click();
  const earlier = await popup;
  await expect(earlier.getByText("replaced since")).toBeVisible();
  await expect(earlier.getByText("₹1,25,000").first()).toBeVisible();
  await earlier.close();
  await phone.reload();
  await expect(phone.getByRole("row", { name: "Total ₹1,20,000" })).toBeVisible();
  await expect(page.getByText("Opened 2 times", { exact: true })).toBeVisible();
  await phone.context().close();

  await page.getByRole("link", { name: "Quotes", exact: true }).first().click();
  await expect(page.getByRole("row", { name: /Q-\d{4}-\d{4} Asha Devi/ })).toContainText(
    "₹1,20,000",
  );

  await page.getByRole("link", { name: "Make a Quote" }).click();
  await page.getByLabel("Copy from a tour").fill("No such tour");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("There is no tour with this title")).toBeVisible();
  await page.getByLabel("Copy from a tour").fill("a");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByText("Several tours have these words")).toBeVisible();
  await page.getByLabel("Copy from a tour").fill("kodaikanal ooty");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(
    "Ooty & Kodaikanal Hills",
  );
  await expect(page.getByLabel("Copy from a tour")).toHaveCount(0);
});

test("a quote's page is never cached nor found by search engines, and an expired or guessed link shows only the agency's phone", async ({
  request,
  site,
}) => {
  const { token } = await storeQuote(site);
  for (const path of [`/quote/${token}`, `/quote/${token}.data`]) {
    for (const _ of ["first", "second"]) {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()).toMatchObject({
        "cache-control": "no-store, no-transform",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
      });
    }
  }
  const page = await (await request.get(`/quote/${token}`)).text();
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page).not.toMatch(/modulepreload|<script[^>]* (src|type="module")/);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("quote");
  await site.admin
    .from("quotes")
    .update({ sheet: { ...sheet, title: "Changed" } })
    .eq("token", token);
  expect(await (await request.get(`/quote/${token}`)).text()).toContain("Changed");
  expect(site.output()).not.toContain(token);

  const expired = await storeQuote(site, {}, { expires_on: "2020-01-01" });
  for (const [token, status] of [
    [expired.token, 410],
    [expired.token.replace(/.$/, (last) => (last === "0" ? "1" : "0")), 404],
    [expired.number, 404],
    [expired.id, 404],
  ] as const) {
    const response = await request.get(`/quote/${token}`);
    expect(response.status()).toBe(status);
    expect(response.headers()["cache-control"]).toContain("no-store");
    const html = await response.text();
    expect(html).toContain("This quote is no longer open");
    expect(html).toMatch(/<a [^>]*href="tel:\+91/);
    expect(html).not.toContain("Asha");
  }
  expect((await request.get("/quote/%00")).status()).toBe(404);
});

test("the printed quote has the agency's details, the price and the UPI code, and no buttons", {
  tag: "@long",
}, async ({ page, site }) => {
  const { id, token } = await storeQuote(site);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/quote/${token}`);
  await expectNoBarriers(page);
  await signIn(page, site, `/admin/quotes/${id}/sheet`);
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await expectNoBarriers(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const text of ["+91 98765 43210", "Asha Devi", "₹1,25,000", "5% GST", "Half in advance"]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByRole("img", { name: "UPI code" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Pay with a UPI app" })).toBeHidden();
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("a quote's sheet says so if the company cannot be read", { tag: "@long" }, async ({
  page,
  site,
  consoleErrors,
}) => {
  expectFailedRequests(consoleErrors);
  const { id } = await storeQuote(site);
  await signIn(page, site, "/admin/quotes");
  await page.route("**/rest/v1/company_info*", (route) => route.abort());
  await page.goto(`/admin/quotes/${id}/sheet`);
  await expectFailure(page, "Error loading quote. Please try again.");
});

test("a stored quote is accessible on a phone, leads to Enquiries, can be changed and deleted, and an empty list says what to do", {
  tag: "@long",
}, async ({ page, site, consoleErrors }) => {
  expectFailedRequests(consoleErrors);
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, site, "/admin/quotes");
  await expect(page.getByText("No quotes yet")).toBeVisible();
  await storeQuote(site, { pay_now: 3725 });
  await page.getByLabel("Search").fill("Asha");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: /^Q-/ }).click();
  await expect(page.getByLabel("Customer's name")).toHaveValue("Asha Devi");
  await expect(page.getByRole("link", { name: "Open Enquiries" })).toBeVisible();
  await expect(page.locator("summary").filter({ hasText: "Payment" })).toContainText("₹3,725");
  await expectNoBarriers(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Customer's name").fill("Asha Devi Kumar");
  const price = page.getByRole("heading", { name: "Price", exact: true });
  await price.click();
  await expect(page.getByLabel("Tax")).toBeVisible();
  await expect(price).toBeInViewport();
  const title = page.locator("[name=title]");
  const asked = await title.inputValue();
  await page.getByRole("heading", { name: "Tour", exact: true }).click();
  await title.fill("");
  await page.getByRole("heading", { name: "Customer", exact: true }).click();
  await expect(title).toBeHidden();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(title).toBeFocused();
  await title.fill(asked);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectSaved(page, "Quote updated successfully");
  const remove = page.getByRole("button", { name: /^Delete quote/ });
  expect(await confirmed(page, () => remove.click())).toMatch(/^Delete quote Q-/);
  await expect(page).toHaveURL(/\/admin\/quotes\?q=Asha$/);
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.goto("/admin/quotes/no-such-quote");
  await expectFailure(page, "Error loading quote. Please try again or go back to the quotes.");
});

test("the link of a quote is sent in the language of the customer, who can read it in English too", {
  tag: "@long",
}, async ({ page, site }) => {
  const { id, token } = await storeQuote(site);
  await signIn(page, site, `/admin/quotes/${id}`);
  await expect(page.getByRole("link", { name: "Send on WhatsApp" })).toBeVisible();
  await expect(page.getByLabel("Language for the customer")).toHaveCount(0);
  const translation = () => site.admin.from("translations");
  const ofCompany = { table_name: "company_info", language: "ta" } as const;
  const { data } = await translation().select("texts").match(ofCompany).single().throwOnError();
  const texts = { ...data.texts, company_name: "வைகை சுற்றுலா நிறுவனம்" };
  await translation().update({ texts }).match(ofCompany);
  await withCompany(site, { tamil: "public" }, async () => {
    await page.reload();
    await page.getByLabel("Language for the customer").selectOption("தமிழ்");
    const chat = page.getByRole("link", { name: "Send on WhatsApp" });
    const text = async () =>
      new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
    await expect.poll(text).toMatch(/^வணக்கம் Asha Devi/);
    expect(await text()).toContain(`${site.url}/ta/quote/${token}`);
    await openOncePublic(page, `/ta/quote/${token}`);
    await expect(page.getByRole("table").getByText("மொத்தம்")).toBeVisible();
    await expect(page.getByText(texts.company_name)).toBeVisible();
    // The bank knows the agency by its English name.
    const pay = page.locator("[href^='upi:']");
    await expect(pay).toHaveAttribute("href", /&pn=Vaigai%20Holidays&/);
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(`${site.url}/quote/${token}`);
  });
  await translation().update({ texts: data.texts }).match(ofCompany);
});
