import { describe, expect, test } from "vitest";
import { defaultAboutSections } from "../../about/default-sections";
import { defaultCarouselImages } from "../../carousel/default-images";
import { defaultCompany } from "../../company/default-company";
import { defaultQuestions } from "../../faq/default-questions";
import { defaultHero } from "../../hero/default-hero";
import { defaultPages } from "../../pages/default-pages";
import { seedTestimonials } from "../../testimonials/sample-testimonials";
import { fieldsOf } from "../fields";
import { hindi } from "./hindi";
import { firstTextOf, type SeededTable } from "./sample-texts";
import { tamil } from "./tamil";

const seeded: Record<SeededTable, object[]> = {
  hero_sections: [defaultHero],
  carousel_images: defaultCarouselImages,
  about_sections: defaultAboutSections,
  company_info: [defaultCompany],
  faq_questions: defaultQuestions,
  testimonials: seedTestimonials,
  pages: defaultPages,
};
const rows = Object.entries(seeded).flatMap(([name, list]) => {
  const table = name as SeededTable;
  return list.map((row) => ({ table, row, first: firstTextOf(table, row) }));
});

describe.each([
  ["Tamil", tamil, rows],
  ["Hindi", hindi, rows.filter(({ table }) => table !== "pages")],
])("in %s", (_, samples, translated) => {
  test.each(translated)("$table: $first has every text, number, placeholder and link", (sample) => {
    const texts = samples[sample.table][sample.first] ?? {};
    const english = Object.entries(sample.row).filter(
      ([name, value]) =>
        name !== "company_name" &&
        fieldsOf(sample.table).some((field) => field.name === name) &&
        /\p{L}/u.test(String(value ?? "")),
    );
    expect(Object.keys(texts).toSorted()).toEqual(english.map(([name]) => name).toSorted());
    for (const [name, text] of english) expect(factsIn(texts[name])).toEqual(factsIn(text));
  });

  test("no row is unknown", () => {
    const known = Object.values(samples).flatMap(Object.keys);
    expect(known.toSorted()).toEqual(translated.map(({ first }) => first).toSorted());
  });
});

/** The numbers, placeholders such as {refunds}, links and headings of a text. */
function factsIn(text: unknown): string[] {
  return [...String(text).matchAll(/\{[a-z ]+\}|\]\([^)]*\)|^## |\d[\d.,:]*\d|\d/gm)]
    .map(([fact]) => fact)
    .toSorted();
}
