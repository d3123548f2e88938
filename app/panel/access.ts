import { browserClient } from "~/supabase/browser-client";

export interface Access {
  user: { id: string; email: string };
  isAdmin: boolean;
}

const knownAdmins = new Set<string>();

/**
 * Who is at the panel: null when nobody is signed in. Signed in is not admin, so the database is
 * asked once for each user; its answer is only for the screen, row-level security is the lock.
 */
export async function readAccess(): Promise<Access | null> {
  const { auth } = browserClient();
  const { data, error } = await auth.getSession();
  // A session that could not be refreshed for want of a network is not an ended session.
  if (error && isOutOfReach(error)) throw error;
  const user = data.session?.user;
  if (!user) return null;
  const isAdmin = knownAdmins.has(user.id) || (await askIsAdmin());
  if (isAdmin === null) {
    await auth.signOut({ scope: "local" });
    return null;
  }
  if (isAdmin) knownAdmins.add(user.id);
  return { user: { id: user.id, email: user.email ?? "" }, isAdmin };
}

/** Null when the server no longer accepts this session. */
async function askIsAdmin(): Promise<boolean | null> {
  const { data, error, status } = await browserClient().rpc("is_admin");
  if (status === 401) return null;
  if (error) throw new Error(error.message);
  return data;
}

/** True for an auth error that says nothing about the session: no network, or a server in trouble. */
function isOutOfReach(error: { name: string }): boolean {
  return error.name === "AuthRetryableFetchError";
}
