import * as m from "virtual:messages/panel-editing";
import { useQuery } from "@tanstack/react-query";
import ImageIcon from "lucide-react/icons/image";
import { useState } from "react";
import { Button } from "~/ui/button";
import { shortDate } from "~/ui/dates";
import { Dialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { TextField } from "~/ui/field";
import { Picture } from "~/ui/picture";
import { agencyToday, toAgencyTime } from "../agency-time";
import { Loaded } from "../loaded";
import type { StoredPicture } from "./data";
import { picturesQuery, shortName, useUrlOf } from "./queries";

interface Props {
  /** The purpose of the pictures, in the accessible name of the button. */
  what: string;
  isMultiple: boolean;
  onChosen: (urls: string[]) => void;
}

/** A button that opens the uploaded pictures. A click chooses one; a list takes several. */
export function ChoosePictures(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <ImageIcon aria-hidden="true" />
        {m.choosePicturesFor({
          what: props.what,
          unseen: (words) => <span className="sr-only">{words}</span>,
        })}
      </Button>
      {isOpen && <PicturesDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const PAUSE_MS = 300;

/** In Search, the focus would open the keyboard of a phone over the pictures. */
function focusFirstOnTouch(title: HTMLElement | null) {
  if (matchMedia("(pointer: coarse)").matches) title?.setAttribute("autofocus", "");
}

function PicturesDialog({ isMultiple, onChosen, onClose }: Props & { onClose: () => void }) {
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string[]>([]);
  const query = useQuery(picturesQuery(search, page, search ? PAUSE_MS : 0));
  const urlOf = useUrlOf();

  function choose(urls: string[]) {
    onChosen(urls);
    onClose();
  }

  function handleClick(picture: StoredPicture) {
    const url = urlOf(picture);
    if (!isMultiple) return choose([url]);
    setChosen((urls) =>
      urls.includes(url) ? urls.filter((other) => other !== url) : [...urls, url],
    );
  }

  return (
    <Dialog
      isOpen
      isWide
      title={
        <span ref={focusFirstOnTouch} tabIndex={-1}>
          {m.chooseFromPictures}
        </span>
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {m.cancel}
          </Button>
          {isMultiple && (
            <Button disabled={chosen.length === 0} onClick={() => choose(chosen)}>
              {chosen.length > 1 ? m.addPictures({ count: chosen.length }) : m.addPicture}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {/* Not a form, because this dialog is inside the form with the picture. */}
        <TextField
          label={m.search}
          type="search"
          placeholder={m.nameOrAltText}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setPage(1);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
        />
        <Loaded query={query} failure={m.picturesNotLoaded}>
          {({ rows, page: shown, pageCount }) =>
            rows.length === 0 ? (
              <EmptyState
                title={search ? m.nothingFound : m.noPictures}
                text={search ? m.tryAnotherWord : m.uploadOneFirst}
              />
            ) : (
              <>
                <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-3">
                  {rows.map((picture) => (
                    <li key={picture.id}>
                      <button
                        type="button"
                        aria-pressed={isMultiple ? chosen.includes(urlOf(picture)) : undefined}
                        onClick={() => handleClick(picture)}
                        className="flex size-full flex-col rounded-md border border-line p-1 text-left hover:border-ink aria-pressed:border-structure-text aria-pressed:bg-structure-soft aria-pressed:ring-2 aria-pressed:ring-structure-text"
                      >
                        <Picture
                          src={urlOf(picture)}
                          fallback={fallbackPictures.other}
                          alt=""
                          width={240}
                          height={180}
                          className="aspect-4/3 w-full rounded-sm"
                        />
                        <span className="mt-1 line-clamp-2 text-xs wrap-anywhere">
                          {picture.alt || shortName(picture.name)}
                        </span>
                        <span className="text-xs text-ink-muted">
                          {shortDate(toAgencyTime(picture.created_at).slice(0, 10), agencyToday())}
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
                {pageCount > 1 && (
                  <div className="flex flex-wrap items-center justify-center gap-3 text-sm">
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-disabled={shown === 1}
                      onClick={() => setPage(shown - 1)}
                    >
                      {m.newer}
                    </Button>
                    {m.pageOf({ page: shown, count: pageCount })}
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-disabled={shown === pageCount}
                      onClick={() => setPage(shown + 1)}
                    >
                      {m.older}
                    </Button>
                  </div>
                )}
              </>
            )
          }
        </Loaded>
      </div>
    </Dialog>
  );
}
