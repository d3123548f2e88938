// Runs inline in <head>, before the first paint: the theme, and how far a page is scrolled.
(() => {
  const root = document.documentElement;
  const prefersDark = matchMedia("(prefers-color-scheme: dark)");

  function applyTheme() {
    let choice = "system";
    try {
      const stored = localStorage.getItem("theme");
      if (stored === "light" || stored === "dark") choice = stored;
    } catch {
      // Storage is blocked: the system's theme.
    }
    const isDark = choice === "dark" || (choice === "system" && prefersDark.matches);
    root.dataset.theme = isDark ? "dark" : "light";
    root.dataset.themeChoice = choice;
  }
  root.classList.add("js");
  applyTheme();
  prefersDark.addEventListener("change", applyTheme);
  addEventListener("storage", applyTheme);

  // Every change of route begins at the top (spec §2), Back included; a reload or a jump within the page does not.
  globalThis.navigation?.addEventListener("navigate", ({ destination }) => {
    const isSamePage = new URL(destination.url).pathname === location.pathname;
    history.scrollRestoration = isSamePage ? "auto" : "manual";
  });
  // An address typed by hand fires no "navigate" event.
  addEventListener("pagehide", () => {
    history.scrollRestoration = "manual";
  });
  const [visit] = performance.getEntriesByType("navigation");
  if (visit?.type === "reload") history.scrollRestoration = "auto";
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && history.scrollRestoration === "manual") scrollTo(0, 0);
  });
})();
