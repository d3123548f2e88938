import { Icon } from "~/ui/icon";
import { closeIcon } from "~/ui/icons";
import { markLanguage } from "~/ui/mark-language";
import type { SiteNotice } from "../notice";

/** The operator's line above the header. Only the server renders it. site/head-script.js closes it. */
export function NoticeLine({ notice: { key, text, link } }: { notice: SiteNotice }) {
  return (
    <aside aria-label="Notice" className="notice-line">
      <style>{`[data-closed-notice="${key}"] .notice-line{display:none}`}</style>
      <div className="wrap flex items-start gap-2">
        <p className="min-w-0 grow py-2.5 text-sm [overflow-wrap:anywhere]">
          {link ? (
            <a href={link} className="-my-2.5 block py-2.5 underline underline-offset-4">
              {markLanguage(text)}
            </a>
          ) : (
            markLanguage(text)
          )}
        </p>
        <button
          type="button"
          title="Close"
          aria-label="Close notice"
          data-closes-notice={key}
          className="-mr-2 flex size-11 shrink-0 items-center justify-center rounded-md noscript:hidden"
        >
          <Icon path={closeIcon} className="size-5" />
        </button>
      </div>
    </aside>
  );
}
