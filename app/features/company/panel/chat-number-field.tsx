import { greeting } from "virtual:messages/frame";
import * as m from "virtual:messages/panel-company";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { FormText } from "~/editing/fields";
import { Button, ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { COUNTRY_CODE, chatLink, isChatNumber } from "../contact-links";
import { hasOwnName, isDemoChat } from "../demo";
import type { CompanyInput } from "./schema";

/** The WhatsApp number. Below the field: the chat link, or a warning and a corrected number. */
export function ChatNumberField<Output>({
  form,
}: {
  form: UseFormReturn<CompanyInput, unknown, Output>;
}) {
  const { control } = form;
  const [typed, company_name] = useWatch({ control, name: ["whatsapp_number", "company_name"] });
  const number = typed ?? "";
  const isOthers = hasOwnName({ company_name }) && isDemoChat(number);
  const problem = chatNumberProblem(number);

  function correct(corrected: string) {
    form.setValue("whatsapp_number", corrected, { shouldDirty: true, shouldValidate: true });
    form.setFocus("whatsapp_number");
  }

  return (
    <div className="col-span-full flex flex-col gap-3">
      <FormText
        control={control}
        name="whatsapp_number"
        label={m.whatsappNumber}
        hint={m.whatsappHint}
        inputMode="tel"
        fieldClassName="sm:w-[calc(50%-0.625rem)]"
      />
      <div aria-live="polite">
        {problem ? (
          <div ref={showWhileTyping}>
            <ProblemNotice number={number} problem={problem} onCorrect={correct} />
          </div>
        ) : (
          isChatNumber(number) && !isOthers && <LinkNotice link={chatLink(number, greeting)} />
        )}
      </div>
    </div>
  );
}

/** Scrolls a new warning into view, because the save bar can cover it. */
function showWhileTyping(warning: HTMLElement | null) {
  if (document.activeElement?.matches("[name=whatsapp_number]")) {
    warning?.scrollIntoView({ block: "nearest" });
  }
}

function ProblemNotice({
  number,
  problem,
  onCorrect,
}: {
  number: string;
  problem: string;
  onCorrect: (corrected: string) => void;
}) {
  const corrected = correctedChatNumber(number);
  return (
    <Notice
      tone="warning"
      action={
        corrected && (
          <Button variant="secondary" size="sm" onClick={() => onCorrect(corrected)}>
            {m.toUse({ corrected })}
          </Button>
        )
      }
    >
      {problem}
    </Notice>
  );
}

function LinkNotice({ link }: { link: string }) {
  return (
    <Notice
      action={
        <ButtonLink to={link} target="_blank" rel="noopener" variant="secondary" size="sm">
          {m.testLink}
        </ButtonLink>
      }
    >
      <p className="break-all">{m.chatLink({ address: link.replace(/\?.*$/, "") })}</p>
    </Notice>
  );
}

const OWN_DIGITS = 10;

/** Returns null if the number is empty or works, otherwise a warning for the operator. */
export function chatNumberProblem(number: string): string | null {
  const entered = number.trim();
  if (entered === "") return null;
  const digits = entered.replace(/[^0-9]/g, "");
  if (digits === "") return m.noDigits;
  if (/\p{Letter}/u.test(entered)) {
    return m.lettersLeftOut({ digits });
  }
  if (digits.startsWith("0")) {
    return m.leadingZero;
  }
  if (digits.startsWith(COUNTRY_CODE)) {
    if (digits.length === OWN_DIGITS) {
      return m.tenDigitsWith91({ digits });
    }
    return ownNumberProblem(digits.slice(COUNTRY_CODE.length));
  }
  if (entered.startsWith("+")) {
    return m.onlyIndianNumbers;
  }
  return ownNumberProblem(digits);
}

/** `digits` are the digits after the country code. */
function ownNumberProblem(digits: string): string | null {
  const count = digits.length;
  if (digits.startsWith("0")) {
    return m.zeroAfter91;
  }
  if (count === OWN_DIGITS) {
    return digits.startsWith("1") ? m.oneAfter91 : null;
  }
  return count < OWN_DIGITS ? m.tooShort({ count }) : m.tooLong({ count });
}

/** Removes extra zeros and letters. Returns null if that does not give an Indian number. */
export function correctedChatNumber(number: string): string | null {
  const dialled = number.replace(/[^0-9+]/g, "");
  const own = /^(?:\+91|0*(?:91)?)0*([2-9]\d{9})$/.exec(dialled)?.[1];
  return own ? `+91 ${own.slice(0, 5)} ${own.slice(5)}` : null;
}
