import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { chatLink, isChatNumber } from "./chat-link";
import { chatNumberProblem } from "./chat-number";
import { CHAT_GREETING } from "./chat-texts";

/** Says under the WhatsApp field where the chat will lead, warns when nowhere, and lets it be tried. */
export function ChatNumberHint({ number }: { number: string | null | undefined }) {
  const problem = chatNumberProblem(number ?? "");
  if (!problem && !isChatNumber(number)) return null;
  const link = isChatNumber(number) ? chatLink(number, CHAT_GREETING) : null;
  return (
    <div aria-live="polite">
      <Notice
        tone={problem ? "warning" : "info"}
        action={
          link && (
            <ButtonLink to={link} target="_blank" rel="noopener" variant="secondary" size="sm">
              Test link
            </ButtonLink>
          )
        }
      >
        {problem && <p>{problem}</p>}
        {link && <p className="break-all">Chats open at {link.replace(/\?.*$/, "")}</p>}
      </Notice>
    </div>
  );
}
