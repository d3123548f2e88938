import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { codesQuery } from "~/features/access/panel/queries";
import type { BackupState } from "~/features/backup/backup-state";
import { backupsQuery } from "~/features/backup/panel/queries";
import { defaultCompany } from "~/features/company/default-company";
import { companyQuery } from "~/features/company/panel/queries";
import type { OfficeSettings } from "~/features/inbox/panel/data";
import { officeSettingsQuery } from "~/features/inbox/panel/queries";
import { sampleTestimonialsQuery } from "~/features/testimonials/panel/queries";
import { unchangedSamplesQuery } from "~/features/tours/panel/queries";
import { BeforeOpen } from "./before-open";
import { hasSampleSectionsQuery, hasSampleTitleQuery } from "./sample-words";

const noBackup = { isOwnFolder: false, nightly: null, download: null } as BackupState;
const backup = { at: "2026-11-30T00:00:00Z", rows: 1, kilobytes: 1 };

const company = { ...defaultCompany, receive_forms: true };
const undone = { company, left: 1, backups: noBackup };

const done = {
  company: {
    ...undone.company,
    company_name: "Pamban Travels",
    phone: "+91 4567 221133",
    email: "office@pamban.example",
    address: "1 Beach Road",
    whatsapp_number: "919443012345",
    logo_url: "/media/logo.png",
  },
  left: 8,
  backups: { ...noBackup, download: backup } as BackupState,
};

/** The steps that are not done, or null without the list. What the office keeps is kept. */
function stepsLeft({ company, left, backups }: typeof done): string[] | null {
  const client = new QueryClient();
  const kept = {
    keeps_sample_tours: true,
    keeps_sample_reviews: true,
    keeps_figures: true,
    keeps_policies: true,
    keeps_words: true,
  };
  client.setQueryData(officeSettingsQuery.queryKey, kept as OfficeSettings);
  client.setQueryData(companyQuery.queryKey, company as never);
  client.setQueryData(codesQuery.queryKey, { left } as never);
  client.setQueryData(backupsQuery.queryKey, { backups });
  client.setQueryData(unchangedSamplesQuery.queryKey, 12);
  client.setQueryData(sampleTestimonialsQuery.queryKey, 6 as never);
  client.setQueryData(hasSampleTitleQuery.queryKey, true);
  client.setQueryData(hasSampleSectionsQuery.queryKey, true);
  const Stub = createRoutesStub([{ path: "/", Component: BeforeOpen }]);
  const html = renderToString(
    <QueryClientProvider client={client}>
      <Stub />
    </QueryClientProvider>,
  );
  const steps = [...html.matchAll(/<span>(<span class="sr-only">Done: <\/span>)?([^<]+)<\/span>/g)];
  return html ? steps.flatMap(([, isDone, text = ""]) => (isDone ? [] : [text])) : null;
}

test("a new site has these steps left", () => {
  expect(stepsLeft(undone as typeof done)).toEqual([
    "Your own name and telephone",
    "Your own e-mail and address",
    "Your WhatsApp number",
    "Your logo",
    "Recovery codes saved",
    "First backup",
  ]);
});

test("when the last step is done, the list is gone", () => {
  expect(stepsLeft(done)).toBeNull();
  expect(stepsLeft({ ...done, backups: { ...noBackup, isOwnFolder: true, nightly: backup } })).toBe(
    null,
  );
});

test.each<[string, Partial<typeof done>, Partial<typeof done.company>]>([
  ["Your own name", {}, { company_name: defaultCompany.company_name }],
  ["Your own telephone", {}, { phone: defaultCompany.phone }],
  ["Your own telephone", {}, { phone: "" }],
  ["Your own e-mail", {}, { email: defaultCompany.email }],
  ["Your own address", {}, { address: defaultCompany.address }],
  ["Your WhatsApp number", {}, { whatsapp_number: "" }],
  ["Your logo", {}, { logo_url: defaultCompany.logo_url }],
  ["Recovery codes saved", { left: 1 }, {}],
  ["First backup", { backups: noBackup }, {}],
  // Only in the data folder.
  ["First backup", { backups: { ...noBackup, nightly: backup } }, {}],
])("without its own value, only “%s” is left", (step, others, company) => {
  expect(stepsLeft({ ...done, ...others, company: { ...done.company, ...company } })).toEqual([
    step,
  ]);
});
