import * as m from "virtual:messages/panel-backup";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormSection } from "~/editing/form-section";
import { Loaded } from "~/editing/loaded";
import { Moment } from "~/editing/moment";
import { MailFailure } from "~/features/mail/panel/mail-section";
import { mark } from "~/ui/mark-language";
import { Notice } from "~/ui/notice";
import type { Health } from "../backup-state";
import { healthQuery } from "./queries";
import { sizeInWords } from "./size";

const LITTLE_MB = 1024;
const code = (words: ReactNode[]) => <code>{words}</code>;

export function HealthSection() {
  const query = useQuery(healthQuery);
  return (
    <FormSection title={m.health} text={m.healthText}>
      <Loaded query={query} failure={m.healthNotLoaded}>
        {({ disks, databaseMb, mail, release }) => (
          <>
            {disks.map((disk) => (
              <Disk key={disk.folder} {...disk} />
            ))}
            <p>
              {databaseMb === null
                ? m.hostedDatabase
                : m.theDatabaseTakesUp({ size: sizeInWords(databaseMb * 1024) })}
            </p>
            <Mail {...mail} isHosted={databaseMb === null} />
            <Release {...release} />
          </>
        )}
      </Loaded>
    </FormSection>
  );
}

function Disk({ folder, freeMb, totalMb }: Health["disks"][number]) {
  const sentence = (
    <p className="wrap-anywhere">
      {m.diskSpace({
        folder,
        free: sizeInWords(freeMb * 1024),
        total: sizeInWords(totalMb * 1024),
        code,
      })}
    </p>
  );
  if (freeMb >= LITTLE_MB) return sentence;
  return (
    <Notice tone="warning">
      {sentence}
      <p>{m.fullDiskHint}</p>
    </Notice>
  );
}

function Mail({ isOn, failure, lastFailure, isHosted }: Health["mail"] & { isHosted: boolean }) {
  if (failure) {
    return (
      <Notice tone="warning">
        <MailFailure {...failure} />
      </Notice>
    );
  }
  if (isOn && lastFailure) {
    return (
      <p className="wrap-anywhere">
        {(lastFailure.isOver ? m.aMailFailed : m.theLastMailFailed)({
          time: () => <Moment at={lastFailure.at} />,
          words: lastFailure.words,
          mark,
        })}
      </p>
    );
  }
  if (isOn) return <p>{m.mailsAreSent}</p>;
  if (isHosted) return <p>{m.hostedMails}</p>;
  return <p>{m.sendsNoMails({ code })}</p>;
}

function Release({ version, notes }: Health["release"]) {
  return (
    <>
      <p>
        {m.release({ version })} {notes.length === 0 && m.nothingToUpgrade}
      </p>
      {notes.length > 0 && (
        <div>
          <p>{m.thisReleaseAlsoNeeds}</p>
          <ul className="list-disc pl-5">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
