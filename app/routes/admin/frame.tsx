import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { queryClient } from "~/editing/read";
import { Toaster } from "~/editing/toaster";

/** Shared by the login screen and the panel, so that a toast stays from one to the other. */
export default function AdminFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  );
}
