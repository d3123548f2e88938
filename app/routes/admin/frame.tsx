import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { type MetaArgs, Outlet, useLocation } from "react-router";
import { queryClient } from "~/editing/read";
import { Toaster } from "~/editing/toaster";
import { openInPanelLanguage } from "~/panel/panel-language";

export function meta(_: MetaArgs) {
  return [{ name: "robots", content: "noindex" }];
}

/** The login screen and the panel share this frame, so toasts stay when one replaces the other. */
export default function AdminFrame() {
  const { pathname, search, hash } = useLocation();
  // A preview and the sheet of a quote have the language of what they show.
  const isInOwnLanguage = /^\/admin\/(preview|quotes\/[^/]+\/sheet)$/.test(pathname);
  useEffect(() => {
    if (!isInOwnLanguage) openInPanelLanguage(pathname + search + hash);
  }, [isInOwnLanguage, pathname, search, hash]);
  return (
    <QueryClientProvider client={queryClient}>
      {/* Makes the panel installable: iPhones show notifications only for installed web apps. */}
      <link rel="manifest" href="/admin.webmanifest" />
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  );
}
