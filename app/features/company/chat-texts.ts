/** What the floating chat button writes for the visitor (spec §2). */
export const CHAT_GREETING = "Hi, I want to know more about your tour packages";
