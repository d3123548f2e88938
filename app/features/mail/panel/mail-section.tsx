import * as m from "virtual:messages/panel-mail";
import { useQuery } from "@tanstack/react-query";
import Send from "lucide-react/icons/send";
import { Moment } from "~/editing/moment";
import { Button } from "~/ui/button";
import { mark } from "~/ui/mark-language";
import { Notice } from "~/ui/notice";
import { mailQuery, useTestMail } from "./queries";

/** Whether mails arrive, with a button to try it. Renders nothing if the server sends no mail. */
export function MailSection({ email }: { email: string }) {
  const { data: mail } = useQuery(mailQuery);
  const test = useTestMail();
  if (!mail?.isOn) return null;
  return (
    <section aria-labelledby="mail" className="mt-10 flex flex-col items-start gap-3">
      <h2 id="mail" className="text-xl">
        {m.mail}
      </h2>
      <p className="wrap-anywhere">{m.newEnquiriesAreMailedTo({ email })}</p>
      {mail.failure && (
        <Notice tone="warning">
          <MailFailure {...mail.failure} />
        </Notice>
      )}
      <Button
        variant="secondary"
        isBusy={test.isSaving}
        busyLabel={m.sending}
        onClick={() => test.save()}
      >
        <Send aria-hidden="true" />
        {m.sendATestMail}
      </Button>
    </section>
  );
}

export function MailFailure({ since, words }: { since: string; words: string }) {
  return (
    <span className="wrap-anywhere">
      {m.noMailSince({ words, mark, time: () => <Moment at={since} /> })}
    </span>
  );
}
