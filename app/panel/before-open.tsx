import { useQuery } from "@tanstack/react-query";
import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { codesQuery } from "~/features/access/panel/queries";
import { type BackupState, backupsQuery } from "~/features/backup/panel/queries";
import { companyDetails } from "~/features/company/company-details";
import { DEFAULT_LOGO } from "~/features/company/defaults";
import { hasOwnName, isDemoChat, isDemoPhone } from "~/features/company/demo";
import { companyQuery } from "~/features/company/panel/queries";
import { officeSettingsQuery, useChangeOffice } from "~/features/inbox/panel/queries";
import { unchangedSamplesQuery } from "~/features/tours/panel/queries";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";

interface Step {
  text: string;
  to: string;
  isDone: boolean;
  action?: ReactNode;
}

/** What to do before the first visitors come. Each step ticks itself. Renders nothing when all are done. */
export function BeforeOpen() {
  const { data: office } = useQuery(officeSettingsQuery);
  if (office === undefined || office?.hides_before_open) return null;
  return <Steps keepsSamples={office?.keeps_sample_tours ?? false} />;
}

function Steps({ keepsSamples }: { keepsSamples: boolean }) {
  const { data: company } = useQuery(companyQuery);
  const { data: samples } = useQuery(unchangedSamplesQuery);
  const { data: codes, isPending: areCodesPending } = useQuery(codesQuery);
  const { data: { backups } = {}, isPending: areBackupsPending } = useQuery(backupsQuery);
  const { save, isSaving, input } = useChangeOffice();
  if (!company || samples === undefined || areCodesPending || areBackupsPending) return null;
  const steps: Step[] = [
    {
      text: "Your own name and telephone",
      to: "/admin/site-settings",
      isDone: hasOwnName(company) && !isDemoPhone(company.phone),
    },
    {
      text: "Your WhatsApp number",
      to: "/admin/site-settings",
      isDone: !isDemoChat(company.whatsapp_number),
    },
    {
      text: "Your logo",
      to: "/admin/site-settings",
      isDone: company.logo_url !== DEFAULT_LOGO,
    },
    {
      text: "Sample tours replaced, or kept on purpose",
      to: "/admin/tours",
      isDone: keepsSamples || samples === 0,
      action: (
        <Button
          variant="secondary"
          size="sm"
          isBusy={isSaving && input?.keeps_sample_tours}
          onClick={() => save({ keeps_sample_tours: true })}
        >
          Keep {samples === 1 ? "it" : `all ${samples}`}
        </Button>
      ),
    },
    {
      text: "The contact form thanks but keeps nothing until you switch it on",
      to: "/admin/site-settings/enquiries",
      isDone: companyDetails(company).receive_forms,
    },
    // Hosted Supabase has neither. The first recovery code was printed when the site was set up.
    ...(typeof codes?.left === "number"
      ? [{ text: "Recovery codes saved", to: "/admin/settings", isDone: codes.left > 1 }]
      : []),
    ...(backups ? [{ text: "First backup", to: "/admin/backup", isDone: isOutside(backups) }] : []),
  ];
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <section aria-labelledby="before-open" className="mb-8">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="before-open" className="text-xl">
          Before you open
        </h2>
        <Button
          variant="quiet"
          size="sm"
          isBusy={isSaving && input?.hides_before_open}
          onClick={() => save({ hides_before_open: true })}
        >
          Hide
        </Button>
      </div>
      <Card className="px-5 py-2 wrap-anywhere">
        <ul className="gap-x-10 lg:columns-2">
          {steps.map((step) => (
            <StepRow key={step.text} {...step} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** Whether there is a backup outside of the data folder. */
function isOutside({ download, nightly, isOwnFolder }: BackupState): boolean {
  return download !== null || (isOwnFolder && nightly !== null);
}

function StepRow({ text, to, isDone, action }: Step) {
  const Sign = isDone ? CircleCheck : Circle;
  return (
    <li className="flex break-inside-avoid items-start gap-3">
      <Sign
        aria-hidden="true"
        className={`my-3 size-5 shrink-0 ${isDone ? "text-success" : "text-ink-muted"}`}
      />
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 pb-1">
        <Link
          to={to}
          className={`inline-flex min-h-11 items-center ${isDone ? "text-ink-muted" : "font-semibold underline"}`}
        >
          <span>
            {isDone && <span className="sr-only">Done: </span>}
            {text}
          </span>
        </Link>
        {!isDone && action}
      </div>
    </li>
  );
}
