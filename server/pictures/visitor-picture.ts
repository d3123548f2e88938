import { type Bytes, encodeInTurn, openRaster, orUnreadable } from "./encode.ts";

const MAX_SIDE = 640;

export function encodeVisitorPicture(bytes: Uint8Array): Promise<Bytes> {
  return encodeInTurn(async () => {
    const { picture } = await openRaster(bytes);
    const webp = picture
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 76, effort: 4 });
    return new Uint8Array(await orUnreadable(webp.toBuffer()));
  });
}
