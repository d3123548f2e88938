import * as m from "virtual:messages/panel-editing";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Action } from "sonner";
import { refusalText, SERVER_UNREACHABLE } from "~/supabase/auth-failure";
import { browserClient } from "~/supabase/browser-client";
import { currentTourId } from "~/supabase/tour-id";
import type { Client, Table } from "~/supabase/types";
import type { Version } from "~/supabase/version";
import { randomId } from "~/ui/random-id";
import { isSameField } from "./merge";
import { NotSignedIn } from "./sign-in-again";
import { callSignedIn } from "./signed-in";
import { toast } from "./toaster";
import { offerUndo } from "./undo";
import { trackUnsavedWork } from "./unsaved-work";

/** A stored row as it was read: `updated_at` is its version. */
export interface StoredRow {
  id: string;
  updated_at: string;
}

interface WriteError {
  message: string;
  code?: string | undefined;
  status?: number | undefined;
  /** If the write began from an older version: the row as it is now. */
  newer?: StoredRow | undefined;
  /** The form field with the refused value. */
  field?: string | undefined;
}

export interface WriteResult<Data = unknown> {
  /** The written row, or what else the write asks for. */
  data?: Data | null | undefined;
  error: WriteError | null;
  /** The HTTP status; 0 when there was no response. */
  status?: number;
}

/** A failed write. The message is written for the operator. */
export class SaveFailure extends Error {
  /** False when the server could not be reached or something threw (spec §8: "on an exception"). */
  readonly hasResponse: boolean;
  /** Set if nothing was saved because somebody else has changed the row: the row as it is now. */
  readonly newer: StoredRow | undefined;
  /** The form field whose value the server has refused. */
  readonly field: string | undefined;

  constructor(error: WriteError, hasResponse: boolean) {
    super(hasResponse ? responseText(error) : SERVER_UNREACHABLE);
    this.hasResponse = hasResponse;
    this.newer = error.newer;
    this.field = error.field;
  }
}

function responseText(error: WriteError): string {
  if (error.code === NO_ROW) return m.gone;
  return refusalText(error) || m.somethingWentWrong;
}

interface SaveOptions<Input, Data> {
  /**
   * For a form, makes at most one writing request. A new row gets the id `newId`: it stays the same until
   * a save succeeds, so that a save whose response was lost can be repeated.
   */
  write: (client: Client, input: Input, newId: string) => PromiseLike<WriteResult<Data>>;
  /** The form field that must be unique, and the error text. `reason` is the server's, in English. */
  unique?: { field: string; message: (reason: string) => string };
  success?: string | ((input: Input, written: WriteResult<Data>) => string);
  /** After a success, returns a button for its toast. It leads to what the operator usually does next. */
  next?: (written: WriteResult<Data>) => Action;
  /** Returns the text of the error toast (spec §8). Without it, the error is only logged. */
  failure?: (failure: SaveFailure) => string;
  /** Reverts the write, by a button in the success toast or by Ctrl+Z on the same screen. */
  undo?: (client: Client, input: Input, written: WriteResult<Data>) => PromiseLike<WriteResult>;
  /** Whether the write changed something that Undo can take back. Without it, always. */
  canUndo?: (written: WriteResult<Data>) => boolean;
  /** The text of the toast after an undo, if it is not that of a deletion. */
  undone?: (undone: WriteResult) => string | undefined;
  /** Returns a button for this toast, which makes the change again. */
  redo?: (input: Input, undone: WriteResult) => Action;
  /** The cached queries that show the written rows (spec §7). */
  queriesToRefresh: QueryKey[];
}

/**
 * Every write of rows in the panel uses this hook. Sign-in, password recovery and uploads do not.
 * `save` ignores calls while it is running. It shows a toast, refreshes the queries, and resolves to
 * the result, or to undefined if the write failed. For a form, it rejects with a `SaveFailure` that
 * has the refused `field`.
 */
