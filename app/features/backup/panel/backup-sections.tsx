import * as m from "virtual:messages/panel-backup";
import Download from "lucide-react/icons/download";
import type { ReactNode } from "react";
import { FormSection } from "~/editing/form-section";
import { Moment } from "~/editing/moment";
import { Button } from "~/ui/button";
import { locale } from "~/ui/languages";
import { Notice } from "~/ui/notice";
import type { BackupState, FinishedBackup } from "../backup-state";
import { useDownloadBackup } from "./queries";
import { sizeInWords } from "./size";

const code = (words: ReactNode[]) => <code>{words}</code>;

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
  const { save, isSaving, isUnderway } = useDownloadBackup(download);
  return (
    <FormSection title={m.download} text={m.keepItOnAnotherMachine}>
      {remindsSince && (
        <Notice tone="warning">
          {m.noneDownloadedSince({ time: () => <Moment at={remindsSince} /> })}
        </Notice>
      )}
      {download && <p>{m.lastMade({ made: () => <Made {...download} /> })}</p>}
      {isUnderway ? <p>{m.listedOnceComplete}</p> : !download && <p>{m.neverDownloaded}</p>}
      <Button className="self-start" isBusy={isSaving} onClick={() => save()}>
        <Download aria-hidden="true" />
        {m.downloadBackup}
      </Button>
      <p className="text-sm text-ink-muted">{m.aboutTheFile({ code })}</p>
    </FormSection>
  );
}

function NightlyBackups({ nightly, problem, folder, isOwnFolder, files }: BackupState) {
  return (
    <FormSection title={m.everyNight} text={m.nightlyText}>
      {problem && (
        <Notice tone="danger">
          <p className="wrap-anywhere">{m.nightlyMissing({ problem })}</p>
          <p>{m.triedHourly}</p>
        </Notice>
      )}
      <p>
        {nightly
          ? m.lastMadeAndOpened({ made: () => <Made {...nightly} /> })
          : problem
            ? m.noneHasBeenMadeYet
            : m.firstBackupHint}
      </p>
      <p className="wrap-anywhere">
        {m.keptIn({ folder, code })} {!isOwnFolder && m.sameDiskHint}
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
  return m.made({
    time: () => <Moment at={at} />,
    rows: rows.toLocaleString(locale),
    size: sizeInWords(kilobytes),
  });
}

function HostedBackups() {
  return (
    <FormSection title={m.download} text={m.madeByTheHostedProject}>
      <p>{m.hostedData}</p>
      <p>{m.projectBackups}</p>
      <p>{m.withoutPictures}</p>
    </FormSection>
  );
}
