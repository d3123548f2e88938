import { useRef } from "react";
import { useNavigate } from "react-router";
import { queryClient } from "~/editing/query-client";
import { hasUnsavedWork, releaseUnsavedWork } from "~/editing/unsaved-work";
import { browserClient } from "~/supabase/browser-client";
import { toast } from "~/ui/toaster";
import { signOut } from "./account";

const LEAVE = "Leave without saving? What you have typed here has not been saved.";

/** Signs out and leads to the login screen; the session watch does the same for other tabs. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const isUnderWay = useRef(false);

  async function leave() {
    if (hasUnsavedWork() && !window.confirm(LEAVE)) return;
    const holdAgain = releaseUnsavedWork();
    const { error } = await signOut(browserClient());
    if (error) {
      holdAgain();
      toast.error("Failed to sign out");
      return;
    }
    queryClient.clear();
    toast.success("Signed out successfully");
    await navigate("/admin/login", { replace: true });
  }

  return async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await leave().finally(() => {
      isUnderWay.current = false;
    });
  };
}
