import { hasStoredSession } from "~/supabase/settings";
import { language, pathIn } from "~/ui/languages";
import type { SentVisit } from "../sent-visit";

type Kind = SentVisit["kind"];

let page = "";
const counted = new Set<Kind>();

/** Counts a view of the tour page at this path of the router, then the first click of each kind on the page. */
export function countVisit(path: string): void {
  page = path;
  counted.clear();
  if ("prerendering" in document && document.prerendering) {
    document.addEventListener("prerenderingchange", () => count("view"), { once: true });
  } else count("view");
}

function count(kind: Kind): void {
  if (counted.has(kind) || hasStoredSession()) return;
  counted.add(kind);
  const [, , , tour_id = ""] = page.split("/");
  navigator.sendBeacon("/count", JSON.stringify({ kind, tour_id } satisfies SentVisit));
}

document.addEventListener("click", ({ target }) => {
  const kind = window.location.pathname === pathIn(language, page) && kindOfTap(target as Element);
  if (kind) count(kind);
});

function kindOfTap(target: Element): Kind | undefined {
  if (target.closest("[data-share]")) return "share";
  const link = target.closest("a");
  if (link?.protocol === "tel:") return "call";
  // WhatsApp links for sharing have no phone number.
  if (link?.host === "wa.me") return link.pathname === "/" ? "share" : "whatsapp";
  return undefined;
}
