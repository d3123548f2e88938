import { domesticSamples } from "./sample-domestic-tours.ts";
import { internationalSamples } from "./sample-international-tours.ts";
import type { SampleTour } from "./sample-tour.ts";

/** The tours of a new site. Their category is derived by the import (spec §4). */
export const sampleTours: SampleTour[] = [...domesticSamples, ...internationalSamples];
