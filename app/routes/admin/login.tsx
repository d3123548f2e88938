import { type MetaArgs, replace, useNavigate } from "react-router";
import { toast } from "~/editing/toaster";
import { LoginForm } from "~/panel/login-form";
import { PanelLoading } from "~/panel/panel-loading";
import { readAccess } from "~/panel/session";

export function meta(_: MetaArgs) {
  return [{ name: "robots", content: "noindex" }];
}

/** An already signed-in user has nothing to do here (spec §2). */
export async function clientLoader() {
  // Without a server the form is shown too.
  const access = await readAccess().catch(() => null);
  if (access) throw replace("/admin/dashboard");
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <PanelLoading title="Admin Login" />;
}

export default function Login() {
  const navigate = useNavigate();
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh lg:grid-cols-[minmax(28rem,2fr)_3fr]">
      <div className="m-auto w-full max-w-sm px-4 py-10">
        <title>Admin Login</title>
        <header className="mb-8">
          <img src="/posters/logo.svg" alt="" width={56} height={56} className="mb-5 size-14" />
          <h1 className="text-3xl">Admin Login</h1>
          <p className="mt-2 text-ink-muted">Sign in to access the admin dashboard</p>
        </header>
        <LoginForm
          onSignedIn={async () => {
            toast.success("Logged in successfully");
            await navigate("/admin/dashboard", { replace: true });
          }}
        />
      </div>
      <img
        src="/posters/hero.svg"
        alt=""
        width={1600}
        height={1000}
        loading="lazy"
        className="sticky top-0 h-dvh w-full bg-structure object-cover object-[62%_50%] max-lg:hidden"
      />
    </main>
  );
}
