import { QueryClientProvider } from "@tanstack/react-query";
import { type LinkDescriptor, Outlet } from "react-router";
import { queryClient } from "~/editing/read";
import { Toaster } from "~/editing/toaster";

/** Makes the panel installable, because iPhones show notifications only for installed web apps. */
export function links(): LinkDescriptor[] {
  return [{ rel: "manifest", href: "/admin.webmanifest" }];
}

/** The login screen and the panel share this frame, so toasts stay when one replaces the other. */
export default function AdminFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  );
}
