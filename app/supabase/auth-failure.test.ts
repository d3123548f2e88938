import { createClient } from "@supabase/supabase-js";
import { expect, onTestFinished, test, vi } from "vitest";
import { authFailureText, recoveryFailureText } from "./auth-failure";

const VERSION = { "x-supabase-api-version": "2024-01-01" };

/** A client whose project gives this response. */
function clientOf(respond: () => Response) {
  return createClient("http://project.example", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: async () => respond() },
  }).auth;
}

const refused = (status: number, code: string) => () =>
  Response.json({ code, message: "Invalid login credentials" }, { status, headers: VERSION });
const badGateway = () =>
  new Response("<h1>Bad Gateway</h1>", { status: 502, statusText: "Bad Gateway" });
const unreached = () => {
  throw new TypeError("Failed to fetch");
};

test.each([
  ["a wrong password", refused(400, "invalid_credentials"), "Invalid login credentials"],
  ["a CAPTCHA", refused(400, "captcha_failed"), "asks for a CAPTCHA"],
  ["an unconfirmed address", refused(400, "email_not_confirmed"), "not confirmed yet"],
  ["an old sign-in", refused(400, "reauthentication_needed"), "Please sign in again"],
  ["a second factor", refused(401, "insufficient_aal"), "has a second factor"],
  ["too many requests", refused(429, "over_request_rate_limit"), "Please wait a few minutes"],
  ["a proxy's error page", badGateway, "The sign-in service does not respond"],
  [
    "a page of somebody else",
    () => new Response("<h1>Welcome</h1>", { status: 404 }),
    "The sign-in service does not respond",
  ],
  ["no response", unreached, "The server cannot be reached"],
])("%s is said in a sentence", async (_name, respond, sentence) => {
  const credentials = { email: "a@example.com", password: "a-password" };
  const { error } = await clientOf(respond).signInWithPassword(credentials);
  expect(error && authFailureText(error)).toContain(sentence);
});

test.each([
  ["the service is down", badGateway, "The sign-in service does not respond"],
  ["it cannot be reached", unreached, "The server cannot be reached"],
  ["a CAPTCHA is on", refused(400, "captcha_failed"), "asks for a CAPTCHA"],
  [
    "this address sent too many requests",
    refused(429, "over_request_rate_limit"),
    "Please wait a few minutes",
  ],
])("Forgot password says that %s", async (_name, respond, sentence) => {
  const { error } = await clientOf(respond).resetPasswordForEmail("a@example.com");
  expect(error && recoveryFailureText(error)).toContain(sentence);
});

test.each([
  ["one mail a minute", refused(429, "over_email_send_rate_limit")],
  ["a mail that cannot be sent", refused(500, "unexpected_failure")],
  ["an address that gets no mail", refused(400, "email_address_not_authorized")],
])("Forgot password does not tell what only happens to accounts: %s", async (_name, respond) => {
  const { error } = await clientOf(respond).resetPasswordForEmail("a@example.com");
  expect(error).not.toBeNull();
  expect(error && recoveryFailureText(error)).toBeNull();
});

test("a panel in Tamil gives no reason in English", async () => {
  vi.doMock("virtual:messages/panel-auth", () => vi.importActual("virtual:messages/panel-auth.ta"));
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock("virtual:messages/panel-auth");
    vi.resetModules();
  });
  const { refusalText, wordedFailure } = await import("./auth-failure");
  const message = "You cannot remove yourself";
  for (const code of ["weak_password", "oneself", "not_admin", "42501", "40001", "unheard_of"]) {
    expect(refusalText({ code, message }), code).not.toMatch(/[a-z]/i);
  }
  const worded = wordedFailure({ name: "AuthApiError", code: "user_banned", message });
  expect(worded && refusalText(worded), "worded before").toBe(worded?.message);
  expect(refusalText({ message: "மாறிவிட்டது" }), "the panel's own words").toBe("மாறிவிட்டது");
});
