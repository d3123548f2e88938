import { useSyncExternalStore } from "react";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { pinIcon } from "~/ui/icons";
import { markLanguage } from "~/ui/mark-language";
import type { CompanyDetails } from "../company-details";
import { fullAddress } from "./address";

/**
 * A map of the office, loaded shortly before it scrolls into view. Behind it is a drawn street with the
 * address, which visitors see while the map loads and while they are offline.
 */
export function OfficeMap({ company, className }: { company: CompanyDetails; className: string }) {
  const address = fullAddress(company);
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className={classNames("no-place relative grid print:hidden", className)}>
      <p className="m-4 max-w-80 place-self-center rounded-lg bg-surface-raised p-4 text-center text-ink shadow-float">
        {markLanguage(company.address)}
        <br />
        {markLanguage(company.city)}
        <br />
        <a href={mapPage(address)} target="_blank" rel="noopener" className="detail-link gap-2">
          <Icon path={pinIcon} />
          Open in Maps
        </a>
      </p>
      {isOnline && (
        <iframe
          title={`Map of ${company.company_name}, ${company.city}`}
          src={mapEmbed(address)}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          className="absolute inset-0 size-full"
        />
      )}
    </div>
  );
}

function onConnection(notify: () => void): () => void {
  const end = new AbortController();
  for (const type of ["online", "offline"]) window.addEventListener(type, notify, end);
  return () => end.abort();
}

/** The URL of an embeddable Google map. It needs no API key. */
export function mapEmbed(address: string): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(address)}&output=embed`;
}

/** The URL of a Google Maps page, which phones open in their map app. */
export function mapPage(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
}
