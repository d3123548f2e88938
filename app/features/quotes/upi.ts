/** An ID for UPI, India's payment system, such as name@bank. */
export const UPI_ID = /^[A-Za-z0-9._-]{2,100}@[A-Za-z][A-Za-z0-9]{1,30}$/;

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
    `pn=${encodeURIComponent(payee.replace(/\p{Surrogate}/gu, "").slice(0, 80))}`,
    `am=${rupees}.00`,
    "cu=INR",
    `tn=${encodeURIComponent(note)}`,
  ];
  return `upi://pay?${fields.join("&")}`;
}
