import { expect, test } from "vitest";
import { asLetter } from "./mail-letter.ts";

const head = { name: "Asha & Sons", logo: "https://a.example/icon.png", colour: "#0b6b3a" };

test("a mail has the agency's name, logo and accent colour, and its link works", () => {
  const { text, html } = asLetter("A <b>line</b>\n\nhttps://a.example/x?a=1&b=2\n", head);
  expect(text).toBe("A <b>line</b>\n\nhttps://a.example/x?a=1&b=2\n\nAsha & Sons\n");
  expect(html).toContain('<html lang="en">');
  expect(asLetter("வணக்கம்\n", head, "ta").html).toContain('<html lang="ta">');
  expect(html).toContain("Asha &amp; Sons");
  expect(html).toContain('src="https://a.example/icon.png"');
  expect(html).toContain("#0b6b3a");
  expect(html).toContain("<p>A &lt;b&gt;line&lt;/b&gt;</p>");
  expect(html).toContain('<a href="https://a.example/x?a=1&amp;b=2"');
});
