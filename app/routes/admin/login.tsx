import * as m from "virtual:messages/panel-access";
import { replace, useNavigate } from "react-router";
import { hasLostAccess } from "~/editing/signed-in";
import { toast } from "~/editing/toaster";
import { LoginForm } from "~/panel/login-form";
import { LoginFrame } from "~/panel/login-frame";
import { PanelLoading } from "~/panel/panel-loading";
import { readAccess } from "~/panel/session";
import type { Route } from "./+types/login";

/** Redirects a signed-in user to the dashboard (spec §2). */
export async function clientLoader() {
  // If the server cannot be reached, show the form anyway.
  const access = await readAccess().catch(() => null);
  if (access) throw replace("/admin/dashboard");
  return { hasLostAccess: hasLostAccess() };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <PanelLoading title={m.adminLogin} />;
}

export default function Login({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <LoginFrame title={m.adminLogin} text={m.signInText}>
      <LoginForm
        hasLostAccess={loaderData.hasLostAccess}
        onSignedIn={async () => {
          toast.success(m.loggedInSuccessfully);
          await navigate("/admin/dashboard", { replace: true });
        }}
      />
    </LoginFrame>
  );
}
