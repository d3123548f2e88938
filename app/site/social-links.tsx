import type { CompanyDetails } from "~/features/company/company-details";
import { Icon } from "~/ui/icon";
import { facebookIcon, instagramIcon, twitterIcon } from "~/ui/icons";

const networks = [
  { field: "facebook_url", label: "Facebook", icon: facebookIcon },
  { field: "instagram_url", label: "Instagram", icon: instagramIcon },
  { field: "twitter_url", label: "Twitter", icon: twitterIcon },
] as const;

/** The networks the company is on, each shown only if set (spec §2). */
export function SocialLinks({ company }: { company: CompanyDetails }) {
  const shown = networks.filter(({ field }) => company[field]);
  if (shown.length === 0) return null;
  return (
    <ul className="-ml-2.5 flex gap-1 print:hidden">
      {shown.map(({ field, label, icon }) => (
        <li key={field}>
          <a
            href={company[field] ?? undefined}
            target="_blank"
            rel="noopener"
            title={label}
            aria-label={label}
            className="flex size-11 items-center justify-center rounded-md hover:bg-structure-strong"
          >
            <Icon path={icon} className="size-6" />
          </a>
        </li>
      ))}
    </ul>
  );
}
