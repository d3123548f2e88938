import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "~/editing/confirm-dialog";
import { Loaded } from "~/editing/loaded";
import { Button } from "~/ui/button";
import { codesQuery, useMakeCodes } from "./queries";
import { SecretDialog } from "./secret-dialog";

/** Makes ten new recovery codes, and shows them in `dialog`. */
export function useNewCodes(email: string) {
  const [codes, setCodes] = useState<string[]>();
  const { save, isSaving } = useMakeCodes(setCodes);
  const dialog = codes && (
    <SecretDialog
      title="Your recovery codes"
      text="Earlier codes no longer work. Shown only this once: print them, or write them down. Any one of them sets a new password, behind “Forgot password?” on the login screen. The others then end with the old password: make new ones."
      owner={email}
      secrets={codes}
      onClose={() => setCodes(undefined)}
    />
  );
  return { make: save, isMaking: isSaving, dialog };
}

/** Shows how many recovery codes the operator has left, and a button to make new ones. */
export function RecoveryCodes({
  make,
  isMaking,
}: {
  make: () => Promise<boolean>;
  isMaking: boolean;
}) {
  const query = useQuery(codesQuery);
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Loaded query={query} failure="Error loading recovery codes">
        {({ left }) =>
          left === null ? (
            <p>
              This site is stored in a hosted Supabase project, which has no recovery codes: when
              you forget your password, the project sends you a mail.
            </p>
          ) : (
            <div className="flex flex-col items-start gap-4">
              <p>{codesLeft(left)}</p>
              <Button
                variant="secondary"
                isBusy={isMaking}
                onClick={() => (left > 0 ? setIsAsking(true) : make())}
              >
                {left > 0 ? "Make New Recovery Codes" : "Make Recovery Codes"}
              </Button>
            </div>
          )
        }
      </Loaded>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isMaking}
        text="The recovery codes that you have now will no longer work."
        confirmLabel="Make New Recovery Codes"
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
  if (left === 0) return "You have no recovery codes.";
  return left === 1 ? "1 recovery code is left." : `${left} recovery codes are left.`;
}
