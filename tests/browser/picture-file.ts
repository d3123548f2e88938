import sharp from "sharp";

/** A picture of one colour, to be chosen in a file field. */
export async function pictureFile(
  name: string,
  size: { width?: number; height?: number } = {},
  background = "#a33",
) {
  const { width = 300, height = 200 } = size;
  const picture = sharp({ create: { width, height, channels: 3, background } });
  const isPng = name.endsWith(".png");
  const buffer = await (isPng ? picture.png() : picture.jpeg()).toBuffer();
  return { name, mimeType: isPng ? "image/png" : "image/jpeg", buffer };
}