export function useSave<Input, Data = unknown>({
  write,
  unique,
  success,
  next,
  failure,
  undo,
  canUndo,
  undone,
  redo,
  queriesToRefresh,
}: SaveOptions<Input, Data>) {
  const queryClient = useQueryClient();
  const isRunning = useRef(false);
  const newId = useRef(randomId());
  const toastId = useRef<string>(undefined);
  const [isUndoing, setIsUndoing] = useState(false);
  const undoLast = useRef<() => Promise<void>>(undefined);
  // "all" also refreshes the queries of other screens, because the operator might open one next.
  const refresh = () =>
    Promise.all(
      queriesToRefresh.map((queryKey) =>
        queryClient.invalidateQueries({ queryKey, refetchType: "all" }),
      ),
    );
  const mutation = useMutation<WriteResult<Data>, SaveFailure, Input>({
    // Without a network a write fails at once, instead of pausing.
    networkMode: "always",
    mutationFn: (input) =>
      writeSignedIn(async (client) => withField(await write(client, input, newId.current), unique)),
    onSuccess: async (written, input) => {
      newId.current = randomId();
      await refresh();
      const text = typeof success === "function" ? success(input, written) : success;
      if (text && undo && canUndo?.(written) !== false) {
        const write = (client: Client) => undo(client, input, written);
        undoLast.current = offerUndo(text, (again) => undoSave(input, write, again));
      } else if (text) toastId.current = toast.success(text, next?.(written));
    },
    onError: (error) => {
      void refresh();
      if (error.newer) return;
      const text = failure?.(error);
      if (!text) console.error(error.message);
      else if (text.includes(error.message)) toast.error(text);
      else toast.error(text, error.message);
    },
  });

  async function undoSave(
    input: Input,
    write: (client: Client) => PromiseLike<WriteResult>,
    again: Action,
  ): Promise<boolean> {
    setIsUndoing(true);
    try {
      const result = await writeSignedIn(write);
      toast.success(undone?.(result) ?? m.deletionUndone, redo?.(input, result));
      return true;
    } catch (error) {
      toast.error(m.couldNotUndo({ message: (error as SaveFailure).message }), undefined, again);
      return false;
    } finally {
      setIsUndoing(false);
      void refresh();
    }
  }

  async function save(input: Input): Promise<WriteResult<Data> | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await mutation.mutateAsync(input);
    } catch (error) {
      const { newer, field } = error as SaveFailure;
      if (newer || field) throw error;
      return undefined;
    } finally {
      isRunning.current = false;
    }
  }

  /** Removes the success toast of the last save, for a save that has its own undo. */
  function dismissToast(): void {
    if (toastId.current) toast.dismiss(toastId.current);
  }

  /** The input of the running or the last save. Undefined after a failure. */
  const input = mutation.isError ? undefined : mutation.variables;
  return { save, isSaving: mutation.isPending || isUndoing, input, newId, dismissToast, undoLast };
}

/**
 * Like `useSave`, for a form that edits a row of `table`. `save` takes the row that the form began from,
 * and `write` names its version. If the row has changed since, `save` rejects with a `SaveFailure` that
 * has the `newer` row, and the form merges the changes.
 */
export function useSaveRow<Input, Base extends StoredRow = StoredRow>({
  table,
  write,
  ...options
}: Omit<
  SaveOptions<Input, unknown>,
  "write" | "success" | "undo" | "canUndo" | "undone" | "redo"
> & {
  table: EditedTable;
  success: string;
  /** Without a `base`, nothing was stored when the form was opened. */
  write: (
    client: Client,
    input: Input,
    base: Base | undefined,
    newId: string,
  ) => PromiseLike<WriteResult>;
}) {
  const { save, isSaving, newId } = useSave<{ values: Input; base: Base | undefined }>({
    ...options,
    write: async (client, { values, base }, newId) =>
      withNewerRow(client, table, base, await write(client, values, base, newId)),
  });
  return {
    save: (values: Input, base: Base | undefined) => save({ values, base }),
    isSaving,
    newId,
  };
}

