import { queryOptions, useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import { browserClient } from "~/supabase/browser-client";
import { PictureOrigins } from "~/ui/sized-picture";
import { queryKeys } from "../query-keys";
import { pageQuery, read, readList, rowQuery, searchWords } from "../read";
import { findPictures, listPictureMetadata, listPictureUses, type StoredPicture } from "./data";
import { nameInUrl, positionOf } from "./metadata";

/** A page of the uploaded pictures that have these words, newest first. */
export function picturesQuery(search: string, requested: number, waitMs = 0) {
  const words = searchWords(search);
  return pageQuery(
    [...queryKeys.pictures, words],
    (range) => findPictures(browserClient(), words, range),
    requested,
    waitMs,
  );
}

export function pictureQuery(id: string) {
  return rowQuery<StoredPicture>("pictures", queryKeys.pictures, id);
}

/** The rows that show a picture, looked up anew each time. */
export function pictureUsesQuery(name: string) {
  return queryOptions({
    queryKey: [...queryKeys.pictureUses, name],
    queryFn: () => read(() => listPictureUses(browserClient(), name)),
    gcTime: 0,
  });
}

/** Returns the URL of an uploaded picture, as upload fields store it: a path if the files are on this site. */
export function useUrlOf() {
  const [, storage = ""] = useContext(PictureOrigins);
  return ({ url }: Pick<StoredPicture, "url">) => storage + url;
}

/** The name of an uploaded picture without what makes it unique. */
export function shortName(name: string): string {
  return name.replace(/-[0-9a-f]{16}(?=\.\w+$)/, "");
}

/** The alternative texts and focal points of the uploaded pictures with these names. */
export function pictureMetadataQuery(names: string[]) {
  return queryOptions({
    queryKey: [...queryKeys.pictures, "metadata", names],
    queryFn: () => readList(listPictureMetadata(browserClient(), names)),
    enabled: names.length > 0,
  });
}

/** The CSS `object-position` of the picture with this URL, if it has a focal point. */
export function useFocalPoint(url: string | undefined): string | undefined {
  const name = nameInUrl(url);
  const [metadata] = useQuery(pictureMetadataQuery(name ? [name] : [])).data ?? [];
  return metadata && positionOf(metadata);
}
