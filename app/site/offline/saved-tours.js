// Runs inline in the offline page, which has no other scripts: lists the tours that open offline.
(async () => {
  const section = document.getElementById("saved-tours");
  const list = section?.querySelector("ul");
  if (!section || !list || !globalThis.caches) return;
  const pages = await caches.open("pages");
  for (const { url } of await pages.keys()) {
    const { origin, pathname } = new URL(url);
    if (origin !== location.origin || !/^\/tour\/[a-z]+\/[^./]+$/.test(pathname)) continue;
    const html = await (await pages.match(url, { ignoreVary: true }))?.text();
    const title = new DOMParser().parseFromString(html ?? "", "text/html").querySelector("h1");
    if (!title?.textContent) continue;
    const link = document.createElement("a");
    link.href = pathname;
    link.textContent = title.textContent;
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
    section.hidden = false;
  }
})();
