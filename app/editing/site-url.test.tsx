import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { useSiteUrl } from "./site-url";

function Link() {
  return <a href={`${useSiteUrl()}/review`}>Review</a>;
}

test("a link for others has the site's own URL, wherever the panel is open", () => {
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: Link }]);
  const root = { siteUrl: "https://agency.example" };
  const html = renderToString(<Stub hydrationData={{ loaderData: { root } }} />);
  expect(html).toContain('href="https://agency.example/review"');
});
