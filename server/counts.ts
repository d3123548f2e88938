/** A number for each key. Keys whose number is 0 take no memory. */
export class Counts {
  readonly #counts = new Map<string, number>();
  /** The sum of all keys. */
  total = 0;

  get(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: string, change: number): void {
    const count = this.get(key) + change;
    this.total += change;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}
