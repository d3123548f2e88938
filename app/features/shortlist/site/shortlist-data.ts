/** A fact of the compared tours, with one cell per tour. Each cell is a list of lines. */
export interface ComparedFact {
  name: string;
  cells: string[][];
  /** False if all tours have the same text. */
  differs: boolean;
  /** True if the lines that all tours share are another fact with the same name. */
  isRest?: boolean;
}

export interface ShownTour {
  id: string;
  /** The id in the URL of the shortlist, which can be an earlier one. */
  savedAs: string;
  path: string;
  title: string;
  /** For the agency, if `title` is in another language. */
  englishTitle?: string | undefined;
  is_english?: true;
  image_url: string;
}

export interface ShortlistData {
  tours: ShownTour[];
  facts: ComparedFact[];
  /** The ids in the shortlist for which no tour exists. */
  missing: string[];
  hasFailed: boolean;
}

export const noShortlist: ShortlistData = {
  tours: [],
  facts: [],
  missing: [],
  hasFailed: false,
};
