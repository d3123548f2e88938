import { expect, test } from "vitest";
import { whatsAppShareLink } from "./share-button";

test("a shared message contains the title and the link", () => {
  const title = "Madurai & Thanjavur — மதுரை";
  const url = "https://agency.example/tour/domestic/madurai";
  const shared = new URL(whatsAppShareLink(title, url));
  expect(shared.host).toBe("wa.me");
  expect(shared.searchParams.get("text")).toBe(`${title}: ${url}`);
});
