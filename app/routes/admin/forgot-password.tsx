import * as m from "virtual:messages/panel-access";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Loaded } from "~/editing/loaded";
import type { Recovery } from "~/features/access/panel/data";
import { recoveryQuery } from "~/features/access/panel/queries";
import { LoginFrame } from "~/panel/login-frame";
import { NewPasswordForm, useNewPassword } from "~/panel/new-password-form";
import { RecoveryMailForm } from "~/panel/recovery-mail-form";
import { Button, ButtonLink } from "~/ui/button";

export default function ForgotPassword() {
  const query = useQuery(recoveryQuery);
  return (
    <LoginFrame title={m.forgotPassword} text={m.setNewPassword}>
      <Loaded query={query} failure={m.screenNotLoaded}>
        {({ by }) => <Ways by={by} />}
      </Loaded>
      <ButtonLink to="/admin/login" variant="quiet" className="mt-3 w-full">
        {m.backToAdminLogin}
      </ButtonLink>
    </LoginFrame>
  );
}

const code = (words: ReactNode[]) => <code>{words}</code>;

function Ways({ by }: Recovery) {
  const [usesCode, setUsesCode] = useState(by === "code");
  return (
    <div className="flex flex-col gap-5">
      {usesCode ? <CodeForm /> : <RecoveryMailForm isProject={by === "project"} />}
      {by === "mail" && (
        <Button variant="secondary" onClick={() => setUsesCode(!usesCode)}>
          {usesCode ? m.sendALinkInstead : m.withRecoveryCode}
        </Button>
      )}
      {by === "project" && <p className="text-sm text-ink-muted">{m.projectSendsMail({ code })}</p>}
    </div>
  );
}

function CodeForm() {
  const { set, dialog } = useNewPassword();
  return (
    <>
      <NewPasswordForm
        asksForCode
        save={({ email, code, password }) => set({ email, code }, password)}
      />
      <p className="text-sm text-ink-muted">{m.aboutRecoveryCodes({ code })}</p>
      {dialog}
    </>
  );
}
