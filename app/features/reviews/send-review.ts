/** The traveller and the tour of an invitation. */
export interface Invitation {
  token: string;
  name: string;
  tour_id: string | null;
  tour: string | null;
}

const UNREACHABLE =
  "Your review could not be sent. Please check your connection and press the button again.";

async function post(path: string, body: object): Promise<Response | null> {
  const headers = { "content-type": "application/json" };
  return fetch(path, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => null);
}

/** Returns null on success, otherwise an error message for the visitor. */
export async function sendReview(review: object): Promise<string | null> {
  const response = await post("/review", review);
  if (response?.ok) return null;
  if (!response || response.status >= 500) return UNREACHABLE;
  const refusal = (await response.json().catch(() => null)) as { message?: string } | null;
  return refusal?.message ?? UNREACHABLE;
}

/**
 * Null if the invitation is used, expired or unknown. If reading fails, returns only the token,
 * because the server checks the token again when the review is sent.
 */
export async function readInvitation(token: string): Promise<Invitation | null> {
  const response = await post("/review/invitation", { token });
  if (response?.status === 400) return null;
  if (!response?.ok) return { token, name: "", tour_id: null, tour: null };
  const invitation = (await response.json()) as Omit<Invitation, "token"> | null;
  return invitation && { token, ...invitation };
}

export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
