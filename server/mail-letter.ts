import { companyDetails } from "../app/features/company/company-details.ts";
import { readCompany } from "../app/features/company/data.ts";
import { iconPath } from "../app/features/company/look.ts";
import type { Client } from "../app/supabase/types.ts";
import { accentTokens, isHexColour, VERMILION } from "../app/ui/accent-colour.ts";
import type { Language } from "../app/ui/languages.ts";
import { translated } from "./translated.ts";

/** The agency's name, logo and accent colour at the head of its mails. */
export interface Letterhead {
  name: string;
  logo: string;
  colour: string;
}

export async function readLetterhead(
  service: Client,
  siteUrl: string,
  language: Language = "en",
): Promise<Letterhead> {
  const { data } = await readCompany(service).throwOnError();
  const company = companyDetails(
    data && (await translated(service, "company_info", data, language)),
  );
  const { company_name, accent_colour } = company;
  const isOwn = accent_colour !== null && isHexColour(accent_colour);
  return {
    name: company_name,
    logo: siteUrl + iconPath("icon-192.png", company),
    colour: isOwn ? accentTokens(accent_colour).light.accent : VERMILION,
  };
}

/** The text of a mail, signed with the agency's name, and the same as HTML under its letterhead. */
export function asLetter(
  text: string,
  { name, logo, colour }: Letterhead,
  language: Language = "en",
) {
  const paragraphs = text.trim().split(/\n{2,}/);
  return {
    text: `${text.trimEnd()}\n\n${name}\n`,
    html: [
      `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;background:#fff;color:#222;font:16px/1.5 sans-serif">`,
      `<div style="max-width:36em;border-top:4px solid ${colour}">`,
      `<p style="color:${colour};font-size:20px;font-weight:bold"><img src="${escaped(logo)}" alt="" width="48" height="48" style="margin-right:12px;vertical-align:middle">${escaped(name)}</p>`,
      ...paragraphs.map((paragraph) => `<p>${linked(paragraph, colour)}</p>`),
      "</div></body></html>",
    ].join("\n"),
  };
}

/** A paragraph that is only a URL becomes a link. */
function linked(paragraph: string, colour: string): string {
  const text = escaped(paragraph);
  if (!/^https?:\/\/\S+$/.test(paragraph)) return text;
  return `<a href="${text}" style="color:${colour}">${text}</a>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
