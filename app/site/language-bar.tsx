import * as m from "virtual:messages/frame";
import * as of from "virtual:messages/language";
import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { type Language, language, pathIn } from "~/ui/languages";
import { subscribeToStorage, useStored, writeStored } from "~/ui/stored";
import { useUrlQuery } from "~/ui/use-url-query";

const STORED = "language";

/**
 * Links to this page in each language. If the visitor's language is another one, the first link offers to read the
 * page in it. It is the last choice, also by a refusal, or else the one that the browser prefers. Nobody is redirected.
 */
export default function LanguageBar({ languages }: { languages: Language[] }) {
  const { pathname } = useLocation();
  const query = useUrlQuery();
  const chosen = useStored(STORED);
  const ofBrowser = usePreferred(languages);
  const preferred = languages.find((id) => id === chosen) ?? ofBrowser;
  const isOffered = preferred !== language;
  const isListed = (id: Language) => !isOffered || (id !== language && id !== preferred);
  const link = (id: Language, text: string) => (
    <a
      key={id}
      href={pathIn(id, pathname) + query}
      lang={id}
      hrefLang={id}
      aria-current={id === language || undefined}
      onClick={() => writeStored(STORED, id)}
    >
      {text}
    </a>
  );
  return (
    <nav aria-label={m.languages} className="wrap language-bar print:hidden">
      {isOffered && (
        <>
          {link(preferred, of.offer[preferred])}
          <button type="button" lang={preferred} onClick={() => writeStored(STORED, language)}>
            {of.decline[preferred]}
          </button>
        </>
      )}
      {languages.filter(isListed).map((id) => link(id, of.name[id]))}
    </nav>
  );
}

/** The language of the site that the browser prefers; on the server, that of the page. */
function usePreferred(languages: Language[]): Language {
  return useSyncExternalStore(
    subscribeToStorage,
    () => {
      const wanted = navigator.languages.map((tag) => tag.split("-")[0]);
      return wanted.flatMap((tag) => languages.find((id) => id === tag) ?? [])[0] ?? language;
    },
    () => language,
  );
}
