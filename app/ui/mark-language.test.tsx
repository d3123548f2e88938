import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { markLanguage } from "./mark-language";

test.each([
  ["Two days at Ooty", "Two days at Ooty"],
  ["ஊட்டி – 3 நாட்கள்", '<span lang="ta">ஊட்டி – 3 நாட்கள்</span>'],
  ["5 days at மதுரை கோவில், by bus", '5 days at <span lang="ta">மதுரை கோவில்,</span> by bus'],
  ["आगरा and மதுரை", '<span lang="hi">आगरा</span> and <span lang="ta">மதுரை</span>'],
])("the Tamil and Hindi words of %j have their language", (text, html) => {
  expect(renderToStaticMarkup(markLanguage(text))).toBe(html);
});
