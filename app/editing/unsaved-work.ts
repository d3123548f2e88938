const holders = new Set<symbol>();

/** Notes that something typed is not saved yet. Out: how to take the note back. */
export function holdUnsavedWork(): () => void {
  const holder = Symbol("unsaved");
  holders.add(holder);
  return () => holders.delete(holder);
}

/** Lets all of it go, after the operator said so. Out: how to hold it again. */
export function releaseUnsavedWork(): () => void {
  const held = [...holders];
  holders.clear();
  return () => {
    for (const holder of held) holders.add(holder);
  };
}

/** Whether any form on screen holds typed text that is not saved. */
export function hasUnsavedWork(): boolean {
  return holders.size > 0;
}
