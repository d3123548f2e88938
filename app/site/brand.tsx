import { Link } from "react-router";
import type { CompanyDetails } from "~/features/company/company-details";
import { DEFAULT_LOGO } from "~/features/company/default-company";
import { classNames } from "~/ui/class-names";
import { Picture } from "~/ui/picture";

/** The logo where there is one, otherwise the name as text (spec §2); it leads home. */
export function Brand({ company, className }: { company: CompanyDetails; className?: string }) {
  const { logo_url, company_name } = company;
  // The bundled logo is a mark without words; an operator's own logo speaks for itself.
  const isNameShown = !logo_url || logo_url === DEFAULT_LOGO;
  return (
    <Link
      to="/"
      className={classNames("flex min-h-11 min-w-0 items-center gap-3 no-underline", className)}
    >
      {logo_url && (
        <Picture
          src={logo_url}
          fallback="/posters/placeholder.svg"
          alt={isNameShown ? "" : company_name}
          width={isNameShown ? 44 : 88}
          height={44}
          isPriority
          fetchPriority="auto"
          className="h-11 w-auto max-w-44 shrink-0 bg-transparent object-contain"
        />
      )}
      {isNameShown && (
        <span className="line-clamp-2 min-w-0 font-display text-xl leading-tight font-bold [overflow-wrap:anywhere] lg:max-xl:text-base">
          {company_name}
        </span>
      )}
    </Link>
  );
}
