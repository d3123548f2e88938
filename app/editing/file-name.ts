/** A name that no other file has, by which the operator still recognises the picture. */
export function fileName(original: string, type: string): string {
  const words = original
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  // Sixteen of these digits are known for a name that is given once (server/pictures/pictures.ts).
  const unique = crypto.getRandomValues(new Uint8Array(8));
  const suffix = [...unique].map((part) => part.toString(16).padStart(2, "0")).join("");
  return `${words || "picture"}-${suffix}.${type.split("/")[1]?.replace("jpeg", "jpg") ?? "jpg"}`;
}
