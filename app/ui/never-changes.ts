/** For `useSyncExternalStore`, when only the value on the server differs: subscribes to nothing. */
export function neverChanges() {
  return () => {};
}
