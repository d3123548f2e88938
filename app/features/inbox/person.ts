import { readList } from "../../editing/read.ts";
import type { Client } from "../../supabase/types.ts";
import { phoneNumbers } from "../../ui/phone-numbers.ts";
import { deleteEnquiries, type Enquiry, listOfEmail, listOfPhone } from "./data.ts";

/** True for text with a number of at least six digits. A placeholder such as "-" identifies nobody. */
export function isPhone(phone: string | null): phone is string {
  return (phoneNumbers(phone ?? "")[0] ?? "").length >= 6;
}

export function isEmail(email: string | null): email is string {
  return /^[^\s@]+@[^\s@]+$/.test(email ?? "");
}

/** The person's name. Without a name, the phone number or the e-mail address. */
export function nameOf({ name, phone, email }: Pick<Enquiry, "name" | "phone" | "email">): string {
  return name ?? phone ?? email ?? "No name";
}

/** This enquiry and all others with the same phone or e-mail address, newest first. */
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

/** Reads the quotes and newsletter addresses of a person. `person`: all enquiries they sent. */
export async function readElsewhere(client: Client, person: Enquiry[]) {
  const { phones, emails } = contactsOf(person);
  const quotes = () => client.from("quotes").select("*");
  const lists = await Promise.all([
    ...person.map(({ id }) => readList(quotes().eq("enquiry_id", id))),
    ...phones.map((phone) => readList(quotes().eq("customer_phone", phone))),
  ]);
  const addresses = await Promise.all(
    emails.map((email) =>
      readList(
        client
          .from("newsletter_addresses")
          .select("email, consented_at, confirmed_at, left_at")
          .eq("email", email),
      ),
    ),
  );
  const distinct = new Map(lists.flat().map((quote) => [quote.id, quote]));
  return { quotes: [...distinct.values()], newsletter: addresses.flat() };
}

/** Keeps the URL of a request short. */
const IDS_PER_REQUEST = 50;

/**
 * Erases all data of the person who sent this enquiry. Reads it anew, so that later enquiries are
 * erased too.
 */
export async function erasePerson(client: Client, enquiry: Enquiry) {
  const person = await readPerson(client, enquiry);
  // Deletes the enquiries last, because a retry needs them to find the other data.
  const elsewhere = await eraseElsewhere(client, person);
  if (elsewhere.error) return elsewhere;
  const ids = person.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += IDS_PER_REQUEST) {
    const { error } = await deleteEnquiries(client, ids.slice(at, at + IDS_PER_REQUEST));
    if (error) return { error };
  }
  return { error: null };
}

/** Erases the person's newsletter addresses, invitations and the quotes with one of their phone numbers. */
async function eraseElsewhere(client: Client, person: Enquiry[]) {
  const { phones, emails, names } = contactsOf(person);
  // PostgreSQL deletes the other quotes together with their enquiry (on delete cascade).
  for (const phone of phones) {
    const quotes = client.from("quotes").delete();
    const { error } = await quotes.eq("customer_phone", phone);
    if (error) return { error };
  }
  for (const email of emails) {
    const { error } = await client.from("newsletter_addresses").delete().eq("email", email);
    if (error) return { error };
  }
  // An invitation to a review has only a name.
  const { error } = await client.from("review_invitations").delete().in("name", names);
  return { error };
}

function contactsOf(person: Enquiry[]) {
  const emails = person.map(({ email }) => email).filter(isEmail);
  return {
    names: [...new Set(person.map(({ name }) => name?.trim() ?? "").filter(Boolean))],
    phones: [...new Set(person.map(({ phone }) => phone).filter(isPhone))],
    emails: [...new Set(emails.map((email) => email.trim().toLowerCase()))],
  };
}
