/** The specified text of the home page. Site Settings can replace it. */
export const homeTexts = {
  home_welcome:
    "From a weekend at Rameswaram to a week in Singapore, we plan tours for families, friends and groups from southern Tamil Nadu. Tell us where you would like to go, and we will take care of the tickets, the stays, the food and the road.",
};
