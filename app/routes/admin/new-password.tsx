import * as m from "virtual:messages/panel-access";
import { useNavigate } from "react-router";
import { toast } from "~/editing/toaster";
import { LoginFrame } from "~/panel/login-frame";
import { NewPasswordForm, useNewPassword } from "~/panel/new-password-form";
import { PanelLoading } from "~/panel/panel-loading";
import { renewThisDevice } from "~/panel/session";
import { authFailureText } from "~/supabase/auth-failure";
import { browserClient } from "~/supabase/browser-client";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/new-password";

/** Our own link contains a token. A link of hosted Supabase signs the user in or has an error. */
export async function clientLoader() {
  const link = new URLSearchParams(window.location.hash.slice(1));
  const token = link.get("token");
  if (token) return { token, isSignedIn: false };
  const { data } = await browserClient().auth.getSession();
  return { token: null, isSignedIn: data.session !== null && !link.has("error") };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <PanelLoading title={m.newPassword} />;
}

export default function NewPassword({ loaderData: { token, isSignedIn } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { set, dialog } = useNewPassword();

  async function setProjectPassword(password: string): Promise<string | null> {
    const { error } = await browserClient().auth.updateUser({ password });
    // supabase-js has no code for this error.
    if (error?.name === "AuthSessionMissingError") return m.linkExpired;
    if (error) return authFailureText(error);
    void renewThisDevice().catch(() => {});
    toast.success(m.passwordUpdated);
    await navigate("/admin/dashboard", { replace: true });
    return null;
  }

  return (
    <LoginFrame title={m.newPassword} text={m.resetText}>
      {token || isSignedIn ? (
        <NewPasswordForm
          save={({ password }) => (token ? set({ token }, password) : setProjectPassword(password))}
        />
      ) : (
        <Notice tone="danger">{m.linkExpired}</Notice>
      )}
      <ButtonLink to="/admin/forgot-password" variant="quiet" className="mt-3 w-full">
        {m.requestANewLink}
      </ButtonLink>
      {dialog}
    </LoginFrame>
  );
}
