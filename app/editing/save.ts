import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { browserClient } from "~/supabase/browser-client";
import type { Client } from "~/supabase/types";
import { randomId } from "~/ui/random-id";
import { NotSignedIn } from "./sign-in-again";
import { callSignedIn } from "./signed-in";
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

/** A failed write. The message is written for the operator. */
export class SaveFailure extends Error {
  /** False when the server could not be reached or something threw (spec §8: "on an exception"). */
  readonly hasResponse: boolean;

  constructor(error: WriteError, hasResponse: boolean) {
    super(hasResponse ? responseText(error) : "The server cannot be reached. Please try again.");
    this.hasResponse = hasResponse;
  }
}

function responseText({ message, code }: WriteError): string {
  // PostgREST's error code if `.single()` finds no row.
  if (code === "PGRST116")
    return "It no longer exists. It may have been deleted in another window.";
  return message || "Something went wrong. Please try again.";
}

interface SaveOptions<Input> {
  write: (client: Client, input: Input) => PromiseLike<WriteResult>;
  success?: string;
  /** Returns the text of the error toast (spec §8). Without it, the error is only logged. */
  failure?: (failure: SaveFailure) => string;
  /** Reverts a deletion, by a button in the success toast or by Ctrl+Z on the same screen. */
  undo?: (client: Client, input: Input) => PromiseLike<WriteResult>;
  /** The cached queries that show the written rows (spec §7). */
  queriesToRefresh: QueryKey[];
}

/**
 * Every write in the panel uses this hook. `save` ignores calls while it is running. It shows a
 * toast, refreshes the queries, and resolves to true if the write succeeded.
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
  // "all" also refreshes the queries of other screens, because the operator might open one next.
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

async function writeSignedIn(
  write: (client: Client) => PromiseLike<WriteResult>,
): Promise<WriteResult> {
  try {
    const result = await callSignedIn(async () => {
      const release = holdUnsavedWork();
      try {
        return await write(browserClient());
      } finally {
        release();
      }
    });
    if (result.error) throw new SaveFailure(result.error, result.status !== 0);
    return result;
  } catch (error) {
    if (error instanceof SaveFailure) throw error;
    // `true` keeps the message of NotSignedIn instead of "The server cannot be reached".
    throw new SaveFailure(error as Error, error instanceof NotSignedIn);
  }
}

/**
 * Inserts the row of a form only once, because each retry uses the same id. If the row was inserted
 * but the response was lost, the retry updates that row.
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
