import * as m from "virtual:messages/panel-access";
import UserRoundMinus from "lucide-react/icons/user-round-minus";
import { Moment } from "~/editing/moment";
import { Table, TableHead } from "~/editing/table";
import { Badge } from "~/ui/badge";
import { IconButton } from "~/ui/button";
import type { Operator } from "../account";
import { operatorName } from "./data";

/** Operators cannot remove themselves, so at least one operator always remains. */
export function OperatorTable({
  operators,
  ownId,
  onRemove,
}: {
  operators: Operator[];
  ownId: string;
  onRemove: (operator: Operator, button: HTMLElement) => void;
}) {
  return (
    <Table label={m.operators} isStacked>
      <TableHead columns={[m.email, m.added, m.lastSeen]} actions={m.actions} />
      <tbody>
        {operators.map((operator) => (
          <tr key={operator.id}>
            <th scope="row">{operatorName(operator)}</th>
            <td className="whitespace-nowrap">
              <span className="text-ink-muted lg:hidden">{m.added} </span>
              <Moment at={operator.addedAt} />
            </td>
            <td className="whitespace-nowrap">
              <span className="text-ink-muted lg:hidden">{m.lastSeen} </span>
              {operator.lastSeenAt ? <Moment at={operator.lastSeenAt} /> : m.never}
            </td>
            <td className="text-right max-lg:ml-auto max-lg:pr-3">
              {operator.id === ownId ? (
                <Badge>{m.you}</Badge>
              ) : (
                <IconButton
                  label={m.remove({ name: operatorName(operator) })}
                  variant="danger-quiet"
                  onClick={({ currentTarget }) => onRemove(operator, currentTarget)}
                >
                  <UserRoundMinus aria-hidden="true" />
                </IconButton>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
