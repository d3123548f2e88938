import { expect, test } from "./fixtures";

test("an anonymous visitor gets every document with its policy, and the site reports that it is well", async ({
  request,
}) => {
  for (const path of ["/", "/domestic-tours", "/admin/login", "/no-such-page"]) {
    const response = await request.get(path);
    expect(response.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(await response.text()).toContain("<!DOCTYPE html>");
  }
  const health = await request.get("/healthz");
  expect(health.status()).toBe(200);
  expect(await health.json()).toEqual({ status: "ok" });
});

test("a tour saved by the operator is on the public list at once", async ({ request, site }) => {
  const list = async () => (await request.get("/domestic-tours")).text();
  const title = "Courtallam Monsoon Weekend";
  expect(await list()).not.toContain(title);
  const saved = await site.admin.from("tours").insert({
    title,
    summary: "Two days of falls and pepper vines.",
    image_url: "/posters/tour-fallback.svg",
    gallery: ["/posters/tour-fallback.svg"],
  });
  expect(saved.error).toBeNull();
  expect(await list()).toContain(title);
  await site.admin.from("tours").delete().eq("title", title);
});
