import fc from "fast-check";
import { expect, test } from "vitest";
import { mapEmbed, mapPage } from "./office-map";

test("the map URL contains any address unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (address) => {
      const embed = new URL(mapEmbed(address));
      expect(embed.origin + embed.pathname).toBe("https://www.google.com/maps");
      expect(embed.searchParams.get("q")).toBe(address);
      expect(embed.searchParams.get("output")).toBe("embed");
      expect(new URL(mapPage(address)).searchParams.get("query")).toBe(address);
    }),
  );
});
