import headingFace from "./typefaces/heading.woff2?url";
import textFace from "./typefaces/text.woff2?url";

/** The two files nearly every page needs, for `<link rel="preload" as="font" crossorigin>`. */
export const fontFiles = { heading: headingFace, text: textFace };
