import type { Sql } from "postgres";
import { authError } from "../../server/backend/embedded/auth-error.ts";
import { hashPassword } from "../../server/backend/embedded/sql-operators.ts";
import { endSessions } from "../../server/backend/embedded/sql-sessions.ts";
import { Refusal, refusalResponse } from "../../server/http/refusal.ts";

interface UserChange {
  email?: string;
  password?: string;
  email_confirm?: boolean;
  app_metadata?: Record<string, string | null>;
}

/**
 * Stands in for the calls of a hosted project with which an administrator lists and changes users,
 * because @supabase/lite does not have them.
 */
export async function administerUsers(
  sql: Sql,
  secretKey: string,
  request: Request,
): Promise<Response> {
  try {
    return await administer(sql, secretKey, request);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return authError(request, refusalResponse(error));
  }
}

async function administer(sql: Sql, secretKey: string, request: Request): Promise<Response> {
  if (request.headers.get("apikey") !== secretKey) {
    throw new Refusal(403, "not_admin", "User not allowed");
  }
  const users = await sql<{ id: string; email: string }[]>`
    select id::text, coalesce(email, '') as email, coalesce(phone, '') as phone,
      raw_app_meta_data as app_metadata, is_anonymous, created_at, last_sign_in_at
    from auth.users order by created_at`;
  if (request.method === "GET") {
    const headers = { "x-total-count": String(users.length) };
    return Response.json({ users: [...users], aud: "authenticated" }, { headers });
  }
  const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
  if (request.method !== "POST" && !users.some((user) => user.id === id)) {
    throw new Refusal(404, "user_not_found", "User not found");
  }
  if (request.method === "DELETE") {
    await sql`delete from auth.users where id = ${id}`;
    return Response.json({});
  }
  const change = (await request.json()) as UserChange;
  const { email = "", password, email_confirm = false, app_metadata = {} } = change;
  const encrypted = password === undefined ? null : await hashPassword(password);
  if (request.method === "PUT") {
    await sql`
      update auth.users set encrypted_password = coalesce(${encrypted}, encrypted_password),
        email_confirmed_at = coalesce(email_confirmed_at, case when ${email_confirm} then now() end),
        raw_app_meta_data = jsonb_strip_nulls(raw_app_meta_data || ${sql.json(app_metadata)})
      where id = ${id}`;
    if (encrypted) await endSessions(sql, id);
    return Response.json({ id });
  }
  if (users.some((user) => user.email === email)) {
    const sentence = "A user with this email address has already been registered";
    throw new Refusal(422, "email_exists", sentence);
  }
  const [added] = await sql`
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data)
    values (gen_random_uuid(), 'authenticated', 'authenticated', ${email}, ${encrypted},
      case when ${email_confirm} then now() end,
      ${sql.json({ provider: "email", ...app_metadata })}, '{}')
    returning id::text, email`;
  return Response.json(added);
}
