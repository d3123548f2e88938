import * as m from "virtual:messages/panel-frame";
import Menu from "lucide-react/icons/menu";
import { type ReactNode, useEffect, useState } from "react";
import {
  isRouteErrorResponse,
  Outlet,
  replace,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { toast } from "~/editing/toaster";
import { useUndo } from "~/editing/undo";
import { OperatorId } from "~/editing/unsaved-copy-offer";
import { Drawer } from "~/panel/drawer";
import { useLiveChanges } from "~/panel/live-changes";
import { AdminMenu, NewEnquiriesLink } from "~/panel/menu";
import { useAnnounceEnquiry } from "~/panel/new-enquiries";
import { OfflineBar } from "~/panel/offline-bar";
import { PanelLoading } from "~/panel/panel-loading";
import {
  type Access,
  readAccess,
  useRestoredPage,
  useSessionWatch,
  useSignOut,
} from "~/panel/session";
import { SignInAgainDialog } from "~/panel/sign-in-again-dialog";
import { SiteIcon } from "~/panel/site-icon";
import type { loader as rootLoader } from "~/root";
import { Button, IconButton } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { markLanguage } from "~/ui/mark-language";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/layout";

/** Redirects to the login screen if nobody is signed in (spec §2). */
export async function clientLoader(): Promise<Access> {
  const access = await readAccess();
  if (!access) throw replace("/admin/login");
  return access;
}
clientLoader.hydrate = true as const;

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search)
    return false;
  return currentUrl.pathname !== nextUrl.pathname || defaultShouldRevalidate;
}

export function HydrateFallback() {
  return <PanelLoading title={m.panelName} />;
}

export default function AdminLayout({ loaderData: access }: Route.ComponentProps) {
  useSessionWatch(access.user.id);
  useRestoredPage(access.user.id);
  useFailedScripts();
  useStrayDrops();
  useUndo();
  useLiveChanges(access.isAdmin, useAnnounceEnquiry());
  const signOut = useSignOut(access.user.id);
  if (!access.isAdmin) return <NotAdmin email={access.user.email} onSignOut={() => signOut()} />;
  return (
    <Panel onSignOut={() => signOut()}>
      <OperatorId key={access.user.id} value={access.user.id}>
        <Outlet context={access} />
      </OperatorId>
      <SignInAgainDialog email={access.user.email} />
    </Panel>
  );
}

/**
 * The router reloads the page if it cannot load the script of a screen, also of one that it only preloads.
 * That would lose typed text, or reload the panel again and again.
 */
function useFailedScripts(): void {
  useEffect(() => {
    let last: string | undefined;
    function stay(event: NavigateEvent) {
      if (event.navigationType !== "reload" || event.userInitiated) return;
      event.preventDefault();
      // Several scripts can fail at once.
      if (last) toast.dismiss(last);
      last = toast.error(m.screenNotOpened, m.checkYourNetwork);
    }
    globalThis.navigation?.addEventListener("navigate", stay);
    return () => globalThis.navigation?.removeEventListener("navigate", stay);
  }, []);
}

/** Blocks file drops outside upload fields. The browser would replace the panel with the file. */
function useStrayDrops(): void {
  useEffect(() => {
    function refuse(event: DragEvent) {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    }
    window.addEventListener("dragover", refuse);
    window.addEventListener("drop", refuse);
    return () => {
      window.removeEventListener("dragover", refuse);
      window.removeEventListener("drop", refuse);
    };
  }, []);
}

/** The sidebar and the page. On windows below 768 px, a button opens the sidebar (spec §2). */
function Panel({ onSignOut, children }: { onSignOut: () => void; children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const closeMenu = () => setIsMenuOpen(false);
  useEffect(() => {
    const wide = window.matchMedia("(width >= 48rem)");
    const close = () => setIsMenuOpen(false);
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <header className="band sticky top-0 z-20 flex items-center gap-2 px-2 py-1.5 md:hidden print:hidden">
        <IconButton
          label={m.openMenu}
          variant="on-band"
          className="border-0!"
          onClick={() => setIsMenuOpen(true)}
        >
          <Menu aria-hidden="true" />
        </IconButton>
        <PanelName className="text-lg" />
        <NewEnquiriesLink />
      </header>
      <aside className="sticky top-0 band hidden h-dvh flex-col overflow-y-auto md:flex print:hidden">
        <PanelName className="px-6 pt-5 pb-2 text-xl" />
        <AdminMenu onSignOut={onSignOut} />
      </aside>
      <Drawer isOpen={isMenuOpen} onClose={closeMenu} label={m.menu}>
        <AdminMenu onSignOut={onSignOut} onChoose={closeMenu} />
      </Drawer>
      <main id="main" tabIndex={-1} className="min-w-0 px-4 py-6 md:px-8 md:py-8">
        <div className="mx-auto max-w-6xl">
          <OfflineBar />
          {children}
        </div>
      </main>
    </div>
  );
}

function PanelName({ className }: { className: string }) {
  const name = useRouteLoaderData<typeof rootLoader>("root")?.look.name;
  return (
    <p className={classNames("flex min-w-0 items-center gap-3 font-display font-bold", className)}>
      <SiteIcon
        size={36}
        className="size-9"
        defaultClassName="rounded-full ring-2 ring-structure-muted"
      />
      <span className="min-w-0">
        <span>{m.panelName}</span>
        {name && (
          <span className="block truncate font-sans text-sm font-normal text-structure-muted">
            {markLanguage(name)}
          </span>
        )}
      </span>
    </p>
  );
}

function NotAdmin({ email, onSignOut }: { email: string; onSignOut: () => void }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex max-w-lg flex-col items-start gap-4 px-4 py-16"
    >
      <title>{m.adminPanel({ title: m.noAccess })}</title>
      <h1 className="text-2xl">{m.noAccess}</h1>
      <p>{m.notAnAdmin({ email, strong: (words) => <strong>{words}</strong> })}</p>
      <Button variant="secondary" onClick={onSignOut}>
        {m.signOut}
      </Button>
    </main>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-lg px-4 py-16">
      <title>{m.panelName}</title>
      <h1 className="mb-4 text-2xl">{m.panelName}</h1>
      <Notice
        tone="danger"
        action={
          <Button variant="secondary" size="sm" onClick={() => window.location.reload()}>
            {m.tryAgain}
          </Button>
        }
      >
        {isMissing ? m.noSuchScreen : m.panelNotShown}
      </Notice>
    </main>
  );
}
