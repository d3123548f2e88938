// A stranger's text must not stop the site. Quadratic time on these texts is minutes, so such a test would not end.
import { expect, test } from "vitest";
import { idsOf } from "../app/features/shortlist/site/shortlist.ts";
import { filtersOf } from "../app/features/tours/site/list/list-filters.ts";
import { readQuery } from "../app/features/tours/site/list/read-query.ts";
import { partyOf } from "../app/features/tours/site/party.ts";
import { pageOf } from "../app/ui/pagination.tsx";
import { withoutInvisible } from "../app/ui/typed-text.ts";
import { createPages } from "./pages/pages.ts";

const LONG = 500_000;
const endings = [")", ".", "_", " ", ",", "-", "%2C", "\u200D", "7", "a", "அ\u200D"];
const texts = endings.flatMap((ending) => [`${ending.repeat(LONG)}x`, `அ${ending.repeat(LONG)}அ`]);

const pages = createPages({
  renderer: { match: () => undefined },
  queue: undefined,
  backendUrl: null,
  maxBytes: 1,
  freshMs: 1,
} as unknown as Parameters<typeof createPages>[0]);

test.each([
  ["the path of a page", (text: string) => pages.routeOf(`/${encodeURI(text)}`)],
  [
    "the filters of a list",
    (text: string) => filtersOf(new URLSearchParams({ q: text, from: text })),
  ],
  ["a search", (text: string) => readQuery(filtersOf(new URLSearchParams({ q: text })).q)],
  [
    "people, date and city",
    (text: string) => partyOf(new URLSearchParams({ people: text, from: text })),
  ],
  ["a shortlist", idsOf],
  ["a page number", (text: string) => pageOf(new URLSearchParams({ page: text }))],
  ["a typed text", withoutInvisible],
])("%s is read in linear time", (_, read) => {
  for (const text of texts) expect(() => read(text)).not.toThrow();
});
