import * as m from "virtual:messages/defaults";

/** The specified text of the home page. Site Settings can replace it. */
export const homeTexts = {
  home_welcome: m.welcome,
};
