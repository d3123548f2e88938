import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { type PictureUse, PlaceList } from "./picture-uses";

const tours = (count: number): PictureUse[] =>
  Array.from({ length: count }, (_, at) => ({
    table_name: "tours",
    row_id: `tour-${at}`,
    name: `Tour ${at}`,
  }));

test.each([
  [100, 101, false],
  [101, 102, true],
])(
  "the places of a picture in %i tours and a page are %i lines; more are told: %s",
  (count, lines, isMore) => {
    const page: PictureUse = { table_name: "pages", row_id: "1", name: "Visa" };
    const html = renderToString(
      <MemoryRouter>
        <PlaceList uses={[page, ...tours(count)]} />
      </MemoryRouter>,
    );
    expect(html.match(/<li/g)).toHaveLength(lines);
    expect(html.includes("And more")).toBe(isMore);
  },
);
