import { type ReactNode, useLayoutEffect, useRef } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import headScript from "~/site/head-script.js?raw";
import { publicLoadContext } from "~/supabase/public-load";
import { SETTINGS_NAME } from "~/supabase/settings";
import { ButtonLink } from "~/ui/button";
import { PictureOrigins } from "~/ui/sized-picture";
import { SkipLink } from "~/ui/skip-link";
import headingFace from "~/ui/typefaces/heading.woff2?url";
import textFace from "~/ui/typefaces/text.woff2?url";
import type { Route } from "./+types/root";
import css from "./app.css?inline";

if (import.meta.env.DEV) void import("./app.css");

export function loader({ context }: Route.LoaderArgs) {
  const { backend, siteUrl } = context.get(publicLoadContext);
  return { backend, siteUrl };
}

/** The URL of the backend does not change while a tab is open. */
export function shouldRevalidate() {
  return false;
}

const typefaces: Route.LinkDescriptors = [headingFace, textFace].map((href) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous",
  href,
}));

export function links(): Route.LinkDescriptors {
  return [
    ...typefaces,
    { rel: "icon", href: "/posters/favicon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/icons/icon-180.png" },
  ];
}

/** For routes without metadata of their own. */
export function meta(): Route.MetaDescriptors {
  return [{ title: "Vaigai Holidays" }];
}

/** False when a matched route has `handle = { hydrate: false }`: the page is sent without scripts. */
function useHasScripts(): boolean {
  return useMatches().every(
    (match) => (match.handle as { hydrate?: boolean } | undefined)?.hydrate !== false,
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const hasScripts = useHasScripts();
  const settings = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fdfaf4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1c20" media="(prefers-color-scheme: dark)" />
        {/* Only in the server's HTML: the browser has run it, so the client bundle leaves the text out. */}
        <script suppressHydrationWarning>{import.meta.env.SSR ? headScript : ""}</script>
        <Meta />
        <meta
          name={SETTINGS_NAME}
          content={settings?.backend.publishableKey}
          data-url={settings?.backend.url ?? undefined}
        />
        {/* React finds this style by its href, so the client bundle leaves the CSS out too. */}
        <style href="app" precedence="default">
          {import.meta.env.SSR ? css : ""}
        </style>
        <Links />
      </head>
      <body>
        <SkipLink />
        {children}
        {hasScripts && (
          <>
            <ScrollToTop />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** Every change of route begins at the top (spec §2), or at the part that its hash names. */
function ScrollToTop() {
  const { pathname, search, hash } = useLocation();
  // A page of a list is a route of its own; a category or a search is not.
  const route = `${pathname} ${new URLSearchParams(search).get("page") ?? ""}`;
  const shown = useRef(route);
  useLayoutEffect(() => {
    if (shown.current === route) return;
    shown.current = route;
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [route, hash]);
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

const sentences: Record<number, string> = {
  404: "This page does not exist.",
  503: "We are away for a moment. Please try again soon.",
};

/** Shown when a page could not be rendered and no route below has a boundary of its own. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main id="main" tabIndex={-1} className="wrap flex min-h-dvh flex-col justify-center py-16">
      <title>Something went wrong</title>
      <h1 className="text-4xl">Something went wrong</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-muted">
        {sentences[status] ?? "The page could not be shown. Please try again."}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/" reloadDocument>
          Go to the home page
        </ButtonLink>
        <ButtonLink to="/contact-us" reloadDocument variant="secondary">
          Contact us
        </ButtonLink>
      </div>
    </main>
  );
}
