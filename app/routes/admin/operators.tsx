import * as m from "virtual:messages/panel-access";
import { useQuery } from "@tanstack/react-query";
import UserRoundPlus from "lucide-react/icons/user-round-plus";
import { useState } from "react";
import { useOutletContext } from "react-router";
import { useConfirmDelete } from "~/editing/deletion";
import { Loaded } from "~/editing/loaded";
import type { Operator } from "~/features/access/account";
import { AddOperatorDialog } from "~/features/access/panel/add-operator-dialog";
import { type AddedOperator, operatorName } from "~/features/access/panel/data";
import { OperatorTable } from "~/features/access/panel/operator-table";
import { operatorsQuery, useAddOperator, useRemoveOperator } from "~/features/access/panel/queries";
import { SecretDialog } from "~/features/access/panel/secret-dialog";
import { AdminHeader } from "~/panel/admin-header";
import type { Access } from "~/panel/session";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

export default function Operators() {
  const { user } = useOutletContext<Access>();
  const query = useQuery(operatorsQuery);
  const [isAdding, setIsAdding] = useState(false);
  const [added, setAdded] = useState<AddedOperator>();
  const addition = useAddOperator(setAdded);
  const removal = useRemoveOperator();
  const { ask, dialog } = useConfirmDelete<Operator>({
    text: (operator) => m.removeOperator({ name: operatorName(operator) }),
    confirmLabel: m.removeButton,
    isBusy: removal.isSaving,
    async onConfirm({ id }) {
      const isRemoved = await removal.save(id);
      // Its mail is no longer worth a notice.
      if (isRemoved) setAdded(undefined);
      return isRemoved;
    },
  });

  return (
    <>
      <AdminHeader
        title={m.operators}
        text={m.operatorsText}
        action={
          query.data?.operators && (
            <Button onClick={() => setIsAdding(true)}>
              <UserRoundPlus aria-hidden="true" />
              {m.addOperator}
            </Button>
          )
        }
      />
      <Loaded query={query} failure={m.errorLoadingOperators}>
        {({ operators }) =>
          operators ? (
            <div className="flex flex-col gap-4">
              {added && !added.password && (
                <Notice tone="success">
                  {m.mailOnItsWay({
                    email: added.email,
                    strong: (words) => <strong>{words}</strong>,
                  })}
                </Notice>
              )}
              <OperatorTable operators={operators} ownId={user.id} onRemove={ask} />
            </div>
          ) : (
            <Notice>{m.hostedOperators({ code: (words) => <code>{words}</code> })}</Notice>
          )
        }
      </Loaded>
      {isAdding && <AddOperatorDialog onSave={addition.save} onClose={() => setIsAdding(false)} />}
      {added?.password && !isAdding && (
        <SecretDialog
          title={m.theNewOperatorSPassword}
          text={m.newPasswordText}
          owner={added.email}
          secrets={[added.password]}
          onClose={() => setAdded(undefined)}
        />
      )}
      {dialog}
    </>
  );
}
