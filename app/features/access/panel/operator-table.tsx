import UserRoundMinus from "lucide-react/icons/user-round-minus";
import { Moment } from "~/editing/moment";
import { Table } from "~/editing/table";
import { Badge } from "~/ui/badge";
import { IconButton } from "~/ui/button";
import { type Operator, operatorName } from "./data";

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
    <Table label="Operators" isStacked>
      <thead>
        <tr>
          <th scope="col">Email</th>
          <th scope="col">Added</th>
          <th scope="col">Last seen</th>
          <th scope="col" className="text-right">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {operators.map((operator) => (
          <tr key={operator.id}>
            <th scope="row">{operatorName(operator)}</th>
            <td className="whitespace-nowrap">
              <span className="text-ink-muted lg:hidden">Added </span>
              <Moment at={operator.addedAt} />
            </td>
            <td className="whitespace-nowrap">
              <span className="text-ink-muted lg:hidden">Last seen </span>
              {operator.lastSeenAt ? <Moment at={operator.lastSeenAt} /> : "Never"}
            </td>
            <td className="text-right max-lg:ml-auto max-lg:pr-3">
              {operator.id === ownId ? (
                <Badge>You</Badge>
              ) : (
                <IconButton
                  label={`Remove ${operatorName(operator)}`}
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
