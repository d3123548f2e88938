import * as own from "virtual:messages/policies";
import { advanceOf, balanceDaysOf, isPaidAtOnce, type Policies } from "./policies";

/** The advance and the due date of the balance for tours of this type. */
export function advanceInWords(policies: Policies, type: string, m = own): string {
  const advance = advanceOf(policies, type);
  if (isPaidAtOnce(policies, type)) return m.advanceOnly({ advance });
  const days = balanceDaysOf(policies, type);
  return days === null ? m.advanceOpen({ advance }) : m.advanceDue({ advance, days });
}

/** When the balance of international and of domestic tours is due. */
export function balancesInWords(policies: Policies, m = own): string {
  const abroad = balanceDaysOf(policies, "international");
  const athome = balanceDaysOf(policies, "domestic");
  const ofAbroad =
    abroad === null ? m.internationalBalanceOpen : m.internationalBalanceDue({ days: abroad });
  const ofAthome = athome === null ? m.domesticBalanceOpen : m.domesticBalanceDue({ days: athome });
  return [
    isPaidAtOnce(policies, "international") ? m.internationalWhole : ofAbroad,
    isPaidAtOnce(policies, "domestic") ? m.domesticWhole : ofAthome,
  ].join(" ");
}

/** The refund table in sentences: "If you cancel more than 30 days before departure, you get …". */
export function refundsInWords({ refunds, has_admin_fee }: Policies, m = own): string {
  const [first, ...others] = refunds.toSorted((a, b) => b.days - a.days);
  if (!first) return m.noRefund;
  const last = others.at(-1) ?? first;
  const { percent } = first;
  const refund = percent < 100 ? "part" : has_admin_fee ? "fee" : "full";
  const spans = others.map(({ days, percent }, at) => {
    const until = (others[at - 1] ?? first).days - 1;
    const range = days === until ? days : `${days}-${until}`;
    const place = at === 0 ? "first" : at === others.length - 1 ? "last" : "between";
    return m.refundSpan({ place, range, until, percent });
  });
  return [
    m.firstRefund({ days: first.days - 1, refund, percent }),
    ...(spans.length > 0 ? [m.nextRefunds({ spans: spans.join(", ") })] : []),
    ...(last.days > 0 ? [m.lastRefund({ days: last.days })] : []),
  ].join(" ");
}
