/** A name that no other file has, by which the operator still recognises the picture. */
export function fileName(original: string, type: string): string {
  const words = original
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  const unique = crypto.getRandomValues(new Uint32Array(2));
  const suffix = [...unique].map((part) => part.toString(36)).join("");
  return `${words || "picture"}-${suffix}.${type.split("/")[1]?.replace("jpeg", "jpg") ?? "jpg"}`;
}
