import { renderToString } from "react-dom/server";
import { MemoryRouter, Link as RouterLink } from "react-router";
import { describe, expect, test } from "vitest";
import { Link, useIsHere } from "./link";

describe("Link on the server", () => {
  test("is not the router's", () => {
    expect(Link).not.toBe(RouterLink);
  });
  test.each([
    "/",
    "/domestic-tours",
    "/domestic-tours?page=2&category=hill-stations",
    "/faq#visa",
    "tel:+919876543210",
    "mailto:hello@example.com",
    "https://wa.me/919876543210?text=Hi%2C%20வணக்கம்",
    "https://example.com/Ä b",
    "//example.com/elsewhere",
    "?page=3",
    "#visa",
    "visa",
    "../faq",
    { hash: "visa" },
    { pathname: "/contact-us", search: "?from=home" },
  ])("is what the router writes: %j", (to) => {
    const props = { to, prefetch: "intent", className: "a", "aria-label": "There" } as const;
    const write = (link: typeof Link) => {
      const Written = link;
      return renderToString(
        <MemoryRouter initialEntries={["/tour/domestic/kerala"]}>
          <Written {...props}>Away</Written>
        </MemoryRouter>,
      );
    };
    expect(write(Link)).toBe(write(RouterLink));
  });
});

describe("the page that is looked at", () => {
  function Here({ path }: { path: string }) {
    return String(useIsHere()(path));
  }
  test.each([
    { at: "/", path: "/", here: "true" },
    { at: "/faq", path: "/", here: "false" },
    { at: "/faq", path: "/faq", here: "true" },
    { at: "/FAQ/", path: "/faq", here: "true" },
    { at: "/admin/tours/new", path: "/admin/tours", here: "true" },
    { at: "/admin/site-settings", path: "/admin/settings", here: "false" },
    { at: "/admin/tours-2", path: "/admin/tours", here: "false" },
  ])("of $at, $path is here: $here", ({ at, path, here }) => {
    const html = renderToString(
      <MemoryRouter initialEntries={[at]}>
        <Here path={path} />
      </MemoryRouter>,
    );
    expect(html).toBe(here);
  });
});
