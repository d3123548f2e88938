import { afterAll, beforeEach, expect, test, vi } from "vitest";

const auth = {
  getSession: vi.fn(),
  getUser: vi.fn(),
  refreshSession: vi.fn(),
  signOut: vi.fn(),
};
const rpc = vi.fn();
// Other tests of this process can have imported the real client, and can import it later.
vi.resetModules();
vi.doMock("~/supabase/browser-client", () => ({
  browserClient: () => ({ auth, rpc }),
  forgetSession: () => auth.signOut({ scope: "local" }),
}));
const { finishSignIn, signInReason } = await import("./sign-in-again");
const {
  callSignedIn,
  forgetLostAccess,
  hasLostAccess,
  isCheckingSession,
  NO_ACCESS,
  readAccountState,
} = await import("./signed-in");
afterAll(() => {
  vi.doUnmock("~/supabase/browser-client");
  vi.resetModules();
});

const OK = { data: [{ id: 1 }], error: null, status: 200 };
const EMPTY = { data: [], error: null, status: 200 };
const refused = (code: string, status = 403) => ({
  data: null,
  error: { message: "refused", code },
  status,
});
const noSession = {
  name: "AuthSessionMissingError",
  message: "Auth session missing!",
  status: 400,
};

const sessionOf = (access_token: string) => ({ data: { session: { access_token } }, error: null });

/** The server's response about the session. `user` is the error of `getUser`. */
function serverSays(isAdmin: boolean | null, user: object | null = null) {
  const isUnreached = isAdmin === null;
  rpc.mockResolvedValue({
    data: isAdmin,
    error: isUnreached ? { message: "Failed to fetch" } : null,
    status: isUnreached ? 0 : 200,
  });
  auth.getUser.mockResolvedValue({ error: user });
}

beforeEach(() => {
  vi.resetAllMocks();
  auth.getSession.mockResolvedValue(sessionOf("first token"));
  auth.signOut.mockResolvedValue({ error: null });
  finishSignIn(true);
  forgetLostAccess();
});

test("a refusal of the panel itself asks nothing", async () => {
  const refusal = { error: { message: "Another tour has this address" } };
  expect(await callSignedIn(async () => refusal)).toBe(refusal);
  expect(rpc).not.toHaveBeenCalled();
});

test("a response with rows asks nothing", async () => {
  expect(await callSignedIn(async () => OK)).toBe(OK);
  expect(rpc).not.toHaveBeenCalled();
});

test.each([
  ["an empty list", EMPTY],
  ["no row", { data: null, error: null, status: 200 }],
  ["a deletion, which says nothing", { data: null, error: null, status: 204 }],
  ["a refused row", refused("42501")],
  ["a row that is not found", refused("PGRST116", 406)],
  ["an unknown token", refused("PGRST301", 401)],
  ["no session for a new password", { data: { user: null }, error: noSession }],
])("after the session has ended, %s asks to sign in and is sent again", async (_, first) => {
  serverSays(false, noSession);
  const send = vi.fn().mockResolvedValueOnce(first).mockResolvedValueOnce(OK);
  const result = callSignedIn(send);
  await expect.poll(() => signInReason()).toBe("ended");
  expect(auth.getUser).toHaveBeenCalledOnce();
  finishSignIn(true);
  expect(await result).toBe(OK);
});

test("an empty list of a live session is empty, and lists that are read at once ask once", async () => {
  serverSays(true);
  const lists = Array.from({ length: 5 }, () => callSignedIn(async () => EMPTY));
  expect(await Promise.all(lists)).toEqual(lists.map(() => EMPTY));
  expect(rpc).toHaveBeenCalledOnce();
  expect(auth.getUser).not.toHaveBeenCalled();
});

test("without a response nobody is signed out, and an empty list is not believed", async () => {
  const failed = { data: null, error: { message: "Failed to fetch", code: "" }, status: 0 };
  expect(await callSignedIn(async () => failed)).toBe(failed);
  expect(rpc).not.toHaveBeenCalled();
  serverSays(null);
  await expect(callSignedIn(async () => EMPTY)).rejects.toThrow("Failed to fetch");
  serverSays(false, { name: "AuthRetryableFetchError", message: "502", status: 502 });
  await expect(callSignedIn(async () => EMPTY)).rejects.toMatchObject({ status: 502 });
  expect(auth.signOut).not.toHaveBeenCalled();
  expect(signInReason()).toBeUndefined();
});

