import { firstLetters } from "../../ui/short-text.ts";

/** An ID for UPI, India's payment system, such as name@bank. */
export const UPI_ID = /^[A-Za-z0-9._-]{2,100}@[A-Za-z][A-Za-z0-9]{1,30}$/;

/** The encoded length of the longest name. A longer one makes the code too fine for 160 px. */
const MAX_NAME = 99;

/** A payment link that UPI apps open, from a tap on a phone or from a QR code. */
export function upiLink(payment: {
  upiId: string;
  payee: string;
  rupees: number;
  note: string;
}): string {
  const { upiId, payee, rupees, note } = payment;
  const fields = [
    `pa=${upiId}`,
    `pn=${encodeURIComponent(shortName(payee))}`,
    `am=${rupees}.00`,
    "cu=INR",
    `tn=${encodeURIComponent(note)}`,
  ];
  return `upi://pay?${fields.join("&")}`;
}

function shortName(name: string): string {
  const fits = (cut: string) => encodeURIComponent(cut).length <= MAX_NAME;
  return firstLetters(name.toWellFormed().trim(), fits).trim();
}
