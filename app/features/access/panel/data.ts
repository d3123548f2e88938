import * as m from "virtual:messages/panel-access";
import { fetchFromApi } from "../../../supabase/api-fetch.ts";
import { SERVER_UNREACHABLE } from "../../../supabase/auth-failure.ts";
import type { Client, Failure, Result } from "../../../supabase/types.ts";
import type { Operator, OwnSession } from "../account.ts";

/** How to reset a password: our own mail, recovery codes only, or the Supabase project's mail. */
export interface Recovery {
  by: "mail" | "code" | "project";
}

/** An account of a hosted project can lack an email: its phone number or this text names it. */
export function operatorName({ email, phone }: Operator): string {
  return email ?? phone ?? m.noEmail;
}

/** If `password` is missing, the server has mailed a link to choose a password. */
export interface AddedOperator {
  email: string;
  password?: string;
}

export type PasswordKey = { token: string } | { email: string; code: string };

/** Calls an endpoint of our own server that is not part of the Supabase API. */
async function call<T>(
  method: string,
  path: string,
  { body, token }: { body?: object | undefined; token?: string | undefined } = {},
): Promise<Result<T>> {
  try {
    const response = await fetchFromApi(`/admin/access${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status } = response;
    const content: unknown = await response.json();
    return response.ok
      ? { data: content as T, error: null, status }
      : { data: null, error: content as Failure, status };
  } catch {
    return { data: null, error: { message: SERVER_UNREACHABLE }, status: 0 };
  }
}

export async function callAsOperator<T>(
  client: Client,
  method: string,
  path: string,
  body?: object,
) {
  const { data } = await client.auth.getSession();
  return call<T>(method, path, { body, token: data.session?.access_token });
}

export function readRecovery() {
  return call<Recovery>("GET", "/recovery");
}

export function requestMail(email: string) {
  return call<object>("POST", "/recovery", { body: { email } });
}

export function setPassword(key: PasswordKey, password: string) {
  return call<{ email: string }>("POST", "/password", { body: { ...key, password } });
}

/** `left` is null on hosted Supabase, which has no recovery codes. */
export function countCodes(client: Client) {
  return callAsOperator<{ left: number | null }>(client, "GET", "/codes");
}

export function makeCodes(client: Client) {
  return callAsOperator<{ codes: string[] }>(client, "POST", "/codes");
}

/** `operators` is null on hosted Supabase if the server has no secret key to list them. */
export function listOperators(client: Client) {
  return callAsOperator<{ operators: Operator[] | null }>(client, "GET", "/operators");
}

export function addOperator(client: Client, email: string) {
  return callAsOperator<AddedOperator>(client, "POST", "/operators", { email });
}

export function removeOperator(client: Client, id: string) {
  return callAsOperator<object>(client, "DELETE", `/operators/${encodeURIComponent(id)}`);
}

/** The value of SUPPORT_EMAIL, or null if it is not set. */
export function readSupport(client: Client) {
  return callAsOperator<{ email: string | null }>(client, "GET", "/support");
}

/** `canEndOne` is false on hosted Supabase, which ends all other sessions at once. */
export function listSessions(client: Client) {
  return callAsOperator<{ sessions: OwnSession[]; canEndOne: boolean }>(client, "GET", "/sessions");
}

export function endSession(client: Client, id: string) {
  return callAsOperator<object>(client, "DELETE", `/sessions/${encodeURIComponent(id)}`);
}
