import { expect, test } from "./fixtures";

test("an anonymous visitor gets every document with its content security policy", async ({
  request,
}) => {
  for (const path of ["/", "/domestic-tours", "/admin/login", "/no-such-page"]) {
    const response = await request.get(path);
    expect(response.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(await response.text()).toContain("<!DOCTYPE html>");
  }
});

test("the health check reports that the site is well", async ({ request }) => {
  const response = await request.get("/healthz");
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ status: "ok" });
});

test("a tour saved by the operator is on the public list within three seconds", async ({
  page,
  site,
}) => {
  await page.goto("/domestic-tours");
  const title = "Courtallam Monsoon Weekend";
  await expect(page.getByText(title)).toHaveCount(0);
  const saved = await site.admin.from("tours").insert({
    title,
    summary: "Two days of falls and pepper vines.",
    image_url: "/posters/tour-fallback.svg",
    gallery: ["/posters/tour-fallback.svg"],
  });
  expect(saved.error).toBeNull();
  await page.reload();
  await expect(page.getByText(title).first()).toBeVisible();
  await site.admin.from("tours").delete().eq("title", title);
});
