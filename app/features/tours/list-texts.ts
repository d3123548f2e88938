/** The specified texts at the head of the tour lists. Site Settings can replace them. */
export const domesticTexts = {
  domestic_tours:
    "Temple towns, hill stations, backwaters and forts, by road, rail or air from southern Tamil Nadu.",
};

export const internationalTexts = {
  international_tours:
    "Island beaches, tea country and bright cities, with the visa papers, the flights and the food looked after.",
};

export const allToursTexts = {
  all_tours:
    "All our tours in India and abroad. Type a place, a length or a budget in your own words.",
};
