import * as m from "virtual:messages/panel-access";
import Copy from "lucide-react/icons/copy";
import Printer from "lucide-react/icons/printer";
import { copyText } from "~/editing/copy-text";
import { useSiteUrl } from "~/editing/site-url";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

/** Shows secrets to copy or print. They cannot be shown a second time. */
export function SecretDialog({
  title,
  text,
  owner,
  secrets,
  onClose,
}: {
  title: string;
  text: string;
  /** The e-mail address of the account that the secrets belong to. */
  owner: string;
  secrets: string[];
  onClose: () => void;
}) {
  const copy = () => copyText(secrets.join("\n"), { copied: m.copied, failed: m.copyByHand });

  return (
    <Dialog
      isOpen
      title={title}
      description={text}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={copy}>
            <Copy aria-hidden="true" />
            {m.copy}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {m.print}
          </Button>
          <Button onClick={onClose}>{m.done}</Button>
        </>
      }
    >
      <div className="printed-alone flex flex-col gap-4">
        <p className="wrap-anywhere">
          <strong>{owner}</strong>, {useSiteUrl()}/admin
        </p>
        <ul className="grid gap-x-6 gap-y-2 text-lg sm:grid-cols-2">
          {secrets.map((secret) => (
            <li key={secret}>
              <code className="select-all">{secret}</code>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
