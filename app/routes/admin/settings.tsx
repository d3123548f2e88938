import { name as languageNames } from "virtual:messages/language";
import * as m from "virtual:messages/panel-access";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useOutletContext } from "react-router";
import { FormSection } from "~/editing/form-section";
import { Devices } from "~/features/access/panel/devices";
import { codesQuery, supportQuery } from "~/features/access/panel/queries";
import { RecoveryCodes, useNewCodes } from "~/features/access/panel/recovery-codes";
import { defaultCompany } from "~/features/company/default-company";
import { companyQuery } from "~/features/company/panel/queries";
import { Notifications } from "~/features/notifications/panel/notifications";
import { AdminHeader } from "~/panel/admin-header";
import { choosePanelLanguage, panelLanguages } from "~/panel/panel-language";
import { PasswordForm } from "~/panel/password-form";
import { type Access, useSignOut } from "~/panel/session";
import { SelectField, TextField } from "~/ui/field";
import { language } from "~/ui/languages";

export default function AccountSettings() {
  const { user } = useOutletContext<Access>();
  const { data: company } = useQuery(companyQuery);
  const { data: count } = useQuery(codesQuery);
  const { dialog, ...codes } = useNewCodes(user.email);
  const signOut = useSignOut(user.id);

  /** The recovery codes ended with the old password. */
  async function replaceCodes() {
    if (count?.left) await codes.make();
  }

  return (
    <>
      <AdminHeader title={m.accountSettings} />
      <div className="@container">
        <FormSection title={m.account} text={m.accountHint}>
          <TextField label={m.userId} fieldClassName="max-w-lg" value={user.id} readOnly />
          <TextField label={m.emailAddress} fieldClassName="max-w-lg" value={user.email} readOnly />
        </FormSection>
        <FormSection title={m.changePassword} text={m.atLeast6Characters}>
          <PasswordForm onChanged={replaceCodes} />
        </FormSection>
        <FormSection title={m.recoveryCodes} text={m.codesText}>
          <RecoveryCodes {...codes} />
        </FormSection>
        <FormSection title={m.devices} text={m.yourBrowsers}>
          <Devices onSignOutEverywhere={() => signOut("global")} />
        </FormSection>
        <FormSection title={m.notifications} text={m.notifiedAtOnce}>
          {company?.id && !company.keep_enquiries && !company.receive_forms && (
            <p>
              {m.nothingToTell}{" "}
              <Link
                to="/admin/site-settings/enquiries"
                className="font-semibold text-structure-text underline"
              >
                {m.switchItOn}
              </Link>
            </p>
          )}
          <Notifications />
        </FormSection>
        <FormSection title={m.languageOfThePanel} text={m.inThisBrowser}>
          <PanelLanguage />
        </FormSection>
        <FormSection title={m.helpSupport}>
          <Help companyEmail={company?.email ?? defaultCompany.email} />
        </FormSection>
      </div>
      {dialog}
    </>
  );
}

function PanelLanguage() {
  return (
    <SelectField
      label={m.languageOfThePanel}
      isLabelHidden
      value={language}
      onChange={({ target }) => choosePanelLanguage(target.value, "/admin/settings")}
      fieldClassName="max-w-56"
    >
      {panelLanguages.map((id) => (
        <option key={id} value={id} lang={id}>
          {languageNames[id]}
        </option>
      ))}
    </SelectField>
  );
}

function Help({ companyEmail }: { companyEmail: string }) {
  const { data: support } = useQuery(supportQuery);
  if (!support) return null;
  const email = support.email ?? companyEmail;
  const link = (words: ReactNode[]) => (
    <a href={`mailto:${email}`} className="font-semibold text-structure-text underline">
      {words}
    </a>
  );
  return (
    <p className="wrap-anywhere">
      {support.email ? m.supportText({ link, email }) : m.supportTextForColleagues({ link, email })}
    </p>
  );
}
