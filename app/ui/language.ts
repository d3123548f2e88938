/** "ta" for text with Tamil letters: voices then read it as Tamil, and its lines get the room they need. */
export function languageOf(text: string): "ta" | undefined {
  return /[\u0B80-\u0BFF]/.test(text) ? "ta" : undefined;
}
