import { domesticSamples } from "./sample-domestic-tours.ts";
import { internationalSamples } from "./sample-international-tours.ts";
import type { SampleTour } from "./sample-tour.ts";

/** The tours of a new site (spec §4). */
export const sampleTours: SampleTour[] = [...domesticSamples, ...internationalSamples];
