import { createContext, type ReactNode, useContext } from "react";

/** What the operator says of a picture. */
interface PictureNote {
  alt: string | null;
  /** The CSS `object-position` that keeps the focal point visible. */
  position: string | undefined;
}

/** By the URLs of the pictures. */
export type PictureNotes = Record<string, PictureNote>;

export const PictureNotesContext = createContext<PictureNotes>({});

/** Provides notes to the pictures in `children`, together with the notes from above. */
export function WithPictureNotes({
  notes,
  children,
}: {
  notes: PictureNotes | undefined;
  children: ReactNode;
}) {
  const outer = useContext(PictureNotesContext);
  return <PictureNotesContext value={{ ...outer, ...notes }}>{children}</PictureNotesContext>;
}
