/** What a newcomer to the newsletter writes to the agency. */
export function newsletterText(email: string): string {
  return `Hi, please write to me about new tours at ${email}`;
}

/** The same as a letter, for an agency without a chat number. */
export function newsletterMail(agency: string, email: string): string {
  return `mailto:${agency}?subject=New%20tours&body=${encodeURIComponent(newsletterText(email))}`;
}
