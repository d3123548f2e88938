import * as m from "virtual:messages/panel-frame";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { agencyToday } from "~/editing/agency-time";
import { Moment } from "~/editing/moment";
import { codesQuery } from "~/features/access/panel/queries";
import { backupsQuery } from "~/features/backup/panel/queries";
import { personName } from "~/features/inbox/panel/person";
import { dueCallsQuery, newEnquiriesQuery } from "~/features/inbox/panel/queries";
import { MailFailure } from "~/features/mail/panel/mail-section";
import { mailQuery } from "~/features/mail/panel/queries";
import { waitingReviewsQuery } from "~/features/reviews/panel/queries";
import type { DashboardTours } from "~/features/tours/panel/queries";
import type { TranslatedTable } from "~/features/translations/fields";
import {
  groupStatesQuery,
  languageColumns,
  type OtherLanguage,
  translationCountsQuery,
  useOtherLanguages,
} from "~/features/translations/panel/queries";
import { Card } from "~/ui/card";
import { shortDate } from "~/ui/dates";
import { markLanguage } from "~/ui/mark-language";
import { useSettingsPath } from "./settings-screen";

/** Links to the operator's open tasks. Renders nothing if there are no tasks. */
export function Attention({ tours }: { tours: DashboardTours | undefined }) {
  const { data: enquiries = 0 } = useQuery(newEnquiriesQuery);
  const { data: reviews } = useQuery(waitingReviewsQuery);
  const { data: due } = useQuery(dueCallsQuery);
  const { data: codes } = useQuery(codesQuery);
  const { data: mail } = useQuery(mailQuery);
  const { data: { backups } = {} } = useQuery(backupsQuery);
  const noBackupSince = backups?.remindsSince;
  const hasNoCodes = codes?.left === 0;
  const translations = useTranslationTasks();
  const today = agencyToday();
  const undated = tours?.undated ?? { total: 0, rows: [] };
  const tasks = [
    { count: enquiries, words: m.newEnquiries, to: "/admin/enquiries?status=New" },
    { count: reviews?.count ?? 0, words: m.reviewsToApprove, to: "/admin/reviews" },
    ...[
      { found: tours?.drafts, words: m.drafts, filter: "?status=draft" },
      {
        found: tours?.uncategorized,
        words: m.toursWithoutCategory,
        filter: "?status=live&uncategorized=yes",
      },
    ].map(
      ({
        found: {
          rows: [tour],
          total,
        } = { rows: [], total: 0 },
        words,
        filter,
      }) => ({
        count: total,
        words,
        to: tour && total === 1 ? `/admin/tours/edit/${tour.id}` : `/admin/tours${filter}`,
      }),
    ),
    ...translations,
  ]
    .filter(({ count }) => count > 0)
    .map(({ count, words, to }) => ({ to, text: words({ count }) }));
  if (
    tasks.length === 0 &&
    !due?.total &&
    !undated.total &&
    !hasNoCodes &&
    !mail?.failure &&
    !backups?.problem &&
    !noBackupSince
  )
    return null;
  return (
    <section aria-labelledby="attention" className="mb-8">
      <h2 id="attention" className="mb-3 text-xl">
        {m.whatNeedsAttention}
      </h2>
      <Card className="px-5 py-2 wrap-anywhere">
        <ul className="gap-x-10 lg:columns-2">
          {due?.calls.map(({ id, call_on, destination, ...who }) => (
            <Task key={id} to={`/admin/enquiries/${id}`} text={m.call({ name: personName(who) })}>
              {markLanguage(destination)}
              <span className="ml-auto text-sm">
                {call_on === today ? m.today : shortDate(call_on ?? today, today)}
              </span>
            </Task>
          ))}
          {due && due.total > due.calls.length && (
            <Task
              to="/admin/enquiries?calls=due"
              text={m.moreCallsDue({ count: due.total - due.calls.length })}
            />
          )}
          {tasks.map((task) => (
            <Task key={task.text} {...task} />
          ))}
          {undated.total > 0 && (
            <Task
              to="/admin/tours?status=live&dates=none"
              text={m.toursWithoutDates({ count: undated.total })}
            >
              <span className="min-w-0 basis-full text-sm">
                {undated.rows.map(({ id, title }, at) => (
                  <span key={id}>
                    {at > 0 && "; "}
                    <Link to={`/admin/tours/dates/${id}`} className="py-2 underline">
                      {markLanguage(title)}
                    </Link>
                  </span>
                ))}
                {undated.total > undated.rows.length &&
                  m.andMore({ count: undated.total - undated.rows.length })}
              </span>
            </Task>
          )}
          {mail?.failure && (
            <Task to="/admin/site-settings" text={m.mailsCannotBeSent}>
              <MailFailure {...mail.failure} />
            </Task>
          )}
          {backups?.problem && (
            <Task to="/admin/backup" text={m.backupMissing}>
              <span className="wrap-anywhere">{backups.problem}</span>
            </Task>
          )}
          {noBackupSince && (
            <Task to="/admin/backup" text={m.downloadABackup}>
              <span>{m.noneSince({ time: () => <Moment at={noBackupSince} /> })}</span>
            </Task>
          )}
          {hasNoCodes && <Task to="/admin/settings" text={m.noCodesLeft} />}
        </ul>
      </Card>
    </section>
  );
}

