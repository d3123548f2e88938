import { fieldsOf } from "~/features/translations/fields";
import { type Translated, translated } from "~/features/translations/site/translated";
import { loadOr, type PublicLoad } from "~/supabase/public-load";
import { type Language, language, languages } from "~/ui/languages";
import { siteLink } from "~/ui/site-link";
import { type Answering, type CompanyDetails, companyDetails } from "../company-details";
import { type Company, readCompany } from "../data";
import { FIGURE_COLUMNS, type Figures, figuresOf } from "../figures";
import { NOTICE_COLUMNS, noticeAt, type SiteNotice } from "../notice";
import { LANGUAGE_COLUMNS, openLanguages } from "../open-languages";
import { POLICY_COLUMNS, type Policies, policiesOf } from "../policies";

const loaded = new WeakMap<PublicLoad, Promise<Translated<Company> | null>>();

/** Reads the company once per page load, although several loaders need it. */
function loadRow(load: PublicLoad): Promise<Translated<Company> | null> {
  const known = loaded.get(load);
  if (known) return known;
  const row = readRow(load);
  loaded.set(load, row);
  return row;
}

async function readRow(load: PublicLoad) {
  const read = readCompany(load.client);
  const stored = await loadOr(load, "Failed to load company info", read, null);
  const [row = null] = await translated(load, "company_info", stored ? [stored] : []);
  return row;
}

/** The row in English, whose name and numbers tell the demo agency from others. */
export async function loadEnglish(load: PublicLoad): Promise<Company | null> {
  const row = await loadRow(load);
  return row?.english ?? row;
}

const OF_SOME_PAGES: readonly string[] = [
  ...POLICY_COLUMNS,
  ...FIGURE_COLUMNS,
  ...NOTICE_COLUMNS,
  ...LANGUAGE_COLUMNS,
  "page_texts",
];

/** The company without what only some pages show, because every page contains it. */
export async function loadCompany(load: PublicLoad): Promise<CompanyDetails> {
  const [row, english] = await Promise.all([loadRow(load), loadEnglish(load)]);
  const details = companyDetails(ofEveryPage(english));
  return row?.english ? { ...details, ...textsOf(row, details) } : details;
}

/** The company's English name. */
export async function loadOwnName(load: PublicLoad): Promise<string> {
  return companyDetails(ofEveryPage(await loadEnglish(load))).company_name;
}

/** The English opening hours, from which structured data reads the times. */
export async function loadEnglishHours(load: PublicLoad): Promise<string | null> {
  return (await loadEnglish(load))?.working_hours ?? null;
}

/** The people who answer enquiries, with their names in English. */
export async function loadEnglishAnswering(load: PublicLoad): Promise<Answering[]> {
  return (await loadEnglish(load))?.answering ?? [];
}

export async function loadPolicies(load: PublicLoad): Promise<Policies> {
  return policiesOf(await loadRow(load));
}

export async function loadFigures(load: PublicLoad): Promise<Figures> {
  return figuresOf(await loadRow(load));
}

/** The languages that visitors see, with English, and the page's own, which only operators might see. */
export async function loadOpenLanguages(load: PublicLoad): Promise<Language[]> {
  return [...new Set([...openLanguages(await loadRow(load)), language])];
}

/** The public languages in which a tour or page is published. */
export async function loadLanguagesOf(
  load: PublicLoad,
  table: "tours" | "pages",
  id: string,
): Promise<Language[]> {
  const open = openLanguages(await loadRow(load));
  if (open.length === 1) return open;
  const read = load.client
    .from("translations")
    .select("language")
    .match({ table_name: table, row_id: id, is_published: true })
    .limit(languages.length);
  const found = await loadOr(load, "Failed to load data", read, []);
  return open.filter((each) => each === "en" || found.some(({ language }) => language === each));
}

/** The notice that visitors see now. */
export async function loadNotice(load: PublicLoad): Promise<SiteNotice | null> {
  const notice = noticeAt(await loadRow(load), Date.now());
  return notice && { ...notice, link: notice.link && siteLink(notice.link, load.siteUrl) };
}

/** The operator's words in place of these texts of a page. What he has not translated is English. */
export async function loadTexts<Name extends string>(
  load: PublicLoad,
  texts: Record<Name, string>,
): Promise<Partial<Record<Name, string>>> {
  const row = await loadRow(load);
  const shown = Object.entries(row?.page_texts ?? {}).filter(([name]) => name in texts);
  return Object.fromEntries(shown) as Partial<Record<Name, string>>;
}

/** The operator's words in place of the text of a page. */
export async function loadText(load: PublicLoad, name: string, text: string): Promise<string> {
  return (await loadRow(load))?.page_texts[name] ?? text;
}

function ofEveryPage(row: Company | null) {
  const isShown = ([name]: [string, unknown]) => !OF_SOME_PAGES.includes(name);
  return row && (Object.fromEntries(Object.entries(row).filter(isShown)) as typeof row);
}

/** The translated texts of the fields that `details` has. */
function textsOf(row: Company, details: CompanyDetails): Partial<CompanyDetails> {
  const names = fieldsOf("company_info").map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => name in details && names.includes(name)),
  );
}
