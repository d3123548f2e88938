import { expect, test } from "vitest";
import { askText } from "~/features/tours/ask-text";
import { whatsAppShareLink } from "./share-button";

test("both texts carry the title and the link", () => {
  const title = "Madurai & Thanjavur — மதுரை";
  const url = "https://agency.example/tour/domestic/madurai";
  expect(askText(title, url)).toContain(title);
  expect(askText(title, url)).toContain(url);
  const shared = new URL(whatsAppShareLink(title, url));
  expect(shared.host).toBe("wa.me");
  expect(shared.searchParams.get("text")).toBe(`${title}: ${url}`);
});
