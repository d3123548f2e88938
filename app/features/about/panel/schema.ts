import * as m from "virtual:messages/panel-about";
import { z } from "zod";
import { anyText, filledEntries, optionalUrl, requiredText } from "../../../editing/rules.ts";

// These columns are not nullable, so a missing picture is stored as an empty string.
const optionalPicture = optionalUrl(m.mustBeAValidUrl).transform((value) => value ?? "");

export const aboutLayouts = ["picture left", "picture right", "wide picture", "people"] as const;

const person = z.object({
  name: anyText(200),
  role: anyText(200),
  picture: optionalPicture,
  words: anyText(1000).default(""),
});

export const aboutSectionSchema = z.object({
  title: requiredText(m.titleIsRequired, 300),
  content: requiredText(m.contentIsRequired, 20_000),
  image_url: optionalPicture,
  /** With null, pictures alternate between left and right. */
  layout: z
    .enum(["", ...aboutLayouts])
    .nullable()
    .transform((layout) => layout || null),
  people: filledEntries(person, { name: m.giveTheName }).refine((people) => people.length <= 24, {
    error: m.atMost24People,
  }),
});

export type AboutSectionInput = z.input<typeof aboutSectionSchema>;
export type AboutSectionValues = z.output<typeof aboutSectionSchema>;

export const layoutLabels: Record<(typeof aboutLayouts)[number], string> = {
  "picture left": m.pictureLeft,
  "picture right": m.pictureRight,
  "wide picture": m.widePicture,
  people: m.people,
};

export const newAboutSection: AboutSectionInput = {
  title: "",
  content: "",
  image_url: "",
  layout: null,
  people: [],
};

/** Turns unvalidated form values into a section for the preview. */
export function toPreviewedSection({
  title,
  content,
  image_url,
  layout,
  people,
}: AboutSectionInput) {
  return {
    title,
    content,
    image_url: image_url ?? "",
    layout: layout || null,
    people: people
      .filter(({ name }) => name.trim())
      .map((person) => ({ ...person, picture: person.picture ?? "" })),
  };
}
