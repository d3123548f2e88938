// Runs inline in the offline page, which has no other scripts: lists the tours that open offline.
(async () => {
  const section = document.getElementById("saved-tours");
  const list = section?.querySelector("ul");
  if (!section || !list || !globalThis.caches) return;
  // A tour can be cached with and without a query, and in several languages.
  const listed = new Set();
  const pages = await caches.open("pages");
  const [, language = ""] = /^(\/(?:ta|hi))?\//.exec(`${location.pathname}/`) ?? [];
  const urls = (await pages.keys()).map(({ url }) => new URL(url));
  const isOwn = ({ pathname }) => pathname.startsWith(`${language}/tour/`);
  for (const url of [...urls.filter(isOwn), ...urls]) {
    const { origin, pathname } = url;
    const [, tour] = /^(?:\/(?:ta|hi))?(\/tour\/[a-z]+\/[^./]+)$/.exec(pathname) ?? [];
    if (origin !== location.origin || !tour || listed.has(tour)) continue;
    listed.add(tour);
    const html = await (await pages.match(url, { ignoreVary: true }))?.text();
    const page = new DOMParser().parseFromString(html ?? "", "text/html");
    // With the `lang` of words in another language.
    const title = page.querySelector("h1")?.childNodes;
    if (!title) continue;
    const picture = document.createElement("img");
    picture.alt = "";
    picture.src = await savedPicture(page.querySelector("main img"));
    const link = document.createElement("a");
    link.href = pathname;
    link.lang = page.documentElement.lang;
    link.append(picture, ...title);
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
    section.hidden = false;
  }

  /** The picture in the first size that is cached. */
  async function savedPicture(picture) {
    const sizes = picture?.srcset.split(",").map((size) => size.trim().split(" ")[0]) ?? [];
    for (const url of [picture?.getAttribute("src"), ...sizes]) {
      const isSaved = url && (await caches.match(url, { cacheName: "pictures", ignoreVary: true }));
      if (isSaved) return url;
    }
    return "/posters/tour-fallback.svg";
  }
})();
