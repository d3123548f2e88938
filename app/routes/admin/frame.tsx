import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { queryClient } from "~/admin/query-client";
import { Toaster } from "~/ui/toaster";

/** What the login screen and the panel share: a toast outlives the step from one to the other. */
export default function AdminFrame() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  );
}
