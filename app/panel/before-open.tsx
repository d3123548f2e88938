import * as m from "virtual:messages/panel-frame";
import { useQuery } from "@tanstack/react-query";
import Circle from "lucide-react/icons/circle";
import CircleCheck from "lucide-react/icons/circle-check";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { focusHeading } from "~/editing/deletion";
import { codesQuery } from "~/features/access/panel/queries";
import type { BackupState } from "~/features/backup/backup-state";
import { backupsQuery } from "~/features/backup/panel/queries";
import { companyDetails } from "~/features/company/company-details";
import type { Company } from "~/features/company/data";
import { defaultCompany } from "~/features/company/default-company";
import { defaultFigures } from "~/features/company/default-figures";
import { DEFAULT_LOGO } from "~/features/company/defaults";
import { hasOwnName, isDemoChat, isDemoPhone } from "~/features/company/demo";
import { figuresOf } from "~/features/company/figures";
import { companyQuery } from "~/features/company/panel/queries";
import { policiesOf } from "~/features/company/policies";
import { officeSettingsQuery, useChangeOffice } from "~/features/inbox/panel/queries";
import { sampleTestimonialsQuery } from "~/features/testimonials/panel/queries";
import { unchangedSamplesQuery } from "~/features/tours/panel/queries";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { phoneLink } from "~/ui/phone-numbers";
import { hasSampleSectionsQuery, hasSampleTitleQuery } from "./sample-words";

interface Step {
  id?: string;
  text: string;
  to: string;
  isDone: boolean;
  action?: ReactNode;
}

/** Steps before the first visitors come. Each step ticks itself. Renders nothing when all are done. */
export function BeforeOpen() {
  const { data: office } = useQuery(officeSettingsQuery);
  if (office === undefined || office?.hides_before_open) return null;
  return <Steps keeps={office ?? {}} />;
}

type KeptSamples =
  | "keeps_sample_tours"
  | "keeps_sample_reviews"
  | "keeps_figures"
  | "keeps_policies"
  | "keeps_words";

