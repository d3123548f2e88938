import textFace from "@fontsource-variable/anek-tamil/files/anek-tamil-latin-wght-normal.woff2?url";
import headingFace from "@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2?url";

/** The two files nearly every page needs, for `<link rel="preload" as="font" crossorigin>`. */
export const fontFiles = { heading: headingFace, text: textFace };
