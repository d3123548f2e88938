import { useQuery } from "@tanstack/react-query";
import { Link, useOutletContext } from "react-router";
import { FormSection } from "~/editing/form-section";
import { Devices } from "~/features/access/panel/devices";
import { codesQuery, supportQuery } from "~/features/access/panel/queries";
import { RecoveryCodes, useNewCodes } from "~/features/access/panel/recovery-codes";
import { defaultCompany } from "~/features/company/default-company";
import { companyQuery } from "~/features/company/panel/queries";
import { Notifications } from "~/features/notifications/panel/notifications";
import { AdminHeader } from "~/panel/admin-header";
import { PasswordForm } from "~/panel/password-form";
import { type Access, useSignOut } from "~/panel/session";
import { TextField } from "~/ui/field";

export default function AccountSettings() {
  const { user } = useOutletContext<Access>();
  const { data: company } = useQuery(companyQuery);
  const { data: count } = useQuery(codesQuery);
  const { dialog, ...codes } = useNewCodes(user.email);
  const signOut = useSignOut(user.id);

  /** The recovery codes ended with the old password. Hosted Supabase has none. */
  async function replaceCodes() {
    if (typeof count?.left === "number") await codes.make();
  }

  return (
    <>
      <AdminHeader title="Account Settings" />
      <div className="@container">
        <FormSection
          title="Account"
          text="These cannot be changed here. To use another address, add it under Operators, sign in with it, and remove this one."
        >
          <TextField label="User ID" value={user.id} readOnly />
          <TextField label="Email Address" value={user.email} readOnly />
        </FormSection>
        <FormSection title="Change Password" text="At least 6 characters.">
          <PasswordForm onChanged={replaceCodes} />
        </FormSection>
        <FormSection title="Recovery Codes" text="They let you in when you forget your password.">
          <RecoveryCodes {...codes} />
        </FormSection>
        <FormSection title="Devices" text="The browsers in which you are signed in.">
          <Devices onSignOutEverywhere={() => signOut("global")} />
        </FormSection>
        <FormSection
          title="Notifications"
          text="These phones and computers are told about a new enquiry at once, also while you are signed out."
        >
          {company?.id && !company.keep_enquiries && !company.receive_forms && (
            <p>
              This site does not keep enquiries yet, so there is nothing to tell.{" "}
              <Link
                to="/admin/site-settings/enquiries"
                className="font-semibold text-structure-text underline"
              >
                Switch it on
              </Link>
            </p>
          )}
          <Notifications />
        </FormSection>
        <FormSection title="Help & Support">
          <Help companyEmail={company?.email ?? defaultCompany.email} />
        </FormSection>
      </div>
      {dialog}
    </>
  );
}

function Help({ companyEmail }: { companyEmail: string }) {
  const { data: support } = useQuery(supportQuery);
  if (!support) return null;
  const email = support.email ?? companyEmail;
  const link = (
    <a href={`mailto:${email}`} className="font-semibold text-structure-text underline">
      {email}
    </a>
  );
  return (
    <p className="wrap-anywhere">
      {support.email ? (
        <>If you need help with the admin panel, write to {link}.</>
      ) : (
        <>Colleagues who need help with the admin panel write to the office: {link}.</>
      )}
    </p>
  );
}
