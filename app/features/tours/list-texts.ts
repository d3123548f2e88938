import * as m from "virtual:messages/list-texts";

/** The specified texts at the head of the tour lists. Site Settings can replace them. */
export const domesticTexts = { domestic_tours: m.domestic };

export const internationalTexts = { international_tours: m.international };

export const allToursTexts = { all_tours: m.all };
