// Apart from default-company.ts, because visitors load these two.
export const DEFAULT_LOGO = "/posters/logo.svg";
export const DEFAULT_CHAT_NUMBER = "919876543210"; // spec §9