function Steps({ keeps }: { keeps: Partial<Record<KeptSamples, boolean>> }) {
  const { data: company } = useQuery(companyQuery);
  const { data: samples } = useQuery(unchangedSamplesQuery);
  const { data: codes, isPending: areCodesPending } = useQuery(codesQuery);
  const { data: { backups } = {}, isPending: areBackupsPending } = useQuery(backupsQuery);
  const { data: reviews } = useQuery(sampleTestimonialsQuery);
  const { data: hasSampleTitle } = useQuery(hasSampleTitleQuery);
  const { data: hasSampleSections } = useQuery(hasSampleSectionsQuery);
  const { save, isSaving, input } = useChangeOffice();
  const keep = (what: KeptSamples, label: string) => ({
    id: what,
    action: (
      <Button
        variant="secondary"
        size="sm"
        aria-describedby={what}
        isBusy={isSaving && input?.[what]}
        onClick={async () => {
          const isLast = steps.filter(({ isDone }) => !isDone).length === 1;
          if (!(await save({ [what]: true }))) return;
          // This button disappears, and after the last step the whole list.
          if (isLast) focusHeading();
          else document.getElementById(what)?.focus();
        }}
      >
        {label}
      </Button>
    ),
  });
  if (
    !company ||
    hasSampleSections === undefined ||
    hasSampleTitle === undefined ||
    reviews === undefined ||
    samples === undefined ||
    areCodesPending ||
    areBackupsPending
  )
    return null;
  const { receive_forms: receivesForms, enquiry_number } = companyDetails(company);
  const { page_texts: texts }: Partial<Company> = company;
  const placeOfSampleWords = [
    hasSampleTitle && "/admin/hero-sections",
    (texts?.home_welcome === undefined || texts.about_headline === undefined) &&
      "/admin/site-settings/page-texts",
    hasSampleSections && "/admin/about-sections",
  ].find(Boolean);
  const steps: Step[] = [
    stepOfTwo(m.yourOwnNameAndTelephone, {
      name: hasOwnName(company),
      phone: !isDemoPhone(company.phone) && phoneLink(company.phone) !== "tel:",
    }),
    stepOfTwo(m.yourOwnEmailAndAddress, {
      email: company.email.trim() !== defaultCompany.email,
      address: company.address.trim() !== defaultCompany.address,
    }),
    {
      text: m.yourWhatsappNumber,
      to: "/admin/site-settings",
      isDone: enquiry_number !== "" && !isDemoChat(enquiry_number),
    },
    {
      text: m.yourLogo,
      to: "/admin/site-settings",
      isDone: company.logo_url !== DEFAULT_LOGO,
    },
    {
      text: m.sampleToursReplaced,
      to: "/admin/tours",
      isDone: keeps.keeps_sample_tours || samples === 0,
      ...keep("keeps_sample_tours", samples === 1 ? m.keepIt : m.keepAll({ samples })),
    },
    {
      text: m.testimonialsDone,
      to: "/admin/testimonials",
      isDone: keeps.keeps_sample_reviews || reviews === 0,
      ...keep("keeps_sample_reviews", reviews === 1 ? m.keepIt : m.keepAllReviews({ reviews })),
    },
    {
      text: m.figuresDone,
      to: "/admin/site-settings/figures",
      isDone: keeps.keeps_figures || isChanged(figuresOf(company), defaultFigures),
      ...keep("keeps_figures", m.keepThem),
    },
    {
      text: m.yourOwnAdvance,
      to: "/admin/site-settings/policies",
      isDone: keeps.keeps_policies || isChanged(policiesOf(company), policiesOf(defaultCompany)),
      ...keep("keeps_policies", m.keepThem),
    },
    {
      text: m.yourOwnWords,
      to: placeOfSampleWords || "/admin/hero-sections",
      isDone: keeps.keeps_words || !placeOfSampleWords,
      ...keep("keeps_words", m.keepThem),
    },
    {
      text: receivesForms ? m.contactFormDone : m.formKeepsNothing,
      to: "/admin/site-settings/enquiries",
      isDone: receivesForms,
    },
    // Hosted Supabase has neither. The first recovery code was printed when the site was set up. A later operator has
    // none, and the dashboard says so below.
    ...(codes?.left
      ? [
          {
            text: m.recoveryCodesSaved,
            to: "/admin/settings",
            isDone: codes.left > 1,
          },
        ]
      : []),
    ...(backups ? [{ text: m.firstBackup, to: "/admin/backup", isDone: isOutside(backups) }] : []),
  ];
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <section aria-labelledby="before-open" className="mb-8">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="before-open" className="text-xl">
          {m.beforeYouOpen}
        </h2>
        <Button
          variant="quiet"
          size="sm"
          isBusy={isSaving && input?.hides_before_open}
          onClick={async () => {
            if (await save({ hides_before_open: true })) focusHeading();
          }}
        >
          {m.hide}
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

/** A step about two fields of the company. If only one of them is missing, the text names it alone. */
function stepOfTwo(
  text: (values: { missing: string }) => string,
  isOwn: Record<string, boolean>,
): Step {
  const missing = Object.keys(isOwn).filter((field) => !isOwn[field]);
  return {
    text: text({ missing: missing.length === 1 ? missing.join() : "both" }),
    to: "/admin/site-settings",
    isDone: missing.length === 0,
  };
}

function isChanged<Values extends object>(values: Values, defaults: Values): boolean {
  return JSON.stringify(values) !== JSON.stringify(defaults);
}

/** Whether there is a backup outside of the data folder. */
function isOutside({ download, nightly, isOwnFolder }: BackupState): boolean {
  return download !== null || (isOwnFolder && nightly !== null);
}

function StepRow({ id, text, to, isDone, action }: Step) {
  const Icon = isDone ? CircleCheck : Circle;
  return (
    <li className="flex break-inside-avoid items-start gap-3">
      <Icon
        aria-hidden="true"
        className={`my-3 size-5 shrink-0 ${isDone ? "text-success" : "text-ink-muted"}`}
      />
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 pb-2">
        <Link
          id={id}
          to={to}
          className={`inline-flex min-h-11 items-center ${isDone ? "text-ink-muted" : "font-semibold underline"}`}
        >
          <span>
            {isDone && <span className="sr-only">{m.done}</span>}
            {text}
          </span>
        </Link>
        {!isDone && action}
      </div>
    </li>
  );
}
