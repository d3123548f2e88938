import * as m from "virtual:messages/panel-pictures";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { focusAfter, useConfirmDelete } from "~/editing/deletion";
import { Moment } from "~/editing/moment";
import { PictureUpload } from "~/editing/picture-upload";
import type { StoredPicture } from "~/editing/pictures/data";
import {
  pictureQuery,
  picturesQuery,
  pictureUsesQuery,
  shortName,
  useUrlOf,
} from "~/editing/pictures/queries";
import { queryKeys } from "~/editing/query-keys";
import { SearchedList } from "~/editing/searched-list";
import { toast } from "~/editing/toaster";
import { UnsavedHint } from "~/editing/unsaved-hint";
import { PictureFormDialog } from "~/features/pictures/panel/picture-form";
import { type PictureUse, PlaceList } from "~/features/pictures/panel/picture-uses";
import { useDeletePicture } from "~/features/pictures/panel/queries";
import { WithLanguages } from "~/features/translations/panel/with-languages";
import { AdminHeader } from "~/panel/admin-header";
import { IconButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { pageOf } from "~/ui/pagination";
import { Picture } from "~/ui/picture";
import { languageOf } from "~/ui/text";

/** Search and page are in the URL, so that Back returns to the same list. */
export default function Pictures() {
  const [params] = useSearchParams();
  const queryClient = useQueryClient();
  const search = params.get("q") ?? "";
  const query = useQuery(picturesQuery(search, pageOf(params)));
  const [edited, setEdited] = useState<StoredPicture>();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: queryKeys.pictures });
  return (
    <>
      <PictureUpload
        what={m.picturesNoun}
        isMultiple
        hasChoice={false}
        className="gap-0"
        onUploaded={refresh}
      >
        {(button) => (
          <>
            <AdminHeader title={m.pictures} text={m.everythingUploaded} action={button} />
            {!edited && (
              <UnsavedHint
                table="pictures"
                query={pictureQuery}
                onOpen={(picture) => picture !== "new" && setEdited(picture)}
              />
            )}
            <SearchedList
              query={query}
              noun="picture"
              placeholder={m.nameOrAltText}
              failure={m.notLoaded}
              empty={<EmptyState title={m.noPictures} text={m.uploadSomeHere} />}
            >
              {(pictures) => <PictureList pictures={pictures} onEdit={setEdited} />}
            </SearchedList>
          </>
        )}
      </PictureUpload>
      {edited && (
        <WithLanguages
          table="pictures"
          title={m.picture}
          rowId={edited.id}
          onClose={() => setEdited(undefined)}
        >
          <PictureFormDialog picture={edited} onClose={() => setEdited(undefined)} />
        </WithLanguages>
      )}
    </>
  );
}

interface UsedPicture {
  picture: StoredPicture;
  uses: PictureUse[];
}

function PictureList({
  pictures,
  onEdit,
}: {
  pictures: StoredPicture[];
  onEdit: (picture: StoredPicture) => void;
}) {
  const queryClient = useQueryClient();
  const urlOf = useUrlOf();
  const deletion = useDeletePicture();
  const [lookedUp, setLookedUp] = useState<string>();
  const { ask, dialog } = useConfirmDelete<UsedPicture>({
    text: () => m.deleteUsedPicture,
    choice: ({ uses }) => (
      <div className="mt-4">
        <PlaceList uses={uses} />
      </div>
    ),
    isBusy: deletion.isSaving,
    onConfirm: ({ picture }) => deletion.save(picture.id),
  });

  /** Asks only about a picture that is used. */
  async function remove(picture: StoredPicture, button: HTMLElement) {
    setLookedUp(picture.id);
    try {
      const uses = await queryClient.fetchQuery(pictureUsesQuery(picture.name));
      if (uses.length > 0) return ask({ picture, uses }, button);
      const moveFocus = focusAfter(button);
      if (await deletion.save(picture.id)) moveFocus();
    } catch {
      toast.error(m.usesNotLoaded);
    } finally {
      setLookedUp(undefined);
    }
  }

  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-4">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Card className="flex h-full flex-col overflow-hidden">
              <Picture
                src={urlOf(picture)}
                fallback={fallbackPictures.other}
                alt=""
                width={320}
                height={240}
                className="aspect-4/3 w-full"
              />
              <div className="flex grow flex-col gap-1 px-3 pt-2">
                <h2 className="line-clamp-2 font-sans text-sm font-semibold wrap-anywhere">
                  {shortName(picture.name)}
                </h2>
                <p
                  lang={languageOf(picture.alt ?? "")}
                  className="line-clamp-2 text-sm wrap-anywhere"
                >
                  {picture.alt}
                </p>
                <p className="mt-auto text-sm text-ink-muted">
                  <Moment at={picture.created_at} />
                </p>
              </div>
              <div className="flex justify-end px-1 pb-1">
                <IconButton
                  label={m.editNamed({ shortName: shortName(picture.name) })}
                  onClick={() => onEdit(picture)}
                >
                  <Pencil aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={m.deletePicture({ shortName: shortName(picture.name) })}
                  variant="danger-quiet"
                  isBusy={lookedUp === picture.id}
                  aria-disabled={lookedUp !== undefined || deletion.isSaving}
                  onClick={({ currentTarget }) => remove(picture, currentTarget)}
                >
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {dialog}
    </>
  );
}
