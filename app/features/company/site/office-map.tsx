import * as m from "virtual:messages/office";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { pinIcon } from "~/ui/icons";
import { language } from "~/ui/languages";
import { markLanguage } from "~/ui/mark-language";
import type { CompanyDetails } from "../company-details";
import { fullAddress } from "./address";

/**
 * A map of the office, loaded shortly before it scrolls into view. Behind it is a drawn street with the
 * address, which visitors see while the map loads and if it cannot load.
 */
export function OfficeMap({ company, className }: { company: CompanyDetails; className: string }) {
  const address = fullAddress(company);
  return (
    <div className={classNames("street relative grid print:hidden", className)}>
      <p className="m-[min(1rem,5vw)] max-w-80 place-self-center focus-within:relative focus-within:z-1 rounded-lg bg-surface-raised p-4 text-center text-ink shadow-float [--color-focus:var(--color-ink)]">
        {markLanguage(company.address)}
        <br />
        {markLanguage(company.city)}
        <br />
        <a href={mapPage(address)} target="_blank" rel="noopener" className="detail-link gap-2">
          <Icon path={pinIcon} />
          {m.openInMaps}
        </a>
      </p>
      <iframe
        title={m.mapOf({ company: company.company_name, city: company.city })}
        src={mapEmbed(address)}
        srcDoc={mapDocument(address)}
        loading="lazy"
        className="absolute inset-0 size-full [color-scheme:light]"
      />
    </div>
  );
}

/**
 * The HTML of a page with the map. If the map cannot load, a frame would show the browser's error page,
 * but an <object> shows its children: a transparent link, through which the drawn street is seen.
 */
function mapDocument(address: string): string {
  const fill = "position:absolute;inset:0;width:100%;height:100%";
  return `<!DOCTYPE html><html lang="${language}"><title>${m.map}</title>
<object type="text/html" title="${m.map}" data="${escaped(mapEmbed(address))}" style="${fill}">
<a href="${escaped(mapPage(address))}" target="_blank" rel="noopener" aria-label="${m.openInMaps}" style="${fill}"></a>
</object>`;
}

function escaped(url: string): string {
  return url.replaceAll("&", "&amp;");
}

/** The URL of an embeddable Google map. It needs no API key. */
export function mapEmbed(address: string): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`;
}

/** The URL of a Google Maps page, which phones open in their map app. */
export function mapPage(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
