import type { Scene } from "../kit/sheet.ts";
import { abroadScenes } from "./abroad.ts";
import { friezes } from "./friezes.ts";
import { abroadGallery } from "./gallery-abroad.ts";
import { northGallery } from "./gallery-north.ts";
import { southGallery } from "./gallery-south.ts";
import { heritageScenes } from "./heritage.ts";
import { homeScenes } from "./home.ts";
import { northScenes } from "./north.ts";
import { peopleScenes } from "./people.ts";
import { tamilNaduScenes } from "./tamil-nadu.ts";

export const scenes: Scene[] = [
  ...homeScenes,
  ...heritageScenes,
  ...tamilNaduScenes,
  ...northScenes,
  ...abroadScenes,
  ...northGallery,
  ...southGallery,
  ...abroadGallery,
  ...peopleScenes,
  ...friezes,
];
