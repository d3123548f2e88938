interface ModuleGraph {
  getModuleInfo(id: string): {
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
}

type Kind = "site" | "pages" | "parts" | "panel";

const ENTRY = /[\\/]app[\\/](root|entry\.client|routes[\\/](?:public|admin)[\\/][\w-]+)\.tsx/;
const ON_EVERY_PAGE = /^(root|routes[\\/]public[\\/]layout)$/;
const PUBLIC = /^(root|routes[\\/]public)/;
const SHARED_BY = 3;

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
  if (ENTRY.test(id)) return null;
  const entries = [...entriesOf(id, graph, false)];
  const pages = entries.filter((entry) => PUBLIC.test(entry)).sort();
  if (/[\\/]app[\\/]/.test(id)) {
    if (pages.some((page) => ON_EVERY_PAGE.test(page)) || pages.length >= SHARED_BY) {
      return { kind: "site", name: "site" };
    }
  }
  if (entries.length === 0) return null;
  if (pages.length > 0) {
    const names = pages.map((page) => page.replace(/.*[\\/]/, ""));
    return entries.length > 1 ? { kind: "pages", name: `for-${names.join("-")}` } : null;
  }
  const isUsedByVisitors = [...entriesOf(id, graph, true)].some((entry) => PUBLIC.test(entry));
  if (isUsedByVisitors) return { kind: "parts", name: "parts" };
  return entries.length >= SHARED_BY ? { kind: "panel", name: "panel" } : null;
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
      if (entry) entries.add(entry);
      else seen.add(importer);
    }
  }
  return entries;
}
