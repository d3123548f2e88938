import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { queryClient } from "~/admin/query-client";
import { useKeptFocus } from "~/admin/use-kept-focus";
import { Toaster } from "~/ui/toaster";
import "~/admin/admin.css";

/** What the login screen and the panel share: a toast outlives the step from one to the other. */
export default function AdminFrame() {
  useKeptFocus();
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  );
}
