import * as m from "virtual:messages/panel-frame";
import type { ReactNode } from "react";
import { publicPageUrl } from "~/editing/site-url";
import { ButtonLink } from "~/ui/button";
import { markLanguage } from "~/ui/mark-language";

/** The header of an admin screen: heading, text and actions. Also sets the document title. */
export function AdminHeader({
  title,
  screen,
  text,
  viewPath,
  action,
}: {
  title: string;
  /** For screens with the same heading: the name of this one, for the document title. */
  screen?: string | undefined;
  text?: ReactNode;
  /** The public page that this screen edits. */
  viewPath?: string | undefined;
  action?: ReactNode;
}) {
  return (
    <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <title>{m.adminPanel({ title: screen ? `${screen} · ${title}` : title })}</title>
      <div className="min-w-0 flex-1 basis-80">
        <h1 tabIndex={-1} className="text-2xl">
          {markLanguage(title)}
        </h1>
        {text && <p className="mt-1 text-ink-muted">{text}</p>}
      </div>
      <div className="flex flex-wrap gap-3">
        {viewPath && (
          <ButtonLink
            to={publicPageUrl(viewPath)}
            target="_blank"
            variant="quiet"
            className="-ml-5 md:last:-mr-5"
          >
            {m.viewOnSite}
          </ButtonLink>
        )}
        {action}
      </div>
    </header>
  );
}