/** For a button, which has no form to merge in. */
export const CHANGED_ELSEWHERE = { message: m.rowChangedElsewhere };

/** How often a save is repeated if somebody else keeps saving the same row. */
export const MAX_TRIES = 5;

/**
 * Changes columns of a row with a button, without a form. If somebody else has changed the row, but not
 * these columns, repeats the change. `shown` is the row that the operator saw.
 */
export async function changeColumns<Shown extends StoredRow>(
  client: Client,
  table: EditedTable,
  shown: Shown,
  change: Partial<Shown>,
  update: (version: Version) => PromiseLike<WriteResult>,
  /** Whether the row is already as the operator wants it. */
  isDone = (row: Shown) => isSameIn(change, row, change),
): Promise<WriteResult> {
  let base: StoredRow = shown;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const result = await withNewerRow(client, table, base, await update(base.updated_at));
    const newer = result.error?.newer as Shown | undefined;
    if (!newer) return result;
    if (isDone(newer)) return { error: null };
    if (!isSameIn(change, newer, shown)) break;
    base = newer;
  }
  return { error: CHANGED_ELSEWHERE };
}

/** Compares the columns of `change`. */
function isSameIn(change: object, a: object, b: object): boolean {
  return Object.keys(change).every((name) => isSameField(name, a, b));
}

/** Without the tables that only the server writes. */
export type EditedTable = Exclude<Table, "push_keys" | "mails" | "backups">;

/** PostgREST's code if a call for a single row finds none. */
export const NO_ROW = "PGRST116";
export const UNIQUE_VIOLATION = "23505";

/** If nothing was written because the row has changed since it was read, adds the current row. */
async function withNewerRow(
  client: Client,
  table: EditedTable,
  base: StoredRow | undefined,
  result: WriteResult,
): Promise<WriteResult> {
  const { error } = result;
  if (!error || error.newer || !(base ? error.code === NO_ROW : isSecondRow(error))) {
    return result;
  }
  // supabase-js cannot type a union of tables, so "tours" stands for any table.
  const rows = client.from(table as "tours").select("*");
  // The slug of a tour may have changed.
  const id = base && table === "tours" ? await currentTourId(client, base.id) : base?.id;
  const current = await (id ? rows.eq("id", id) : rows.limit(1)).maybeSingle();
  if (current.error) return { error: current.error, status: current.status };
  const newer: StoredRow | null = current.data;
  // If the row is unchanged, the update failed for another reason, such as a removed operator.
  const isNewer = newer && newer.updated_at !== base?.updated_at;
  return isNewer ? { ...result, error: { ...error, newer } } : result;
}

/** Adds the form field to the error of a value that another row has. */
function withField<Data>(
  result: WriteResult<Data>,
  unique: SaveOptions<unknown, Data>["unique"],
): WriteResult<Data> {
  const { error } = result;
  if (!unique || error?.code !== UNIQUE_VIOLATION) return result;
  const message = unique.message(error.message);
  return { ...result, error: { ...error, message, code: undefined, field: unique.field } };
}

/** Whether a table that can have only one row already has it. */
function isSecondRow({ code, message }: WriteError): boolean {
  return code === UNIQUE_VIOLATION && message.includes("_single");
}

async function writeSignedIn<Data>(
  write: (client: Client) => PromiseLike<WriteResult<Data>>,
): Promise<WriteResult<Data>> {
  try {
    const result = await callSignedIn(async () => {
      const release = trackUnsavedWork();
      try {
        return await write(browserClient());
      } finally {
        release();
      }
    });
    const { error, status } = result;
    if (error) throw new SaveFailure({ status, ...error }, status !== 0);
    return result;
  } catch (error) {
    if (error instanceof SaveFailure) throw error;
    // `true` keeps the message of NotSignedIn instead of "The server cannot be reached".
    throw new SaveFailure(error as Error, error instanceof NotSignedIn);
  }
}
