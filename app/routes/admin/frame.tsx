import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { queryClient } from "~/editing/read";
import { Toaster } from "~/editing/toaster";

/** The login screen and the panel share this frame, so toasts stay when one replaces the other. */
export default function AdminFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      {/* Makes the panel installable: iPhones show notifications only for installed web apps. */}
      <link rel="manifest" href="/admin.webmanifest" />
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  );
}
