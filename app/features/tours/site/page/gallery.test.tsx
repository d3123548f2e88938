import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { PictureMetadataContext } from "~/ui/picture-metadata";
import { TourGallery, TourMosaic } from "./gallery";

const pictures = ["/a.jpg", "/b.jpg", "/c.jpg"];

test.each([TourGallery, TourMosaic])(
  "the links of %o have the operator's alternative text in their name",
  (List) => {
    const html = renderToString(
      <PictureMetadataContext
        value={{ "/b.jpg": { alt: "Boats in the fog", position: "50% 50%" } }}
      >
        <List title="Kerala" pictures={pictures} />
      </PictureMetadataContext>,
    );
    const [, link = ""] = /<a href="\/b.jpg"(.*?)<\/a>/s.exec(html) ?? [];
    expect(link).toContain("picture 2 of 3");
    expect(link).toContain('alt="Boats in the fog"');
    expect(link).not.toContain("aria-label");
  },
);
