import { type MetaArgs, replace, useNavigate } from "react-router";
import { takeLostAccess } from "~/editing/signed-in";
import { toast } from "~/editing/toaster";
import { LoginForm } from "~/panel/login-form";
import { LoginFrame } from "~/panel/login-frame";
import { PanelLoading } from "~/panel/panel-loading";
import { readAccess } from "~/panel/session";
import type { Route } from "./+types/login";

export function meta(_: MetaArgs) {
  return [{ name: "robots", content: "noindex" }];
}

/** Redirects a signed-in user to the dashboard (spec §2). */
export async function clientLoader() {
  // If the server cannot be reached, show the form anyway.
  const access = await readAccess().catch(() => null);
  if (access) throw replace("/admin/dashboard");
  return { hasLostAccess: takeLostAccess() };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <PanelLoading title="Admin Login" />;
}

export default function Login({ loaderData: { hasLostAccess } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <LoginFrame title="Admin Login" text="Sign in to access the admin dashboard">
      <LoginForm
        hasLostAccess={hasLostAccess}
        onSignedIn={async () => {
          toast.success("Logged in successfully");
          await navigate("/admin/dashboard", { replace: true });
        }}
      />
    </LoginFrame>
  );
}
