import { createContext, type ReactNode, useContext } from "react";

/** The operator's notes about a picture. */
interface Metadata {
  alt: string | null;
  /** The CSS `object-position` that keeps the focal point visible. */
  position: string | undefined;
}

/** By the URLs of the pictures. */
export type PictureMetadata = Record<string, Metadata>;

export const PictureMetadataContext = createContext<PictureMetadata>({});

/** Provides metadata to the pictures in `children`, together with the metadata from above. */
export function WithPictureMetadata({
  metadata,
  children,
}: {
  metadata: PictureMetadata | undefined;
  children: ReactNode;
}) {
  const outer = useContext(PictureMetadataContext);
  return (
    <PictureMetadataContext value={{ ...outer, ...metadata }}>{children}</PictureMetadataContext>
  );
}
