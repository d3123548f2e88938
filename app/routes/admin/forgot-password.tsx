import * as m from "virtual:messages/panel-access";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MetaArgs } from "react-router";
import { Loaded } from "~/editing/loaded";
import type { Recovery } from "~/features/access/panel/data";
import { recoveryQuery } from "~/features/access/panel/queries";
import { LoginFrame } from "~/panel/login-frame";
import { NewPasswordForm, useNewPassword } from "~/panel/new-password-form";
import { RecoveryMailForm } from "~/panel/recovery-mail-form";
import { Button, ButtonLink } from "~/ui/button";

export function meta(_: MetaArgs) {
  return [{ name: "robots", content: "noindex" }];
}

export default function ForgotPassword() {
  const query = useQuery(recoveryQuery);
  return (
    <LoginFrame title={m.forgotPassword} text={m.setANewOne}>
      <Loaded query={query} failure={m.thisScreenCannotBeLoaded}>
        {({ by }) => <Ways by={by} />}
      </Loaded>
      <ButtonLink to="/admin/login" variant="quiet" className="mt-3 w-full">
        {m.backToAdminLogin}
      </ButtonLink>
    </LoginFrame>
  );
}

function Ways({ by }: Recovery) {
  const [usesCode, setUsesCode] = useState(by === "code");
  return (
    <div className="flex flex-col gap-5">
      {usesCode ? <CodeForm /> : <RecoveryMailForm isProject={by === "project"} />}
      {by === "mail" && (
        <Button variant="secondary" onClick={() => setUsesCode(!usesCode)}>
          {usesCode ? m.sendALinkInstead : m.toUseARecoveryCode}
        </Button>
      )}
      {by === "project" && (
        <p className="text-sm text-ink-muted">
          This site is stored in a hosted Supabase project, and its mail comes from there. Where the
          project sends none, <code>npm run admin</code> on the server sets a new password.
        </p>
      )}
    </div>
  );
}

function CodeForm() {
  const setPassword = useNewPassword();
  return (
    <>
      <NewPasswordForm
        asksForCode
        save={({ email, code, password }) => setPassword({ email, code }, password)}
      />
      <p className="text-sm text-ink-muted">
        Recovery codes are made in Account Settings; the first one was printed when this site was
        started the first time. One sets a new password, and ends the others: make new ones then.
        Without one, another operator can remove you and add you again, or whoever set up the site
        sets a new password with <code>npm run admin</code> on the server.
      </p>
    </>
  );
}
