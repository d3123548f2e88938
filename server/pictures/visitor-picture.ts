import { pictureFormat } from "../../app/editing/picture-format.ts";
import { fairQueue } from "../fair-queue.ts";
import {
  type Bytes,
  encodeInTurn,
  openRaster,
  orUnreadable,
  refuseDamage,
  Unreadable,
} from "./encode.ts";

const MAX_SIDE = 640;
/** The review form sends at most 2560 × 2560. */
const MAX_PIXELS = 8_000_000;
const MAX_SECONDS = 5;
/** The formats that the review form sends. Decoding AVIF needs far more memory. */
const FORMATS = new Set<string | undefined>(["jpeg", "png", "webp"]);

/** Few pictures wait, because each is in memory. They share one key of `encodeInTurn`. */
const visitorQueue = fairQueue({ atOnce: 1, maxWaiting: 8, maxWaitingPerKey: 2 });

/** Makes a small WebP without metadata. Throws Unreadable, QueueFull. */
export async function encodeVisitorPicture(bytes: Uint8Array, clientIp: string): Promise<Bytes> {
  if (!FORMATS.has(pictureFormat(bytes))) throw new Unreadable("not a JPEG, PNG or WebP");
  return visitorQueue(clientIp, () => encodeInTurn("visitors", () => encode(bytes)));
}

function encode(bytes: Uint8Array): Promise<Bytes> {
  return refuseDamage(async (failOn) => {
    const { picture } = await openRaster(bytes, { maxPixels: MAX_PIXELS, failOn });
    const webp = picture
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 76, effort: 4 })
      .timeout({ seconds: MAX_SECONDS });
    return new Uint8Array(await orUnreadable(webp.toBuffer()));
  });
}
