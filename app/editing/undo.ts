import * as m from "virtual:messages/panel-editing";
import { useEffect } from "react";
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
let undoables: Undoable[] = [];

/** Shows a success toast with an Undo button. Returns a function that does the same as the button. */
export function offerUndo(text: string, undo: Undoable["undo"]): () => Promise<void> {
  const undoable: Undoable = { toastId: "", isUndone: false, undo };
  undoable.toastId = toast.success(text, buttonOf(undoable));
  undoables.push(undoable);
  return () => runUndo(undoable);
}

function buttonOf(undoable: Undoable): Action {
  return { label: m.undo, onClick: () => void runUndo(undoable) };
}

async function runUndo(undoable: Undoable): Promise<void> {
  if (undoable.isUndone) return;
  undoable.isUndone = true;
  toast.dismiss(undoable.toastId);
  undoable.isUndone = await undoable.undo(buttonOf(undoable));
}

/** Ctrl+Z (Cmd+Z) outside a field undoes the newest change of this screen. Another screen begins without changes. */
export function useUndo(): void {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen begins with nothing to undo
  useEffect(() => {
    window.addEventListener("keydown", undoOnKey);
    return () => {
      window.removeEventListener("keydown", undoOnKey);
      undoables = [];
    };
  }, [pathname]);
}

/** The fields in which Ctrl+Z undoes typing, and dialogs, which cover the list. */
const OWN_CTRL_Z = "input, textarea, select, [contenteditable], dialog";

function undoOnKey(event: KeyboardEvent): void {
  if (!isUndoKey(event) || (event.target as Element).closest(OWN_CTRL_Z)) return;
  const last = undoables.findLast(({ isUndone }) => !isUndone);
  if (!last) return;
  event.preventDefault();
  void runUndo(last);
}

function isUndoKey({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || shiftKey || altKey) return false;
  // With a Tamil keyboard layout, `key` is a Tamil letter, so compare the physical key.
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === "z" : code === "KeyZ";
}
