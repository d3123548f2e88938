// Apart from default-company.ts, because visitors load these.
export const DEFAULT_LOGO = "/posters/logo.svg";
export const DEFAULT_CHAT_NUMBER = "919876543210"; // spec §9
export const DEFAULT_HOURS = "Mon-Sun 9:00 AM - 6:00 PM"; // spec §2
