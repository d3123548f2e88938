import type { Texts } from "../../translations/fields.ts";
import { hindiTours } from "./hindi-tours.ts";
import { tamilDomesticTours } from "./tamil-domestic-tours.ts";
import { tamilInternationalTours } from "./tamil-international-tours.ts";

/** The sample tours in other languages, by id. A price without words is not translated. */
export const sampleTourTexts: Record<"ta" | "hi", Record<string, Texts>> = {
  ta: { ...tamilDomesticTours, ...tamilInternationalTours },
  hi: hindiTours,
};

/** The names of the sample categories in other languages. */
export const sampleCategoryNames: Record<"ta" | "hi", Record<string, string>> = {
  ta: {
    "Hill Stations": "மலைவாசத் தலங்கள்",
    Kerala: "கேரளா",
    "North India": "வட இந்தியா",
    "South India": "தென்னிந்தியா",
    "Southeast Asia": "தென்கிழக்கு ஆசியா",
    "South Asia": "தெற்காசியா",
  },
  hi: {
    "Hill Stations": "पहाड़ी जगहें",
    Kerala: "केरल",
    "North India": "उत्तर भारत",
    "South India": "दक्षिण भारत",
    "Southeast Asia": "दक्षिण-पूर्व एशिया",
    "South Asia": "दक्षिण एशिया",
  },
};
