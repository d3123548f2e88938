// Single texts that the browser needs too; the whole default record stays on the server.
export const DEFAULT_LOGO = "/posters/logo.svg";
export const DEFAULT_CHAT_NUMBER = "919876543210"; // spec §9
