import * as m from "virtual:messages/panel-editing";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { Action } from "sonner";
import { toast } from "./toaster";

interface Undoable {
  toastId: string;
  isUndone: boolean;
  /** Resolves to true if the undo succeeded. Otherwise its error toast offers to try `again`, and so does Ctrl+Z. */
  undo: (again: Action) => Promise<boolean>;
}

/** The changes on this screen that can be undone, the newest last. */
let undoables: readonly Undoable[] = [];
const listeners = new Set<() => void>();

function setUndoables(next: readonly Undoable[]): void {
  undoables = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const lastUndoable = () => undoables.findLast(({ isUndone }) => !isUndone);

/** Shows a success toast with an Undo button. Returns a function that does the same as the button. */
export function offerUndo(text: string, undo: Undoable["undo"]): () => Promise<void> {
  const undoable: Undoable = { toastId: "", isUndone: false, undo };
  undoable.toastId = toast.success(text, buttonOf(undoable));
  setUndoables([...undoables, undoable]);
  return () => runUndo(undoable);
}

function buttonOf(undoable: Undoable): Action {
  return { label: m.undo, onClick: () => void runUndo(undoable) };
}

async function runUndo(undoable: Undoable): Promise<void> {
  if (undoable.isUndone) return;
  setIsUndone(undoable, true);
  toast.dismiss(undoable.toastId);
  setIsUndone(undoable, await undoable.undo(buttonOf(undoable)));
}

function setIsUndone(undoable: Undoable, isUndone: boolean): void {
  undoable.isUndone = isUndone;
  setUndoables(undoables);
}

/** Undoes the newest change of this screen, also after its toast has gone. Undefined if there is none. */
export function useUndoLast(): (() => Promise<void>) | undefined {
  const last = useSyncExternalStore(subscribe, lastUndoable);
  return last && (() => runUndo(last));
}

/** Ctrl+Z (Cmd+Z) outside a field undoes the newest change of this screen. Another screen begins without changes. */
export function useUndo(): void {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen begins with nothing to undo
  useEffect(() => {
    window.addEventListener("keydown", undoOnKey);
    return () => {
      window.removeEventListener("keydown", undoOnKey);
      setUndoables([]);
    };
  }, [pathname]);
}

/** The fields in which Ctrl+Z undoes typing, and dialogs, which cover the list. */
const OWN_CTRL_Z = "input, textarea, select, [contenteditable], dialog";

function undoOnKey(event: KeyboardEvent): void {
  if (!isUndoKey(event) || (event.target as Element).closest(OWN_CTRL_Z)) return;
  const last = lastUndoable();
  if (!last) return;
  event.preventDefault();
  void runUndo(last);
}

function isUndoKey({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return false;
  // With a Tamil keyboard layout, `key` is a Tamil letter, so compare the physical key.
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === "z" : code === "KeyZ";
}
