import * as m from "virtual:messages/panel-access";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "~/editing/confirm-dialog";
import { Loaded } from "~/editing/loaded";
import { Button } from "~/ui/button";
import { codesQuery, useMakeCodes } from "./queries";
import { SecretDialog } from "./secret-dialog";

/** Makes ten new recovery codes, and shows them in `dialog` until it is closed. */
export function useNewCodes(email: string, onClosed: () => void = () => {}) {
  const [codes, setCodes] = useState<string[]>();
  const { save, isSaving } = useMakeCodes(setCodes);
  const dialog = codes && (
    <SecretDialog
      title={m.yourRecoveryCodes}
      text={m.newCodesText}
      owner={email}
      secrets={codes}
      onClose={() => {
        setCodes(undefined);
        onClosed();
      }}
    />
  );
  return { make: save, isMaking: isSaving, dialog };
}

/** Shows how many recovery codes the operator has left, and a button to make new ones. */
export function RecoveryCodes({
  make,
  isMaking,
}: {
  make: () => Promise<unknown>;
  isMaking: boolean;
}) {
  const query = useQuery(codesQuery);
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Loaded query={query} failure={m.codesNotLoaded}>
        {({ left }) =>
          left === null ? (
            <p>{m.noCodesWhenHosted}</p>
          ) : (
            <div className="flex flex-col items-start gap-4">
              <p>{codesLeft(left)}</p>
              <Button
                variant="secondary"
                isBusy={isMaking}
                onClick={() => (left > 0 ? setIsAsking(true) : make())}
              >
                {left > 0 ? m.makeNewRecoveryCodes : m.makeRecoveryCodes}
              </Button>
            </div>
          )
        }
      </Loaded>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isMaking}
        text={m.replaceCodes}
        confirmLabel={m.makeNewRecoveryCodes}
        onConfirm={async () => {
          await make();
          setIsAsking(false);
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

function codesLeft(left: number): string {
  if (left === 0) return m.youHaveNoRecoveryCodes;
  return m.recoveryCodesAreLeft({ count: left });
}
