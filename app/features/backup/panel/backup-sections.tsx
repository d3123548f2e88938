import * as m from "virtual:messages/panel-backup";
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
    <FormSection title={m.download} text={m.keepItOnAnotherMachine}>
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
          m.noBackupHasBeenDownloadedYet
        )}
      </p>
      <Button className="self-start" isBusy={isSaving} onClick={() => save()}>
        <Download aria-hidden="true" />
        {m.downloadBackup}
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
    <FormSection title={m.everyNight} text={m.theSiteMakesTheseByItself}>
      {problem && (
        <Notice tone="danger">
          <p className="wrap-anywhere">{m.theNightlyBackupIsMissing({ problem })}</p>
          <p>{m.theSiteTriesAgainEveryHour}</p>
        </Notice>
      )}
      <p>
        {nightly ? (
          <>
            The last one was made on <Made {...nightly} />. It was opened and counted.
          </>
        ) : problem ? (
          m.noneHasBeenMadeYet
        ) : (
          m.theFirstOneIsMadeAfterThree
        )}
      </p>
      <p className="wrap-anywhere">
        The last seven days and four weeks are kept in <code>{folder}</code>.{" "}
        {!isOwnFolder && m.thisFolderIsOnTheDiskOf}
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
    <FormSection title={m.download} text={m.madeByTheHostedProject}>
      <p>{m.theDataOfThisSiteIsIn}</p>
      <p>{m.theProjectSOwnBackupsCoverThe}</p>
      <p>{m.theyDoNotCoverThePictures}</p>
    </FormSection>
  );
}