/** The screens of the texts that are translated. */
const screens: Record<TranslatedTable, { words: typeof m.tourCount; to: string }> = {
  tours: { words: m.tourCount, to: "/admin/tours" },
  categories: { words: m.categoryCount, to: "/admin/categories" },
  hero_sections: { words: m.heroCount, to: "/admin/hero-sections" },
  carousel_images: { words: m.captionCount, to: "/admin/carousel-images" },
  about_sections: { words: m.aboutCount, to: "/admin/about-sections" },
  company_info: { words: m.companyCount, to: "/admin/site-settings" },
  faq_questions: { words: m.questionCount, to: "/admin/faq" },
  testimonials: { words: m.testimonialCount, to: "/admin/testimonials" },
  pages: { words: m.pageCount, to: "/admin/pages" },
  pictures: { words: m.pictureCount, to: "/admin/pictures" },
};

/** The missing and outdated translations of each language that is not off. */
function useTranslationTasks() {
  const languages = useOtherLanguages();
  const { data = [] } = useQuery({ ...translationCountsQuery, enabled: languages.length > 0 });
  const isCounted = (table: TranslatedTable) => data.some(({ table_name }) => table_name === table);
  const pathOfSettings = useSettingsPath(isCounted("company_info"));
  const pathOfQuestion = useGroupPath("faq_questions", "category", isCounted("faq_questions"));
  const pathOfImage = useGroupPath("carousel_images", "section", isCounted("carousel_images"));
  return languages.flatMap((language) =>
    data
      .filter((row) => row.language === language)
      .map(({ table_name, state, count }) => {
        const { words, to } = screens[table_name];
        const withState = state === "missing" ? m.withoutLanguage : m.staleInLanguage;
        const filter = `?${languageColumns[language]}=${state}`;
        const paths: Partial<Record<TranslatedTable, string | undefined>> = {
          tours: to + filter,
          company_info: pathOfSettings(language, state),
          faq_questions: pathOfQuestion(language, state),
          carousel_images: pathOfImage(language, state),
        };
        return {
          count,
          words: (values: { count: number }) => withState({ items: words(values), language }),
          to: paths[table_name] ?? to,
        };
      }),
  );
}

/** For a list that shows one group at a time: the path of a group with a translation in this state. */
function useGroupPath(
  table: Parameters<typeof groupStatesQuery>[0],
  param: string,
  isNeeded: boolean,
) {
  const { data = [] } = useQuery({ ...groupStatesQuery(table), enabled: isNeeded });
  return (language: OtherLanguage, state: string) => {
    const found = data.find((row) => row[language] === state);
    return found && `${screens[table].to}?${param}=${found.group}`;
  };
}

function Task({ to, text, children }: { to: string; text: string; children?: ReactNode }) {
  return (
    <li className="flex break-inside-avoid flex-wrap items-center gap-x-4 text-ink-muted">
      <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-ink underline">
        {text}
      </Link>
      {children}
    </li>
  );
}
