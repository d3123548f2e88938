import { useRef } from "react";

interface Answer {
  error: { message: string; code?: string | undefined } | null;
}

/**
 * Adds the row of a form. Its id is made before the first attempt and kept until the row is saved: when
 * an answer was lost on its way back, the next attempt finds the row there and changes it instead of
 * adding a second. `add` and `change` are given the id.
 */
export function useNewRow() {
  const kept = useRef<string>(undefined);
  return async function addOnce<Given extends Answer>(
    add: (id: string) => PromiseLike<Given>,
    change: (id: string) => PromiseLike<Given>,
  ): Promise<Given> {
    kept.current ??= randomId();
    const id = kept.current;
    const answer = await add(id);
    const result = isThereAlready(answer) ? await change(id) : answer;
    if (!result.error) kept.current = undefined;
    return result;
  };
}

function isThereAlready({ error }: Answer): boolean {
  return error?.code === "23505" && error.message.includes("_pkey");
}

/** A random UUID; the browser's own function is not there on a plain http address. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab".charAt((bytes[8] ?? 0) & 3);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ].join("-");
}
