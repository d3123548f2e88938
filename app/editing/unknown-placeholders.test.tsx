import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UnknownPlaceholders } from "./unknown-placeholders.tsx";

test("names the placeholders that are mistyped", () => {
  const text = "{advance} {advanc} {Advance} {group_size} {முன்பணம்} {constructor} {} {\n}";
  const isKnown = (placeholder: string) => placeholder === "{advance}";
  expect(renderToStaticMarkup(<UnknownPlaceholders text={text} isKnown={isKnown} />)).toContain(
    "visitors read it as typed: {advanc}, {Advance}, {group_size}, {முன்பணம்}, {constructor}<",
  );
});
