import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chatLink, isChatNumber } from "./contact-links";

describe("chatLink", () => {
  test("adds 91 to a number without it", () => {
    expect(chatLink("98765 43210", "Hi")).toBe("https://wa.me/919876543210?text=Hi");
  });

  test("keeps a number that begins with 91, in any format", () => {
    for (const number of ["919876543210", "+91 98765 43210", "(+91) 98765-43210"]) {
      expect(chatLink(number, "Hi")).toBe("https://wa.me/919876543210?text=Hi");
    }
  });

  test("encodes the text as UTF-8", () => {
    expect(chatLink("91", "a b&c\nமதுரை")).toBe(
      "https://wa.me/91?text=a%20b%26c%0A%E0%AE%AE%E0%AE%A4%E0%AF%81%E0%AE%B0%E0%AF%88",
    );
  });

  test("makes a wa.me link with the exact text, for any number and any text", () => {
    const anyText = fc.string({ unit: "grapheme" });
    const anyNumber = fc.oneof(anyText, fc.string({ unit: fc.constantFrom(..."0123456789 +()-") }));
    fc.assert(
      fc.property(anyNumber, anyText, (number, text) => {
        const url = new URL(chatLink(number, text));
        expect(url.origin).toBe("https://wa.me");
        expect(url.pathname).toMatch(/^\/(91[0-9]*)?$/);
        const entered = [...number].filter((digit) => digit >= "0" && digit <= "9").join("");
        expect([`/${entered}`, `/91${entered}`]).toContain(url.pathname);
        expect(url.searchParams.get("text")).toBe(text);
        expect([...url.searchParams.keys()]).toEqual(["text"]);
      }),
    );
  });
});

test("a WhatsApp number contains at least one digit", () => {
  expect(["98", "+91 9", " 1 "].every(isChatNumber)).toBe(true);
  expect([null, undefined, "", "  ", "none"].some(isChatNumber)).toBe(false);
});
