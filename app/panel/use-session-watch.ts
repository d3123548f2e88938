import { useEffect, useEffectEvent } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { answerSignIn, askToSignInAgain } from "~/editing/sign-in-again";
import { hasUnsavedWork } from "~/editing/unsaved-work";
import { browserClient } from "~/supabase/browser-client";

/**
 * Follows the auth service's events while the panel is open, also those of other tabs. A session
 * that ends leads to the login screen, unless typed text would be lost or a save is under way: then
 * it is asked for here.
 */
export function useSessionWatch(userId: string): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const follow = useEffectEvent((event: string, nextUserId: string | undefined) => {
    if (event === "SIGNED_OUT") {
      if (hasUnsavedWork()) askToSignInAgain().then(revalidate, () => {});
      else void navigate("/admin/login", { replace: true });
    } else if (nextUserId === userId) {
      // Signed in again, perhaps in another tab.
      if (event === "SIGNED_IN") answerSignIn(true);
    } else if (nextUserId && !hasUnsavedWork()) {
      void revalidate();
    }
  });

  useEffect(() => {
    const { data } = browserClient().auth.onAuthStateChange((event, session) => {
      follow(event, session?.user.id);
    });
    return () => data.subscription.unsubscribe();
  }, []);
}
