import type { Context } from "hono";
import type { ApiEnv } from "../http/api-env.ts";
import { Refusal } from "../http/refusal.ts";
import type { Backend } from "./backend.ts";
import { isAdmin, requireRecentSignIn, sessionOf } from "./caller.ts";

type Call = Context<ApiEnv>;

export function authorizationOf({ req }: Call): string {
  return req.header("authorization") ?? "";
}

/** Returns the signed-in operator's id. Throws Refusal if the client is not an operator. */
export async function operatorOf(backend: Backend, call: Call): Promise<string> {
  const authorization = authorizationOf(call);
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization)?.[1];
  if (!token) throw new Refusal(401, "bad_jwt", "Please sign in");
  const isOperator = await isAdmin(backend, authorization);
  const session = sessionOf(token);
  if (isOperator && session) return session.sub;
  throw new Refusal(403, "not_admin", "Only an operator can do this");
}

/** Like `operatorOf`, for calls that need a recent sign-in. */
export async function recentOperatorOf(backend: Backend, call: Call): Promise<string> {
  const id = await operatorOf(backend, call);
  await requireRecentSignIn(backend, authorizationOf(call));
  return id;
}
