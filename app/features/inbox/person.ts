import { readList } from "../../editing/read.ts";
import type { Client } from "../../supabase/types.ts";
import { type Enquiry, listOfEmail, listOfPhone, quotedList } from "./data.ts";

/** True for text with at least six digits. A placeholder such as "-" identifies nobody. */
export function isPhone(phone: string | null): phone is string {
  return (phone?.match(/\d/g) ?? []).length >= 6;
}

export function isEmail(email: string | null): email is string {
  return /^[^\s@]+@[^\s@]+$/.test(email ?? "");
}

/** The name in lists and titles; else the phone number or the e-mail address. */
export function nameOf({ name, phone, email }: Pick<Enquiry, "name" | "phone" | "email">): string {
  return name ?? phone ?? email ?? "No name";
}

/** Every enquiry with the phone number or the e-mail address of this one, newest first, itself included. */
export async function readPerson(client: Client, enquiry: Enquiry): Promise<Enquiry[]> {
  const { phone, email } = enquiry;
  const [ofPhone, ofEmail] = await Promise.all([
    isPhone(phone) ? readList(listOfPhone(client, phone)) : [],
    isEmail(email) ? readList(listOfEmail(client, email)) : [],
  ]);
  const same = [
    ...ofPhone.filter((other) => other.phone === phone),
    ...ofEmail.filter((other) => other.email?.toLowerCase() === email?.toLowerCase()),
  ];
  const all = new Map([enquiry, ...same].map((each) => [each.id, each]));
  return [...all.values()].sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
}

/** Erases what other tables hold of a person: quotes made without an enquiry, and the newsletter's address. */
export async function eraseElsewhere(client: Client, { phone, email }: Enquiry) {
  const quotes = isPhone(phone)
    ? await client.from("quotes").delete().filter("customer_phone", "in", quotedList(phone))
    : NOTHING;
  if (quotes.error || !isEmail(email)) return quotes;
  return client.from("newsletter_addresses").delete().eq("email", email.trim().toLowerCase());
}

const NOTHING = { error: null };
