// Runs inline in <head>, before the first paint: the theme, the shortlist link, scroll restoration.
(() => {
  const root = document.documentElement;
  const prefersDark = matchMedia("(prefers-color-scheme: dark)");

  function applyStored() {
    let choice = "system";
    try {
      const stored = localStorage.getItem("theme");
      if (stored === "light" || stored === "dark") choice = stored;
      // Without these attributes, the notice and the link would change the header at hydration.
      const notice = localStorage.getItem("notice");
      if (notice) root.dataset.closedNotice = notice;
      root.toggleAttribute("data-shortlist", Boolean(localStorage.getItem("shortlist")));
    } catch {
      // Storage is blocked, so use the defaults.
    }
    const isDark = choice === "dark" || (choice === "system" && prefersDark.matches);
    root.dataset.theme = isDark ? "dark" : "light";
    root.dataset.themeChoice = choice;
  }
  applyStored();
  prefersDark.addEventListener("change", applyStored);
  addEventListener("storage", applyStored);

  // A new page starts at the top, even after Back (spec §2). Reloads keep the scroll position.
  globalThis.navigation?.addEventListener("navigate", ({ destination }) => {
    const isSamePage = new URL(destination.url).pathname === location.pathname;
    history.scrollRestoration = isSamePage ? "auto" : "manual";
  });
  // A URL typed into the address bar fires no "navigate" event.
  addEventListener("pagehide", () => {
    history.scrollRestoration = "manual";
    try {
      sessionStorage.setItem("scroll", scrollY);
    } catch {
      // Storage is blocked.
    }
  });
  const [visit] = performance.getEntriesByType("navigation");
  try {
    const target = sessionStorage.getItem("next-page");
    sessionStorage.removeItem("next-page");
    // The router reloads if it cannot load the next page (next-page.ts).
    if (target && visit?.type === "reload") location.replace(target);
  } catch {
    // Storage is blocked.
  }
  // The home page, also that of a language, scrolls to the top on load (spec §2).
  if (visit?.type === "reload" && !/^\/(?:ta|hi)?$/.test(location.pathname)) {
    history.scrollRestoration = "auto";
    // Firefox has read "manual" before, so it does not restore the position.
    addEventListener("DOMContentLoaded", () => {
      try {
        scrollTo(0, sessionStorage.getItem("scroll"));
      } catch {
        // Storage is blocked.
      }
    });
  }
  // Safari on iOS before 18.3 does not close a popover by a tap beside it.
  addEventListener("pointerup", ({ target, pointerType }) => {
    if (pointerType !== "touch") return;
    for (const popover of document.querySelectorAll("[popover=auto]:popover-open")) {
      const isInside = popover.contains(target);
      if (!isInside && !target.closest(`[popovertarget="${popover.id}"]`)) popover.hidePopover();
    }
  });

  // Browsers without ::details-content print only what is open. A `name` lets only one be open.
  if (!CSS.supports("selector(::details-content)")) {
    const changed = [];
    addEventListener("beforeprint", () => {
      const printed = "main details:not(.phone-section, .print\\:hidden)";
      for (const details of document.querySelectorAll(printed)) {
        changed.push({ details, name: details.name, open: details.open });
        details.name = "";
        details.open = true;
      }
    });
    addEventListener("afterprint", () => {
      for (const { details, name, open } of changed.splice(0)) {
        details.open = open;
        details.name = name;
      }
    });
  }

  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    // A page from the back/forward cache has missed the changes of other tabs.
    applyStored();
    if (history.scrollRestoration === "manual") scrollTo(0, 0);
  });
})();
