import * as frame from "virtual:messages/frame";
import * as m from "virtual:messages/suggestions";
import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from "react";
import { Link } from "react-router";
import { SEARCH_DEBOUNCE_MS } from "~/features/tours/site/list/tour-list-data";
import { type Party, withParty } from "~/features/tours/site/party";
import type { Suggestions } from "~/features/tours/site/suggest-tours";
import { tourPath } from "~/features/tours/tour-path";
import { isFromSite } from "~/supabase/own-response";
import { classNames } from "~/ui/class-names";
import { EnglishMark } from "~/ui/english-mark";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { isComposing } from "~/ui/is-composing";
import { language, pathIn } from "~/ui/languages";
import { markLanguage } from "~/ui/mark-language";
import { Picture } from "~/ui/picture";
import { WithPictureMetadata } from "~/ui/picture-metadata";

/** The attributes of a combobox that change. */
export type ComboboxState = Pick<
  ComponentProps<"input">,
  "aria-expanded" | "aria-controls" | "aria-activedescendant"
>;

const nothing: Suggestions = { tours: [] };

const FEWEST_LETTERS = 3;

/**
 * The tours that match what the visitor types, under the field: the listbox of an editable combobox
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The focus stays in the field.
 */
export default function SuggestedTours({
  input,
  party,
  onChange,
}: {
  input: HTMLInputElement;
  party: Party;
  onChange: (state: ComboboxState) => void;
}): ReactNode {
  const id = useId();
  const [{ tours, pictures }, setFound] = useState(nothing);
  // This code can arrive after the visitor has gone on to another field, which the list would cover.
  const [isClosed, setIsClosed] = useState(() => document.activeElement !== input);
  /** The position of the active option, or -1. */
  const [active, setActive] = useState(-1);
  const isOpen = tours.length > 0 && !isClosed;
  const idOf = (at: number) => `${id}-${at}`;
  const activeId = isOpen && active >= 0 ? idOf(active) : undefined;

  function close() {
    setIsClosed(true);
    setActive(-1);
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The keys of an input method, for example for Tamil, choose its own words.
    if (isComposing(event) || tours.length === 0) return;
    const { length } = tours;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setIsClosed(false);
      const step = event.key === "ArrowDown" ? 1 : active < 0 ? 0 : -1;
      setActive((active + step + length) % length);
    } else if (event.key === "Enter" && activeId) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      close();
    } else if (["ArrowLeft", "ArrowRight", "Home", "End"].includes(event.key)) {
      setActive(-1);
    }
  });
  const onFocus = useEffectEvent(() => setIsClosed(false));
  const onBlur = useEffectEvent(close);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    let latest = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    function suggest() {
      latest.abort();
      clearTimeout(timer);
      const words = input.value.trim();
      if (words.length < FEWEST_LETTERS) return setFound(nothing);
      latest = new AbortController();
      const { signal } = latest;
      timer = setTimeout(async () => {
        const found = await suggestionsFor(words, signal);
        if (!signal.aborted) setFound(found);
      }, SEARCH_DEBOUNCE_MS);
    }
    function onInput() {
      setIsClosed(false);
      setActive(-1);
      suggest();
    }
    input.addEventListener("input", onInput, { signal });
    input.addEventListener("keydown", (event) => onKeyDown(event), { signal });
    input.addEventListener("focus", () => onFocus(), { signal });
    input.addEventListener("blur", () => onBlur(), { signal });
    // The visitor has typed before this code was loaded.
    suggest();
    return () => {
      end.abort();
      latest.abort();
      clearTimeout(timer);
    };
  }, [input]);

  useEffect(() => {
    onChange({
      "aria-expanded": isOpen,
      "aria-controls": isOpen ? id : undefined,
      "aria-activedescendant": activeId,
    });
  }, [onChange, id, isOpen, activeId]);

  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && m.suggested({ count: tours.length })}
      </p>
      {isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={frame.tours}
          // Keeps the focus in the field, so that the list stays until the click.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-lg border border-line-strong bg-surface-raised shadow-float sm:min-w-96"
        >
          <WithPictureMetadata metadata={pictures}>
            {tours.map((tour, at) => (
              <Link
                key={tour.id}
                id={idOf(at)}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                to={withParty(tourPath(tour), party)}
                className={classNames(
                  "flex items-center gap-3 p-2 no-underline hover:bg-surface-sunken",
                  at > 0 && "border-t border-line",
                  at === active && "bg-surface-sunken outline-3 -outline-offset-3 outline-focus",
                )}
              >
                <Picture
                  src={tour.image_url}
                  fallback={fallbackPictures.tour}
                  alt=""
                  width={72}
                  height={54}
                  className="aspect-4/3 w-18 shrink-0 rounded-md max-2xs:hidden"
                />
                <span className="min-w-0">
                  <span className="line-clamp-2 font-semibold max-2xs:line-clamp-none">
                    {markLanguage(tour.title)}
                  </span>{" "}
                  <span className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
                    <span>{markLanguage(tour.duration)}</span>{" "}
                    <span className="font-semibold text-accent">
                      {markLanguage(tour.price?.trim()) || m.priceOnRequest}
                    </span>
                    {tour.is_english && (
                      <>
                        {" "}
                        <EnglishMark />
                      </>
                    )}
                  </span>
                </span>
              </Link>
            ))}
          </WithPictureMetadata>
        </div>
      )}
    </>
  );
}

/** Up to three tours. None without a network, because the form works without suggestions. */
async function suggestionsFor(words: string, signal: AbortSignal): Promise<Suggestions> {
  try {
    const path = `/tours/suggestions?${new URLSearchParams({ q: words })}`;
    const response = await fetch(pathIn(language, path), { signal });
    return response.ok && isFromSite(response) ? await response.json() : nothing;
  } catch {
    return nothing;
  }
}
