import { expect, openHydrated, test } from "./fixtures";
import { publicPages } from "./public-pages";

interface Head {
  title: string;
  metas: Record<string, string>;
  canonical: string | null;
  data: Record<string, unknown>[];
}

/** Returns the title, meta elements and structured data of an HTML document. */
function readHead(html: string): Head {
  const head = html.slice(0, html.indexOf("</head>"));
  const decode = (text: string) =>
    text
      .replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
  const metas: Record<string, string> = {};
  for (const [, name = "", content = ""] of head.matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)"\/?>/g,
  )) {
    expect(metas, `${name} twice`).not.toHaveProperty([name]);
    metas[name] = decode(content);
  }
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    title: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ""),
    metas,
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1] ?? null,
    data: scripts.flatMap(([, json = ""]) => JSON.parse(json)["@graph"]),
  };
}

const PAGES = [
  "/",
  "/domestic-tours",
  "/international-tours",
  "/tours",
  "/about-us",
  "/contact-us",
  "/testimonials",
  "/faq",
  "/tour/domestic/kerala-backwaters",
];

test("every public page has its title, description and preview for search engines and chats", async ({
  request,
  site,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    expect(Buffer.byteLength(html.slice(0, html.indexOf("</head>"))), path).toBeLessThan(300_000);
    // Chat apps read only the beginning of a page.
    const beginning = Buffer.from(html).subarray(0, 16_384).toString();
    for (const tag of ["<title>", "og:title", "og:description", "og:image", "og:url"]) {
      expect(beginning, `${tag} of ${path}`).toContain(tag);
    }
    const { title, metas, canonical, data } = readHead(html);
    expect(title, path).toMatch(/^.+ \| Vaigai Holidays$/);
    expect(metas.description?.length, path).toBeGreaterThan(20);
    expect(metas.description?.length, path).toBeLessThanOrEqual(200);
    expect(canonical, path).toBe(site.url + path);
    expect(metas["og:url"], path).toBe(site.url + path);
    expect(`${metas["og:title"]} | Vaigai Holidays`, path).toBe(title);
    expect(metas["og:description"], path).toBe(metas.description);
    expect(metas["twitter:card"], path).toBe("summary_large_image");
    expect(metas["og:image"], path).toMatch(new RegExp(`^${site.url}/og/`));
    const picture = await request.get(metas["og:image"] ?? "");
    expect(picture.headers()["content-type"], path).toBe("image/jpeg");
    expect((await picture.body()).byteLength, path).toBeLessThan(600_000);
    const types = data.map((node) => node["@type"]);
    expect(types, path).toContain("TravelAgency");
    expect(types.includes("BreadcrumbList"), path).toBe(path !== "/");
    expect(JSON.stringify(data), path).not.toMatch(/FAQPage|4\.9\b/);
    titles.add(title);
    descriptions.add(metas.description ?? "");
  }
  expect(titles.size).toBe(PAGES.length);
  expect(descriptions.size).toBe(PAGES.length);
});

test("a tour has structured data for its trip and price, and breadcrumbs", async ({
  page,
  site,
}) => {
  const path = "/tour/domestic/kerala-backwaters";
  const html = await (await page.request.get(path)).text();
  const { data } = readHead(html);
  const trip = data.find((node) => node["@type"] === "TouristTrip");
  const product = data.find((node) => node["@type"] === "Product");
  expect(trip).toMatchObject({ url: site.url + path });
  expect(product).toMatchObject({ offers: { priceCurrency: "INR" } });
  await openHydrated(page, path);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await crumbs.getByRole("link", { name: "Domestic Tours" }).click();
  await expect(page).toHaveURL(/\/domestic-tours$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${site.url}/domestic-tours`,
  );
  // After client-side navigation, the tour's structured data is removed.
  const graph = page.locator('script[type="application/ld+json"]');
  await expect(graph).toHaveCount(1);
  expect(await graph.textContent()).not.toContain("TouristTrip");
});

// A browser knows whether the button's popover or dialog is open, so that HTML forbids the attribute.
test("no button that opens by itself says whether it is expanded", async ({ request }) => {
  for (const path of Object.values(publicPages)) {
    const html = await (await request.get(path)).text();
    const buttons = html.match(/<button[^>]*>/g) ?? [];
    const twice = buttons.filter(
      (tag) => /\s(?:popovertarget|command)=/i.test(tag) && tag.includes("aria-expanded"),
    );
    expect(twice, path).toEqual([]);
  }
});

test("an operator's text never becomes markup of the head", async ({ request, site }) => {
  const title = '</script><script>window.isBroken = true</script>"><img src=x>';
  const id = "broken-out";
  const saved = await site.admin.from("tours").insert({
    id,
    title,
    summary: `</title>${title} & more`,
    image_url: "/posters/hero.svg",
    gallery: ["/posters/hero.svg"],
    price: "On request",
  });
  expect(saved.error).toBeNull();
  const html = await (await request.get(`/tour/domestic/${id}`)).text();
  expect(html).not.toContain("<script>window.isBroken");
  const { data, metas } = readHead(html);
  expect(metas["og:title"]).toBe(title);
  expect(data.find((node) => node["@type"] === "TouristTrip")).toMatchObject({ name: title });
  // Without reviews and a readable price there is no rating and no offer.
  expect(JSON.stringify(data)).not.toMatch(/aggregateRating|Offer|4\.8/);
  await site.admin.from("tours").delete().eq("id", id);
});

test("crawlers find every public page in the sitemap, and missing pages give 404", async ({
  request,
  site,
}) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /admin");
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
  expect(found.length).toBeGreaterThanOrEqual(19);
  expect(found.some((loc) => loc.includes("/admin"))).toBe(false);
  for (const loc of found) {
    const response = await request.get(loc, { maxRedirects: 0 });
    expect(response.status(), loc).toBe(200);
    expect(readHead(await response.text()).canonical).toBe(loc);
  }
  for (const path of ["/no-such-page", "/not-found", "/tour/domestic/no-such-tour"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const { metas, canonical } = readHead(await response.text());
    expect(metas.robots, path).toBe("noindex");
    expect(canonical, path).toBeNull();
  }
});
