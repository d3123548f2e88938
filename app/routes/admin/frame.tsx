import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { queryClient } from "~/editing/query-client";
import { useKeptFocus } from "~/panel/use-kept-focus";
import { Toaster } from "~/ui/toaster";

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
