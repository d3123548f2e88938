import { expect, test } from "./fixtures";

test("a printed tour shows the content of every tab and no buttons", async ({ page }) => {
  await page.goto("/tour/domestic/ooty-kodaikanal-hills");
  await page.emulateMedia({ media: "print" });
  for (const text of [
    "Ooty & Kodaikanal Hills",
    "₹14,900",
    "Morning mist on Coaker's Walk, Kodaikanal",
    "Kodaikanal on foot",
    "Daily breakfast and dinner",
    "Meenakshi Sundaram",
    "+91 98765 43210",
  ]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  for (const hidden of [
    page.getByRole("navigation").first(),
    page.getByRole("contentinfo"),
    page.getByRole("tablist"),
    page.getByRole("link", { name: "Call to Enquire" }),
    page.getByText("Related tours"),
    page.getByRole("link", { name: /chat/i }),
  ]) {
    await expect(hidden).toBeHidden();
  }
});

test("every answer of the FAQ is printed", async ({ page }) => {
  await page.goto("/faq");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("50% advance for international")).toBeVisible();
  await expect(page.getByText("Our guides know the nearest hospital")).toBeVisible();
});
