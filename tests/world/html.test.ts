// @module-tag long
// The HTML of every public page, in the checker of the HTML standard (the Nu Html Checker).
import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicPages } from "../browser/site-pages.ts";
import { goodRows } from "../rls/rows.ts";
import {
  removeData,
  type SiteProcess,
  startSiteProcess,
  temporaryFolder,
} from "../server/process.ts";

const CHECKER = "vnu-jar@26.9.27";
const TAMIL = "நீலகிரி & <b>“மலை”</b> 🌴";

/** The only messages that are accepted, by how they begin, and the reason. */
const accepted: Record<string, string> = {
  "Trailing slash on void elements": "React writes it, and quotes every attribute",
  "CSS: ": "the checker knows no newer CSS; Lightning CSS and the browser tests read ours",
};

interface Message {
  url: string;
  message: string;
  extract?: string;
}

const dataDir = temporaryFolder();
const folder = temporaryFolder("html-");
const tools = temporaryFolder("html-tools-");
let site: SiteProcess;
const pages: Record<string, string> = { ...publicPages };

beforeAll(async () => {
  if (spawnSync("java", ["-version"]).status !== 0) {
    throw new Error(
      "Java is missing; on Debian, run: apt-get install -y --no-install-recommends default-jre-headless",
    );
  }
  // Not one of the site's packages, because its installation downloads Java.
  const install = ["install", "--prefix", tools, "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", [...install, CHECKER], { stdio: "inherit" });
  expect(status).toBe(0);
  site = await startSiteProcess(dataDir, {
    script: join(import.meta.dirname, "../../server/index.ts"),
    env: { LOG_LEVEL: "error" },
  });
  const admin = await site.signedIn();
  const stored = await Promise.all([
    admin.from("tours").insert({ ...goodRows.tours, id: "hills", category: TAMIL, title: TAMIL }),
    admin.from("categories").insert({ name: TAMIL, type: "domestic" }),
    admin.from("testimonials").insert({ ...goodRows.testimonials, comment: TAMIL }),
    admin.from("carousel_images").insert({ ...goodRows.carousel_images, caption: TAMIL }),
    admin.from("about_sections").insert([
      { ...goodRows.about_sections, title: TAMIL },
      { ...goodRows.about_sections, layout: null, people: [], content: `${TAMIL}\n\n- ${TAMIL}` },
    ]),
    admin.from("faq_questions").insert({
      ...goodRows.faq_questions,
      question: TAMIL,
      answer: `${TAMIL} [${TAMIL}](/tours) {hours}`,
    }),
    admin.from("pages").insert({
      ...goodRows.pages,
      title: TAMIL,
      address: "tamil",
      content: `## ${TAMIL}\n${TAMIL} [${TAMIL}](/tours) {hours}`,
    }),
    admin.from("hero_sections").update(goodRows.hero_sections).not("id", "is", null),
    admin.from("company_info").update(goodRows.company_info).not("id", "is", null),
  ]);
  const quote = await admin
    .from("quotes")
    .insert({
      customer_name: TAMIL,
      expires_on: "2099-12-31",
      sheet: {
        title: TAMIL,
        from_day: "2030-12-14",
        to_day: "2030-12-16",
        people: "2 adults",
        days: [{ day: "Day 1", title: TAMIL, description: TAMIL, stay: "Ooty", meals: "Dinner" }],
        inclusions: [TAMIL],
        exclusions: [TAMIL],
        lines: [{ label: TAMIL, count: 2, rupees: 62_500 }],
        tax_note: TAMIL,
        terms: TAMIL,
        upi_id: "vaigai@okbank",
        pay_now: null,
      },
    })
    .select("token")
    .single()
    .throwOnError();
  stored.push(
    await admin
      .from("departures")
      .insert([
        goodRows.departures,
        { ...goodRows.departures, starts_on: "2030-12-21", status: "Sold out", seats_left: null },
      ]),
  );
  const { token } = goodRows.review_invitations;
  stored.push(
    await admin
      .from("review_invitations")
      .insert({ ...goodRows.review_invitations, expires_at: "2099-01-01" }),
  );
  for (const { error } of stored) expect(error).toBeNull();
  Object.assign(pages, {
    "a tour with everything": "/tour/domestic/hills",
    "tours of a category": `/domestic-tours?category=${encodeURIComponent(TAMIL)}`,
    "no tours of a category": "/domestic-tours?category=Nowhere",
    "found tours": "/tours?q=tea+gardens",
    "a page of the agency": "/pages/tamil",
    "a quote": `/quote/${quote.data.token}`,
    "an invited review": `/review?invite=${token}`,
  });
});
afterAll(async () => {
  await site?.kill("SIGTERM");
  await removeData(dataDir);
  for (const made of [folder, tools]) rmSync(made, { recursive: true });
});

test("the HTML of every public page is valid", { timeout: 300_000 }, async () => {
  for (const [name, path] of Object.entries(pages)) {
    const response = await fetch(site.url + path, { headers: { accept: "text/html" } });
    expect(response.status, path).toBeOneOf(name in publicPages ? [200, 404] : [200]);
    writeFileSync(join(folder, `${name}.html`), await response.text());
  }
  const options = ["--format", "json", "--stdout", "--skip-non-html"];
  const checker = join(tools, "node_modules/vnu-jar/vnu-jar.js");
  const { stdout } = spawnSync(process.execPath, [checker, ...options, folder], {
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  const isFor = (start: string) => (found: Message) => found.message.startsWith(start);
  const others = messages.filter(
    (found) => !Object.keys(accepted).some((start) => isFor(start)(found)),
  );
  expect(
    others.map(({ url, message, extract }) => `${basename(url)}: ${message} ${extract ?? ""}`),
  ).toEqual([]);
  for (const start of Object.keys(accepted)) {
    expect(messages.some(isFor(start)), `"${start}" is still needed`).toBe(true);
  }
});
