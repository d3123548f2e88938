import * as m from "virtual:messages/about-texts";

/** The specified texts of the About page (spec §1, §2). Site Settings can replace each one. */
export const aboutTexts = {
  about_headline: m.about_headline,
  mission_title: m.mission_title,
  mission: m.mission,
  value_1_title: m.value_1_title,
  value_1: m.value_1,
  value_2_title: m.value_2_title,
  value_2: m.value_2,
  value_3_title: m.value_3_title,
  value_3: m.value_3,
  reason_1_title: m.reason_1_title,
  reason_1: m.reason_1,
  reason_2_title: m.reason_2_title,
  reason_2: m.reason_2,
  reason_3_title: m.reason_3_title,
  reason_3: m.reason_3,
  reason_4_title: m.reason_4_title,
  reason_4: m.reason_4,
  reason_5_title: m.reason_5_title,
  reason_5: m.reason_5,
  reason_6_title: m.reason_6_title,
  reason_6: m.reason_6,
};

export type AboutTexts = typeof aboutTexts;
