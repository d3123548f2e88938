import * as m from "virtual:messages/notice";
import { Link } from "react-router";
import { InlineEnglishMark } from "~/ui/english-mark";
import { Icon } from "~/ui/icon";
import { closeIcon } from "~/ui/icons";
import { markLanguage } from "~/ui/mark-language";
import { writeStored } from "~/ui/stored";
import { languageOf } from "~/ui/text";
import type { SiteNotice } from "../notice";

/** The operator's line above the header. site/head-script.js hides it again after a reload. */
export default function NoticeLine({ notice: { key, text, link } }: { notice: SiteNotice }) {
  function close() {
    writeStored("notice", key);
    document.documentElement.dataset.closedNotice = key;
  }

  return (
    <aside
      aria-label={m.label}
      className="notice-line bg-turmeric font-semibold text-turmeric-ink [--color-focus:var(--color-turmeric-ink)] print:hidden"
    >
      <style>{`[data-closed-notice="${key}"] .notice-line{display:none}`}</style>
      <div className="wrap flex items-start gap-2">
        <p className="min-w-0 grow py-2.5 text-sm [overflow-wrap:anywhere]">
          {link ? (
            <Link
              to={link}
              reloadDocument={link.includes(".")}
              className="-mx-1.5 -my-2.5 block px-1.5 py-2.5 underline underline-offset-4 -outline-offset-3"
            >
              {markLanguage(text)}
            </Link>
          ) : (
            markLanguage(text)
          )}
          {languageOf(text) === "en" && <InlineEnglishMark />}
        </p>
        {/* A form, so that React can replay a click from before hydration. */}
        <form action={close} className="noscript:hidden">
          <button
            type="submit"
            title={m.close}
            aria-label={m.closeNotice}
            className="-mr-2 flex size-11 items-center justify-center rounded-md -outline-offset-3"
          >
            <Icon path={closeIcon} className="size-5" />
          </button>
        </form>
      </div>
    </aside>
  );
}
