/** Whether a key belongs to an input method, as for Tamil. Safari has ended the composition before its last key, 229. */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
