import * as m from "virtual:messages/panel-backup";
import { useQuery } from "@tanstack/react-query";
import { FormSection } from "~/editing/form-section";
import { Loaded } from "~/editing/loaded";
import { Moment } from "~/editing/moment";
import { MailFailure } from "~/features/mail/panel/mail-section";
import { Notice } from "~/ui/notice";
import { type Health, healthQuery } from "./queries";
import { sizeInWords } from "./size";

const LITTLE_MB = 1024;

export function HealthSection() {
  const query = useQuery(healthQuery);
  return (
    <FormSection title={m.health} text={m.howTheServerIs}>
      <Loaded query={query} failure={m.errorLoadingTheHealthOfTheSite}>
        {({ disks, databaseMb, mail, release }) => (
          <>
            {disks.map((disk) => (
              <Disk key={disk.folder} {...disk} />
            ))}
            <p>
              {databaseMb === null
                ? m.theDatabaseIsInTheHostedSupabase
                : m.theDatabaseTakesUp({ sizeInWords: sizeInWords(databaseMb * 1024) })}
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
      The disk of <code>{folder}</code> has {sizeInWords(freeMb * 1024)} of{" "}
      {sizeInWords(totalMb * 1024)} free.
    </p>
  );
  if (freeMb >= LITTLE_MB) return sentence;
  return (
    <Notice tone="warning">
      {sentence}
      <p>{m.ifItIsFull}</p>
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
        The last failed mail was on <Moment at={lastFailure.at} />: {lastFailure.words}.{" "}
        {lastFailure.isOver ? m.laterMailsWereSent : m.noMailWasSentSince}
      </p>
    );
  }
  if (isOn) return <p>{m.mailsAreSent}</p>;
  if (isHosted) return <p>{m.theHostedProjectSendsTheMailsAbout}</p>;
  return (
    <p>
      The site sends no mails: <code>SMTP_URL</code> is not set (docs/operations.md).
    </p>
  );
}

function Release({ version, notes }: Health["release"]) {
  return (
    <>
      <p>
        This is release {version}. How to upgrade and to go back is in docs/deploy.md, what is new
        in CHANGELOG.md. {notes.length === 0 && m.thisReleaseNeedsNothingElse}
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