test.each([
  ["deleted", { code: "user_not_found" }],
  ["banned", { code: "user_banned" }],
  ["no administrator any more", null],
])("an account that is %s is signed out of this browser", async (_, user) => {
  serverSays(false, user && { name: "AuthApiError", status: 403, ...user });
  await expect(callSignedIn(async () => EMPTY)).rejects.toThrow(NO_ACCESS);
  expect(auth.signOut).toHaveBeenCalledWith({ scope: "local" });
  expect(signInReason()).toBeUndefined();
  expect(hasLostAccess()).toBe(true);
});

test("an account that is being signed out is not checked again, and so not asked to sign in", async () => {
  serverSays(false);
  const signedOut = Promise.withResolvers<object>();
  auth.signOut.mockReturnValue(signedOut.promise);
  const first = callSignedIn(async () => EMPTY);
  first.catch(() => {});
  await expect.poll(() => auth.signOut.mock.calls.length).toBe(1);
  rpc.mockClear();
  await expect(callSignedIn(async () => EMPTY)).rejects.toThrow(NO_ACCESS);
  expect(rpc).not.toHaveBeenCalled();
  expect(isCheckingSession()).toBe(false);
  signedOut.resolve({ error: null });
  await expect(first).rejects.toThrow(NO_ACCESS);
});

test.each(["no session", "no user", "not an admin"])(
  "of somebody who is no operator, the database says why: %s",
  async (state) => {
    rpc.mockImplementation(async (name: string) => ({
      data: name === "is_admin" ? false : state,
      error: null,
      status: 200,
    }));
    expect(await readAccountState()).toBe(state);
    expect(auth.getUser).not.toHaveBeenCalled();
  },
);

test("a check that Sign Out overtakes asks nothing more", async () => {
  serverSays(false);
  auth.getSession.mockResolvedValue({ data: { session: null }, error: null });
  expect(await readAccountState()).toBe("no session");
  expect(rpc.mock.calls.map(([name]) => name)).toEqual(["is_admin"]);
});

test.each([
  "refresh_token_already_used",
  "refresh_token_not_found",
  "session_expired",
  "session_not_found",
])("%s means that the session has ended", async (code) => {
  serverSays(false, { name: "AuthApiError", code, status: 403 });
  expect(await readAccountState()).toBe("no session");
});

test("a token that a slow clock left to expire is renewed, and the refused request is sent again", async () => {
  const expired = refused("PGRST303", 401);
  rpc.mockResolvedValueOnce(expired);
  rpc.mockResolvedValueOnce({ data: true, error: null, status: 200 });
  auth.getUser.mockResolvedValue({ error: { name: "AuthApiError", code: "bad_jwt", status: 403 } });
  auth.refreshSession.mockImplementation(async () => {
    auth.getSession.mockResolvedValue(sessionOf("second token"));
    return { error: null };
  });
  const send = vi.fn().mockResolvedValueOnce(expired).mockResolvedValueOnce(OK);
  expect(await callSignedIn(send)).toBe(OK);
  expect(auth.signOut).not.toHaveBeenCalled();
  expect(signInReason()).toBeUndefined();
});

test("an invalid token ends the session only if the server does not renew it", async () => {
  const invalid = { name: "AuthApiError", code: "bad_jwt", status: 403 };
  serverSays(false, invalid);
  auth.refreshSession.mockResolvedValue({ error: null });
  expect(await readAccountState()).toBe("no session");
  expect(auth.refreshSession).toHaveBeenCalledOnce();

  auth.signOut.mockClear();
  const unreached = { name: "AuthRetryableFetchError", message: "502", status: 502 };
  auth.refreshSession.mockResolvedValue({ error: unreached });
  await expect(readAccountState()).rejects.toBe(unreached);
  expect(auth.signOut).not.toHaveBeenCalled();

  auth.refreshSession.mockResolvedValue({ error: { ...invalid, code: "refresh_token_not_found" } });
  expect(await readAccountState()).toBe("no session");
  expect(auth.signOut).toHaveBeenCalled();
});

test("an old sign-in asks for the password, also without a check of the session", async () => {
  const send = vi
    .fn()
    .mockResolvedValueOnce(refused("reauthentication_needed"))
    .mockResolvedValue(OK);
  const result = callSignedIn(send);
  await expect.poll(() => signInReason()).toBe("old");
  expect(rpc).not.toHaveBeenCalled();
  finishSignIn(true);
  expect(await result).toBe(OK);

  const declined = callSignedIn(async () => refused("reauthentication_needed"));
  await expect.poll(() => signInReason()).toBe("old");
  finishSignIn(false);
  await expect(declined).rejects.toThrow("Your password is needed for this");
});
