import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { nextTab, Tabs } from "./tabs";

describe("Tabs", () => {
  const tabs = ["overview", "itinerary"].map((id) => ({ id, label: id, content: `about ${id}` }));

  test("put every panel in the HTML and mark one as active", () => {
    const html = renderToString(<Tabs label="Tour" tabs={tabs} />);
    expect(html).toContain("about overview");
    expect(html).toContain("about itinerary");
    expect(html.match(/data-active="true"/g)).toHaveLength(1);
    expect(html.match(/tabindex="-1"/gi)).toHaveLength(1);
  });
  test.each([
    ["ArrowRight", 2, 0],
    ["ArrowLeft", 0, 2],
    ["Home", 2, 0],
    ["End", 0, 2],
    ["Enter", 0, undefined],
  ])("%s from tab %i leads to %s", (key, from, to) => {
    expect(nextTab(key, from, 3)).toBe(to);
  });
});
