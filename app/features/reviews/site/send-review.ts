import * as m from "virtual:messages/review";
import { fetchFromApi } from "~/supabase/api-fetch";

/** The traveller and the tour of an invitation. */
export interface Invitation {
  token: string;
  name: string;
  tour_id: string | null;
  tour: string | null;
}

async function post(path: string, body: Blob): Promise<Response | null> {
  return fetchFromApi(path, { method: "POST", body }).catch(() => null);
}

function json(value: object): Blob {
  return new Blob([JSON.stringify(value)], { type: "application/json" });
}

/** Returns null on success, otherwise an error message for the visitor. A retry sends both again. */
export async function sendReview(
  review: { id: string },
  picture: Blob | undefined,
): Promise<string | null> {
  const refusal = await refusalOf(await post("/review", json(review)), m.unreachable);
  if (refusal !== null || !picture) return refusal;
  return refusalOf(await post(`/review/picture?review=${review.id}`, picture), m.noPicture);
}

/** The server says why in English. Other languages have words for its codes. */
interface Refusal {
  code?: string;
  message?: string;
}

async function refusalOf(response: Response | null, unreachable: string): Promise<string | null> {
  if (response?.status === 204) return null;
  if (!response || response.status >= 500) return unreachable;
  const refusal = (await response.json().catch(() => null)) as Refusal | null;
  const { code = "", message } = refusal ?? {};
  const minutes = Math.ceil(Number(response.headers.get("retry-after")) / 60);
  return message ? m.refused({ code, reason: message, minutes }) : unreachable;
}

/**
 * Null if the invitation is used, expired or unknown. If reading fails, returns only the token,
 * because the server checks the token again when the review is sent.
 */
export async function readInvitation(token: string): Promise<Invitation | null> {
  const response = await post("/review/invitation", json({ token }));
  if (response?.status === 400) return null;
  if (!response?.ok) return { token, name: "", tour_id: null, tour: null };
  const invitation = (await response.json()) as Omit<Invitation, "token"> | null;
  return invitation && { token, ...invitation };
}
