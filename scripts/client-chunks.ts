interface ModuleGraph {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
}

type Kind = "site" | "pages" | "page" | "parts" | "panel";

const ENTRY = /[\\/]app[\\/](root|entry\.client|routes[\\/](?:public|admin)[\\/][\w-]+)\.tsx/;
const ON_EVERY_PAGE = /^(root|routes[\\/]public[\\/]layout)$/;
const PUBLIC = /^(root|routes[\\/]public)/;
/** What only the server calls: the browser's build drops it, and what it imports is not in its name. */
const SERVER_SIDE = /[\\/]app[\\/]seo[\\/]robot-meta\.ts/;
const SHARED_BY = 3;
const MOST = 5;

/**
 * A group of the client build: many small files compress badly and cost a request each. Groups take
 * their modules' imports along, so the visitors' come first, by `priority`.
 * - site: what the root, the public layout or several public pages share
 * - pages: what one or two public pages share with each other or with the panel
 * - parts: what public pages load on first use and the panel has too
 * - panel: what several screens of the panel share
 */
export function chunkGroup(kind: Kind, priority: number) {
  return {
    priority,
    name(id: string, graph: ModuleGraph): string | null {
      const chunk = chunkOf(id, graph);
      return chunk?.kind === kind ? chunk.name : null;
    },
  };
}

function chunkOf(id: string, graph: ModuleGraph): { kind: Kind; name: string } | null {
  const [, entry] = ENTRY.exec(id) ?? [];
  if (entry && ON_EVERY_PAGE.test(entry)) return { kind: "site", name: "site" };
  if (entry) {
    // With the modules that only this page has: one file compresses better than two.
    const own = graph.getModuleInfo(id)?.importedIds.some((part) => isOnlyFor(entry, part, graph));
    return PUBLIC.test(entry) && own ? { kind: "page", name: `for-${lastName(entry)}` } : null;
  }
  const now = [...entriesOf(id, graph, false)];
  const everywhere = new Set([...now, ...entriesOf(id, graph, true)]);
  const pages = now.filter((page) => PUBLIC.test(page)).sort();
  if (/[\\/]app[\\/]|preload-helper/.test(id)) {
    if (isOnEveryPage(pages) || pages.length >= SHARED_BY) {
      return { kind: "site", name: "site" };
    }
  }
  if (pages.length > 0) {
    if (isOnEveryPage(everywhere)) return { kind: "pages", name: "for-some" };
    if ([...everywhere].filter((page) => PUBLIC.test(page)).length >= MOST) {
      return { kind: "site", name: "site" };
    }
    const name = `for-${pages.map(lastName).join("-")}`;
    return { kind: pages.length > 1 ? "pages" : "page", name };
  }
  if (now.length > 0 && [...everywhere].some((page) => PUBLIC.test(page))) {
    return { kind: "parts", name: "parts" };
  }
  return now.length >= SHARED_BY ? { kind: "panel", name: "panel" } : null;
}

function isOnEveryPage(entries: Iterable<string>): boolean {
  return [...entries].some((entry) => ON_EVERY_PAGE.test(entry));
}

function isOnlyFor(entry: string, id: string, graph: ModuleGraph): boolean {
  if (!/[\\/]app[\\/]/.test(id) || ENTRY.test(id)) return false;
  const pages = [...entriesOf(id, graph, false)].filter((page) => PUBLIC.test(page));
  return pages.length === 1 && pages[0] === entry;
}

function lastName(entry: string): string {
  return entry.replace(/.*[\\/]/, "");
}

/** The routes from which a module is reached; through `import()` too if `isLazyToo`. */
function entriesOf(id: string, graph: ModuleGraph, isLazyToo: boolean): Set<string> {
  const entries = new Set<string>();
  const seen = new Set([id]);
  for (const module of seen) {
    const info = graph.getModuleInfo(module);
    const importers = [
      ...(info?.importers ?? []),
      ...((isLazyToo && info?.dynamicImporters) || []),
    ];
    for (const importer of importers) {
      const [, entry] = ENTRY.exec(importer) ?? [];
      if (SERVER_SIDE.test(importer)) continue;
      if (entry) entries.add(entry);
      else seen.add(importer);
    }
  }
  return entries;
}
