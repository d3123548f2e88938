import Download from "lucide-react/icons/download";
import { FormSection } from "~/editing/form-section";
import { Moment } from "~/editing/moment";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { type BackupState, type FinishedBackup, useDownloadBackup } from "./queries";
import { sizeInWords } from "./size";

export function BackupSections({ backups }: { backups: BackupState | null }) {
  if (!backups) return <HostedBackups />;
  return (
    <>
      <Downloads {...backups} />
      <NightlyBackups {...backups} />
    </>
  );
}

function Downloads({ download, remindsSince }: BackupState) {
  const { save, isSaving } = useDownloadBackup();
  return (
    <FormSection title="Download" text="Keep it on another machine.">
      {remindsSince && (
        <Notice tone="warning">
          Since <Moment at={remindsSince} /> no backup was downloaded or put on another disk.
        </Notice>
      )}
      <p>
        {download ? (
          <>
            The last one was made on <Made {...download} />.
          </>
        ) : (
          "No backup has been downloaded yet."
        )}
      </p>
      <Button className="self-start" isBusy={isSaving} onClick={() => save()}>
        <Download aria-hidden="true" />
        Download backup
      </Button>
      <p className="text-sm text-ink-muted">
        The file has everything: content, pictures, enquiries, quotes, and the operators with their
        passwords as hashes. Keep it where strangers cannot read it. Whoever sets up the site on
        another machine restores it there, before its first start, with{" "}
        <code>npm run restore -- FILE</code> (docs/operations.md).
      </p>
    </FormSection>
  );
}

function NightlyBackups({ nightly, problem, folder, isOwnFolder, files }: BackupState) {
  return (
    <FormSection title="Every night" text="The site makes these by itself.">
      {problem && (
        <Notice tone="danger">
          <p className="wrap-anywhere">The nightly backup is missing: {problem}</p>
          <p>The site tries again every hour.</p>
        </Notice>
      )}
      <p>
        {nightly ? (
          <>
            The last one was made on <Made {...nightly} />. It was opened and counted.
          </>
        ) : problem ? (
          "None has been made yet."
        ) : (
          "The first one is made after three o'clock in the coming night."
        )}
      </p>
      <p className="wrap-anywhere">
        The last seven days and four weeks are kept in <code>{folder}</code>.{" "}
        {!isOwnFolder &&
          "This folder is on the disk of the site: with BACKUP_DIR, the server keeps them on another one (docs/deploy.md)."}
      </p>
      {files.length > 0 && (
        <ul className="text-sm wrap-anywhere">
          {files.map(({ name, kilobytes }) => (
            <li key={name}>
              {name}, {sizeInWords(kilobytes)}
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}

function Made({ at, rows, kilobytes }: FinishedBackup) {
  return (
    <>
      <Moment at={at} />: {rows.toLocaleString("en-IN")} rows, {sizeInWords(kilobytes)}
    </>
  );
}

function HostedBackups() {
  return (
    <FormSection title="Download" text="Made by the hosted project.">
      <p>
        The data of this site is in a hosted Supabase project, so the site itself makes no backups
        and there is nothing to download here.
      </p>
      <p>
        The project's own backups cover the database: content, enquiries, quotes, reviews and
        operators. Its dashboard lists them under Database, Backups. The free plan has none.
      </p>
      <p>
        They do not cover the pictures: download these in the dashboard under Storage, media
        (docs/deploy.md).
      </p>
    </FormSection>
  );
}
