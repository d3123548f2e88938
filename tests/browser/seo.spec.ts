import { expect, test } from "./fixtures";
import { addTour } from "./tour-rows";

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

test("every public page has its title, description and preview for search engines and chats, and is in the sitemap", async ({
  request,
  site,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const pictures = new Set<string>();
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    expect(Buffer.byteLength(html.slice(0, html.indexOf("</head>"))), path).toBeLessThan(300_000);
    // Chat apps read only the beginning of a page.
    const beginning = Buffer.from(html).subarray(0, 16_384).toString();
    for (const tag of ["<title>", "og:title", "og:description", "og:image", "og:url"]) {
      expect(beginning, `${tag} of ${path}`).toContain(tag);
    }
    expect(html, path).toContain('<link rel="manifest" href="/manifest.webmanifest"');
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
    const types = data.map((node) => node["@type"]);
    expect(types, path).toContain("TravelAgency");
    expect(types.includes("BreadcrumbList"), path).toBe(path !== "/");
    expect(JSON.stringify(data), path).not.toMatch(/FAQPage|4\.9\b/);
    // The browser knows whether a button's popover or dialog is open, so HTML forbids the attribute.
    const opening = html.match(/<button[^>]*\s(?:popovertarget|command)=[^>]*>/gi) ?? [];
    expect(opening.join(), path).not.toContain("aria-expanded");
    titles.add(title);
    descriptions.add(metas.description ?? "");
    pictures.add(metas["og:image"] ?? "");
  }
  expect([titles.size, descriptions.size]).toEqual([PAGES.length, PAGES.length]);
  for (const url of pictures) {
    const picture = await request.get(url);
    expect(picture.headers()["content-type"], url).toBe("image/jpeg");
    expect((await picture.body()).byteLength, url).toBeLessThan(600_000);
  }
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => loc);
  expect(found).toEqual(expect.arrayContaining(PAGES.map((path) => site.url + path)));
  expect(found.length).toBeGreaterThanOrEqual(19);
  for (const loc of found) {
    const response = await request.get(loc, { maxRedirects: 0 });
    expect(response.status(), loc).toBe(200);
    expect(readHead(await response.text()).canonical).toBe(loc);
  }
});

test("a missing page says so with status 404, and no search engine keeps it", async ({
  request,
}) => {
  for (const path of [
    "/not-found",
    "/no-such-page",
    "/domestic-tours/extra",
    "/tour/domestic/no-such-tour",
    "/tour/a/b/c",
    "/_ui",
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    const { title, metas, canonical } = readHead(html);
    expect(html, path).toMatch(/<h1[^>]*>Page Not Found/);
    expect(title, path).toMatch(/^Page Not Found/);
    expect(metas.robots, path).toBe("noindex");
    expect(canonical, path).toBeNull();
  }
});

test("an operator's text never becomes markup of the head", async ({ request, site }) => {
  const title = '</script><script>window.isBroken = true</script>"><img src=x>';
  const tour = await addTour(site, {
    id: "broken-out",
    title,
    summary: `</title>${title} & more`,
  });
  const html = await (await request.get(tour.path)).text();
  expect(html).not.toContain("<script>window.isBroken");
  const { data, metas } = readHead(html);
  expect(metas["og:title"]).toBe(title);
  expect(data.find((node) => node["@type"] === "TouristTrip")).toMatchObject({ name: title });
  await tour.remove();
});
