import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { browserClient } from "~/supabase/browser-client";
import type { Client } from "~/supabase/types";
import { randomId } from "./random-id";
import { askToSignInAgain, SignInDeclined } from "./sign-in-again";
import { toast } from "./toaster";
import { offerUndo } from "./undo";
import { holdUnsavedWork } from "./unsaved-work";

interface WriteError {
  message: string;
  code?: string | undefined;
  status?: number | undefined;
}

export interface WriteResult {
  error: WriteError | null;
  /** The HTTP status; 0 when there was no response. */
  status?: number;
}

/** A write that did not happen, in words for the operator. */
export class SaveFailure extends Error {
  /** False when the server could not be reached or something threw (spec §8: "on an exception"). */
  readonly hasResponse: boolean;

  constructor(error: WriteError, hasResponse: boolean) {
    super(hasResponse ? responseText(error) : "The server cannot be reached. Please try again.");
    this.hasResponse = hasResponse;
  }
}

function responseText({ message, code }: WriteError): string {
  // `.single()` found no row to change.
  if (code === "PGRST116")
    return "It no longer exists. It may have been deleted in another window.";
  return message || "Something went wrong. Please try again.";
}

interface SaveOptions<Input> {
  write: (client: Client, input: Input) => PromiseLike<WriteResult>;
  success?: string;
  /** The toast's text (spec §8); without it the failure is logged to the console. */
  failure?: (failure: SaveFailure) => string;
  /** Takes a deletion back: offered by the success toast, and by Ctrl+Z while the screen is open. */
  undo?: (client: Client, input: Input) => PromiseLike<WriteResult>;
  /** The lists that show the written rows (spec §7). */
  queriesToRefresh: QueryKey[];
}

/**
 * Every write in the panel uses this hook. `save` ignores a second press while it runs, shows a toast,
 * refreshes the lists, and resolves to true if saved.
 */
export function useSave<Input>({
  write,
  success,
  failure,
  undo,
  queriesToRefresh,
}: SaveOptions<Input>) {
  const queryClient = useQueryClient();
  const isRunning = useRef(false);
  // Also the lists of other screens: one of them is shown next.
  const refresh = () =>
    Promise.all(
      queriesToRefresh.map((queryKey) =>
        queryClient.invalidateQueries({ queryKey, refetchType: "all" }),
      ),
    );
  const mutation = useMutation<WriteResult, SaveFailure, Input>({
    // Without a network a write fails at once, instead of pausing.
    networkMode: "always",
    mutationFn: (input) => writeSignedIn((client) => write(client, input)),
    onSuccess: async (_, input) => {
      await refresh();
      if (success && undo) offerUndo(success, () => takeBack((client) => undo(client, input)));
      else if (success) toast.success(success);
    },
    onError: (error) => {
      const text = failure?.(error);
      if (!text) console.error(error.message);
      else if (text.includes(error.message)) toast.error(text);
      else toast.error(text, error.message);
      void refresh();
    },
  });

  async function takeBack(write: (client: Client) => PromiseLike<WriteResult>): Promise<boolean> {
    try {
      await writeSignedIn(write);
      toast.success("Deletion undone");
      return true;
    } catch (error) {
      toast.error(`Could not undo: ${(error as SaveFailure).message}`);
      return false;
    } finally {
      void refresh();
    }
  }

  async function save(input: Input): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    try {
      await mutation.mutateAsync(input);
      return true;
    } catch {
      return false;
    } finally {
      isRunning.current = false;
    }
  }

  return { save, isSaving: mutation.isPending, input: mutation.variables };
}

/** Writes with the operator's session. If it has ended, asks for the password and goes on. */
async function writeSignedIn(
  write: (client: Client) => PromiseLike<WriteResult>,
): Promise<WriteResult> {
  const client = browserClient();
  const release = holdUnsavedWork();
  try {
    if (!(await hasSession(client))) await askToSignInAgain();
    let result = await write(client);
    if (result.error && (await isSessionRefused(client, result))) {
      await askToSignInAgain();
      result = await write(client);
    }
    if (result.error) throw new SaveFailure(result.error, result.status !== 0);
    return result;
  } catch (error) {
    if (error instanceof SaveFailure) throw error;
    // A declined sign-in has its own message: as a response, it is not shown as an unreachable server.
    throw new SaveFailure(error as Error, error instanceof SignInDeclined);
  } finally {
    release();
  }
}

const REFUSALS = new Set(["PGRST301", "bad_jwt", "session_not_found", "session_expired"]);

async function isSessionRefused(client: Client, { status, error }: WriteResult): Promise<boolean> {
  if (status === 0) return false;
  return status === 401 || REFUSALS.has(error?.code ?? "") || !(await hasSession(client));
}

/** Throws without a network: a session that could not be refreshed has not ended. */
async function hasSession(client: Client): Promise<boolean> {
  const { data, error } = await client.auth.getSession();
  if (error?.name === "AuthRetryableFetchError") throw error;
  return data.session !== null;
}

/**
 * Inserts a form's row once. If the first response was lost, the retry finds the same id and updates the
 * row.
 */
export function useNewRow() {
  const reserved = useRef<string>(undefined);
  return async function addOnce<Result extends WriteResult>(
    add: (id: string) => PromiseLike<Result>,
    change: (id: string) => PromiseLike<Result>,
  ): Promise<Result> {
    reserved.current ??= randomId();
    const id = reserved.current;
    const added = await add(id);
    const result = exists(added) ? await change(id) : added;
    if (!result.error) reserved.current = undefined;
    return result;
  };
}

function exists({ error }: WriteResult): boolean {
  return error?.code === "23505" && error.message.includes("_pkey");
}
