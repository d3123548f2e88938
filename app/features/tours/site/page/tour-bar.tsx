import { isChatNumber } from "~/features/company/contact-links";
import { useCompany } from "~/features/company/site/use-company";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { phoneIcon } from "~/ui/icons";
import { markLanguage } from "~/ui/mark-language";
import type { TourDetails } from "./tour-details";

/** Price and call button at the bottom of phone screens, left of the chat button (spec §2). */
export function TourBar({ tour, phoneLink }: { tour: TourDetails; phoneLink: string }) {
  const hasChat = isChatNumber(useCompany().whatsapp_number);
  return (
    <div
      className={classNames(
        "tour-bar fixed inset-x-0 bottom-0 z-10 flex items-center gap-3 border-t border-line bg-surface-raised py-2 pl-4 md:hidden print:hidden",
        hasChat ? "pr-21" : "pr-4",
      )}
    >
      <div className="min-w-0 grow leading-tight">
        <p className="truncate text-lg font-bold">
          {markLanguage(tour.price) ?? "Price on request"}
        </p>
        <p className="truncate text-sm text-ink-muted">
          {tour.nextDate ? `Next: ${tour.nextDate}` : markLanguage(tour.duration)}
        </p>
      </div>
      <ButtonLink to={phoneLink} className="shrink-0">
        <Icon path={phoneIcon} />
        Call
      </ButtonLink>
    </div>
  );
}
