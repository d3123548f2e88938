/** The specified texts of the About page (spec §1, §2). Site Settings can replace each one. */
export const aboutTexts = {
  about_headline:
    "A travel agency in Paramakudi that has sent families out into the world, and brought them home, for {years} years.",
  mission_title: "Our mission",
  mission:
    "To make travel simple, safe and worth remembering for every family that travels with us, whether the journey is one night at Rameswaram or a week abroad.",
  value_1_title: "Customer First",
  value_1:
    "We listen before we suggest. Your budget, your food and your pace decide the plan, and we tell you plainly when something will not suit you.",
  value_2_title: "Quality & Excellence",
  value_2:
    "We choose every hotel, vehicle and guide with care, and review them after each tour. What falls short is changed.",
  value_3_title: "Responsible Tourism",
  value_3:
    "We hire local guides, eat where the town eats, and keep hills, shores and temples as clean as we found them.",
  reason_1_title: "{years} years of experience",
  reason_1: "We know which roads, seasons and hotels work, and which ones to avoid.",
  reason_2_title: "{travellers} happy travellers",
  reason_2:
    "A {satisfaction} satisfaction rate, and many families who come back to us year after year.",
  reason_3_title: "{support} support",
  reason_3: "While you are on tour, someone answers your call at any hour of the day or night.",
  reason_4_title: "Experienced guides",
  reason_4: "People who know the place and its stories, many of them Tamil-speaking.",
  reason_5_title: "Premium stays",
  reason_5: "Clean, comfortable and well-placed hotels, from 3 to 5 stars.",
  reason_6_title: "Customised itineraries",
  reason_6: "Change the dates, the hotels or the whole route; we plan it again with you.",
};

export type AboutTexts = typeof aboutTexts;
