import * as m from "virtual:messages/panel-pages";
import { z } from "zod";
import { optionalUrl, requiredText } from "../../../editing/rules.ts";

export const pageStatuses = ["draft", "published"] as const;

export const statusLabels = { draft: m.draft, published: m.published } satisfies Record<
  (typeof pageStatuses)[number],
  string
>;

/** Like the check constraint of `pages.address`, but "" is also allowed: the database makes one from the title. */
const ADDRESS = /^([a-z0-9][a-z0-9-]{0,99})?$/;

export const pageSchema = z.object({
  title: requiredText(m.titleIsRequired, 300),
  address: z.string().trim().toLowerCase().regex(ADDRESS, { error: m.slugLimits }),
  content: requiredText(m.textIsRequired, 20_000),
  // The column is not nullable, so a missing picture is stored as an empty string.
  image_url: optionalUrl(m.mustBeAValidUrl).transform((value) => value ?? ""),
  status: z.enum(pageStatuses),
  in_footer: z.boolean(),
});

export type PageInput = z.input<typeof pageSchema>;
export type PageValues = z.output<typeof pageSchema>;

export const newPage: PageInput = {
  title: "",
  address: "",
  content: "",
  image_url: "",
  status: "draft",
  in_footer: false,
};
