import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { browserClient } from "~/supabase/browser-client";
import type { Client } from "~/supabase/types";
import { toast } from "~/ui/toaster";
import { SaveFailure } from "./failure";
import { askToSignInAgain, SignInDeclined } from "./sign-in-again";
import { holdUnsavedWork } from "./unsaved-work";

interface Answer {
  error: { message: string; code?: string | undefined; status?: number | undefined } | null;
  /** The HTTP status; 0 when no answer came. */
  status?: number;
}

interface SaveOptions<Input> {
  /** The data call, or several. */
  write: (client: Client, input: Input) => PromiseLike<Answer>;
  /** The success toast of spec §8. */
  success?: string;
  /**
   * The failure toast of spec §8. One that does not quote the server's message has it below
   * itself. Without a text the failure is a console line.
   */
  failure?: (failure: SaveFailure) => string;
  /** The lists that show what was written (spec §7). */
  refreshes: QueryKey[];
}

/**
 * The panel's one way to write. `save` writes once however often it is pressed, toasts, refreshes
 * the lists, and resolves to whether it was saved: a form stays as it is when it was not.
 */
export function useSave<Input>({ write, success, failure, refreshes }: SaveOptions<Input>) {
  const queryClient = useQueryClient();
  const isUnderWay = useRef(false);
  const mutation = useMutation<Answer, SaveFailure, Input>({
    // Without a network a write fails at once and says so, instead of waiting unseen.
    networkMode: "always",
    mutationFn: (input) => writeSignedIn((client) => write(client, input)),
    onSuccess: () => {
      if (success) toast.success(success);
    },
    onError: (error) => {
      const text = failure?.(error);
      if (!text) console.error(error.message);
      else if (text.includes(error.message)) toast.error(text);
      else toast.error(text, { description: error.message });
    },
    // Also after a failure: the list may be what was out of date.
    onSettled: () => {
      for (const queryKey of refreshes) void queryClient.invalidateQueries({ queryKey });
    },
  });

  async function save(input: Input): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    try {
      await mutation.mutateAsync(input);
      return true;
    } catch {
      return false;
    } finally {
      isUnderWay.current = false;
    }
  }

  return { save, isSaving: mutation.isPending, input: mutation.variables };
}

/** Writes with the operator's session; one that has ended is asked for, and the write goes on. */
async function writeSignedIn(write: (client: Client) => PromiseLike<Answer>): Promise<Answer> {
  const client = browserClient();
  const letGo = holdUnsavedWork();
  try {
    if (!(await hasSession(client))) await askToSignInAgain();
    let answer = await write(client);
    if (answer.error && (await isSessionRefused(client, answer))) {
      await askToSignInAgain();
      answer = await write(client);
    }
    if (answer.error) throw new SaveFailure(answer.error, answer.status !== 0);
    return answer;
  } catch (error) {
    if (error instanceof SaveFailure) throw error;
    throw new SaveFailure(error as Error, error instanceof SignInDeclined);
  } finally {
    letGo();
  }
}

// How the data interface and the auth service say that a session is no longer good.
const REFUSALS = new Set(["PGRST301", "bad_jwt", "session_not_found", "session_expired"]);

async function isSessionRefused(client: Client, { status, error }: Answer): Promise<boolean> {
  if (status === 0) return false;
  return status === 401 || REFUSALS.has(error?.code ?? "") || !(await hasSession(client));
}

/**
 * Whether the session has not ended. Throws when that cannot be told: an old one that could not be
 * refreshed for want of a network would go out as a stranger's call.
 */
async function hasSession(client: Client): Promise<boolean> {
  const { data, error } = await client.auth.getSession();
  if (error?.name === "AuthRetryableFetchError") throw error;
  return data.session !== null;
}
