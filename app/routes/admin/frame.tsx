import { QueryClientProvider } from "@tanstack/react-query";
import { type LinkDescriptor, Outlet } from "react-router";
import { queryClient } from "~/editing/read";
import { Toaster } from "~/editing/toaster";

/** On a home screen the panel opens by itself; an iPhone shows notifications from there only. */
export function links(): LinkDescriptor[] {
  return [{ rel: "manifest", href: "/admin.webmanifest" }];
}

/** Shared by the login screen and the panel, so that a toast stays from one to the other. */
export default function AdminFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  );
}
