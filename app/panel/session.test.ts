import { afterAll, expect, test, vi } from "vitest";

const signInWithPassword = vi.fn();
// Other tests of this process can have imported the real client, and can import it later.
vi.resetModules();
vi.doMock("~/supabase/browser-client", () => ({
  browserClient: () => ({ auth: { signInWithPassword } }),
  forgetSession: vi.fn(),
}));
const { signIn } = await import("./session");
afterAll(() => {
  vi.doUnmock("~/supabase/browser-client");
  vi.resetModules();
});

const text = "An error occurred during login";

test("an exception is unexpected, and a missing response means that the server is not reached", async () => {
  signInWithPassword.mockRejectedValueOnce(new Error("QuotaExceededError"));
  const unexpected = { text, reason: "An unexpected error occurred" };
  expect(await signIn("a@example.com", "secret")).toEqual(unexpected);

  const error = { name: "AuthRetryableFetchError", message: "Failed to fetch", status: 0 };
  signInWithPassword.mockResolvedValueOnce({ data: { user: null }, error });
  const unreached = { text, reason: expect.stringMatching(/server/) };
  expect(await signIn("a@example.com", "secret")).toEqual(unreached);
});
