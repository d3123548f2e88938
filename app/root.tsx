import { home } from "virtual:messages/frame";
import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useNavigationType,
  useRouteLoaderData,
} from "react-router";
import { lookOf } from "~/features/company/look";
import { loadCompany } from "~/features/company/site/load-company";
import headScript from "~/site/head-script.js?raw";
import { loadOnClient, shownData } from "~/site/page-data";
import { publicLoadContext } from "~/supabase/public-load";
import { SETTINGS_NAME } from "~/supabase/settings";
import { ButtonLink } from "~/ui/button";
import { language, pathIn } from "~/ui/languages";
import languagesCss from "~/ui/languages.css?inline";
import { PictureOrigins } from "~/ui/sized-picture";
import { SkipLink } from "~/ui/skip-link";
import { restoreTranslatedText } from "~/ui/translated-text";
import headingFace from "~/ui/typefaces/heading.woff2?url";
import textFace from "~/ui/typefaces/text.woff2?url";
import type { Route } from "./+types/root";
import adminStyles from "./admin.css?url";
import css from "./app.css?inline";

// Changes methods of DOM nodes: docs/decisions/0018-translated-text.md.
if (!import.meta.env.SSR) restoreTranslatedText();
// So that changes of styles are shown at once. These are the styles of all pages.
if (import.meta.env.DEV) void import("./admin.css");

/** The styles of this language. The server puts them into the page. */
const styles = language === "en" ? css : css + languagesCss;

export async function loader({ context, request }: Route.LoaderArgs) {
  const load = context.get(publicLoadContext);
  const { backend, siteUrl } = load;
  const company = await loadCompany(load);
  // The preview page sets the accent colour from the form itself.
  const isPreview = new URL(request.url).pathname === pathIn(language, "/admin/preview");
  const look = lookOf(isPreview ? { ...company, accent_colour: null } : company);
  return { backend, siteUrl, look };
}

type Settings = Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>;
const { useShown, orThrow } = shownData<Settings>();

export function clientLoader(args: Route.ClientLoaderArgs): Promise<Settings> {
  return loadOnClient(args, "Failed to load company info", orThrow);
}

export { shouldRevalidate } from "~/site/page-data";

/** For routes without metadata of their own. */
export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.look.name }];
}

/** False if a matched route has `handle = { hydrate: false }`. The page then has no scripts. */
function useHasScripts(): boolean {
  return useMatches().every(
    (match) => (match.handle as { hydrate?: boolean } | undefined)?.hydrate !== false,
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const hasScripts = useHasScripts();
  const isPanel = useMatches().some(({ id }) => id.startsWith("routes/admin/"));
  const settings = useRouteLoaderData<typeof loader>("root");
  // If React has to rebuild <html>, it removes the attributes that site/head-script.js has set. The
  // script sets them again at this event.
  useLayoutEffect(() => void dispatchEvent(new StorageEvent("storage")), []);
  // The page is hydrated and reacts to input. The browser tests wait for this attribute.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
  }, []);
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Without this, phones turn dates and numbers into links before React hydrates the page. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <meta name="theme-color" content="#fdfaf4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1c20" media="(prefers-color-scheme: dark)" />
        {/* The browser runs the script before hydration, so the client bundle omits its text. */}
        <script suppressHydrationWarning>{import.meta.env.SSR ? headScript : ""}</script>
        <Meta />
        <meta
          name={SETTINGS_NAME}
          content={settings?.backend.publishableKey}
          data-url={settings?.backend.url ?? undefined}
        />
        {/* With `precedence`, React would put it before the title, which chat apps then miss. */}
        <style suppressHydrationWarning>{import.meta.env.SSR ? styles : ""}</style>
        {isPanel && <link rel="stylesheet" href={adminStyles} />}
        {settings?.look.accentCss && <style>{settings.look.accentCss}</style>}
        {settings?.look.iconLinks.map((icon) => (
          <link key={icon.rel} {...icon} />
        ))}
        {[headingFace, textFace].map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            href={href}
          />
        ))}
      </head>
      <body>
        <SkipLink />
        {children}
        {hasScripts && (
          <>
            <PageStart />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/**
 * After a change of route, announces the title, scrolls to the top (spec §2) and moves the focus to the
 * body. A link with a hash scrolls to its element. Back and Forward do not move the focus. Neither does
 * a navigation with a state, because its page moves the focus itself.
 */
function PageStart() {
  const [title, setTitle] = useState("");
  const { pathname, search, hash, state } = useLocation();
  // Another page of a list counts as a new route. A category or a search does not.
  const page = new URLSearchParams(search).get("page") ?? "";
  const route = `${pathname} ${page}`;
  const isBackOrForward = useNavigationType() === "POP";
  const shown = useRef(route);
  useLayoutEffect(() => {
    if (shown.current === route) return;
    shown.current = route;
    setTitle(`${document.title} ${page}`);
    const id = isBackOrForward ? "" : idOf(hash);
    const target = document.getElementById(id);
    if (target) return target.scrollIntoView();
    window.scrollTo(0, 0);
    if (isBackOrForward || state) return;
    // The body can have the focus only now. Otherwise it would take the focus when a dialog closes.
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute("tabindex");
  }, [route, page, hash, isBackOrForward, state]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

/** The id in a hash. A hash such as "#%" cannot be decoded. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { siteUrl, backend } = loaderData;
  useShown(loaderData);
  return (
    <PictureOrigins value={backend.url ? [siteUrl, backend.url] : [siteUrl]}>
      <Outlet />
    </PictureOrigins>
  );
}

const ErrorPage = lazy(() => import("~/site/error-page").catch(() => ({ default: HomeLink })));

/** If the code of the error page cannot be loaded. */
function HomeLink() {
  return (
    <ButtonLink to="/" reloadDocument>
      {home}
    </ButtonLink>
  );
}

/** Shown when a page could not be rendered and no route below has a boundary of its own. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
    </Suspense>
  );
}
