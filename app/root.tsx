import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { offlineLinksScript } from "~/site/offline/offline-links";
import { publicLoadContext } from "~/supabase/public-load";
import { SETTINGS_NAME } from "~/supabase/settings";
import { firstPaintScript } from "~/ui/first-paint";
import { fontFiles, fontScript } from "~/ui/fonts";
import { laidLateScript } from "~/ui/laid-late";
import { lateStartScript } from "~/ui/late-start";
import { PictureOrigins } from "~/ui/sized-picture";
import { SkipLink } from "~/ui/skip-link";
import { themeScript } from "~/ui/theme";
import type { Route } from "./+types/root";
import css from "./app.css?inline";

// The server writes the stylesheet and the first script into the page; the browser reads them back,
// so that the bundle holds no copy of them.
const styles = import.meta.env.SSR ? css : (document.getElementById("css")?.textContent ?? "");
const firstScript = import.meta.env.SSR
  ? firstPaintScript +
    fontScript +
    lateStartScript +
    laidLateScript +
    offlineLinksScript +
    themeScript
  : (document.scripts[0]?.text ?? "");
if (import.meta.env.DEV) void import("./app.css");

export function loader({ context }: Route.LoaderArgs) {
  const { backend, siteUrl } = context.get(publicLoadContext);
  return { backend, siteUrl };
}

/** Where the backend is does not change while a tab is open. */
export function shouldRevalidate() {
  return false;
}

/** The two faces of every first screen; in the browser they are under way already. */
export function links(): Route.LinkDescriptors {
  if (!import.meta.env.SSR) return [];
  return [fontFiles.heading, fontFiles.text].map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
    href,
  }));
}

/** For routes that say nothing of their own. */
export function meta(): Route.MetaDescriptors {
  return [{ title: "Vaigai Holidays" }];
}

/** A route with `handle = { hydrate: false }` is a page without JavaScript. */
function useIsHydrated(): boolean {
  return useMatches().every(
    (match) => (match.handle as { hydrate?: boolean } | undefined)?.hydrate !== false,
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  const settings = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: firstScript }} />
        <Meta />
        {import.meta.env.SSR && <Icons />}
        <meta
          name={SETTINGS_NAME}
          content={settings?.backend.publishableKey}
          data-url={settings?.backend.url ?? undefined}
        />
        <style id="css" dangerouslySetInnerHTML={{ __html: styles }} />
        <Links />
      </head>
      <body>
        <SkipLink />
        {children}
        {isHydrated && (
          <>
            <ScrollRestoration getKey={(location) => location.key} />
            <ScrollToTop />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** They stay in the document that the browser takes over, which need not know how to write them. */
function Icons() {
  return (
    <>
      <link rel="icon" href="/posters/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/icon-180.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" content="#fdfaf4" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0d1c20" media="(prefers-color-scheme: dark)" />
    </>
  );
}

/**
 * Every change of route begins at the top (spec §2), Back included, which ScrollRestoration would
 * bring to where it was, or at the part that the address names. A change of the query alone stays.
 */
function ScrollToTop() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => window.takeOver?.(), []);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    forgetFirstPage();
    if (!hash) window.scrollTo(0, 0);
  }, [pathname, hash]);
  return null;
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { siteUrl, backend } = loaderData;
  return (
    <PictureOrigins value={backend.url ? [siteUrl, backend.url] : [siteUrl]}>
      <Outlet />
    </PictureOrigins>
  );
}

/** What the server told crawlers of the page that it sent is not true of the next one. */
function forgetFirstPage(): void {
  const told = "script[type$=json],meta[property],meta[name^=twitter],meta[name=description]";
  for (const element of document.head.querySelectorAll(told)) element.remove();
}

/** Without network the service worker knows better: the page as it was kept, or the offline page. */
function showOfflinePage(): void {
  if (!navigator.onLine && navigator.serviceWorker?.controller) window.location.reload();
}

const sentences: Record<number, string> = {
  404: "This page does not exist.",
  503: "We are away for a moment. Please try again soon.",
};

// Plain links that look like buttons: every page carries this screen, few of them a button.
const wayOut = "inline-flex min-h-11 items-center rounded-md px-5 font-semibold no-underline";

/** What a visitor sees when a page could not be made; the route's own boundary comes first. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  useEffect(showOfflinePage, []);
  return (
    <main id="main" tabIndex={-1} className="wrap flex min-h-dvh flex-col justify-center py-16">
      <title>Something went wrong</title>
      <h1 className="text-4xl">Something went wrong</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-muted">
        {sentences[status] ?? "The page could not be shown. Please try again."}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href="/" className={`${wayOut} bg-accent text-accent-ink hover:bg-accent-strong`}>
          Go to the home page
        </a>
        <a
          href="/contact-us"
          className={`${wayOut} border border-line-strong hover:bg-surface-sunken`}
        >
          Contact us
        </a>
      </div>
    </main>
  );
}
