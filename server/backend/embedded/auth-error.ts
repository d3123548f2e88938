const VERSION_HEADER = "x-supabase-api-version";
const VERSION = "2024-01-01";

interface Failure {
  error_code?: string;
  message?: string;
  msg?: string;
}

/** Returns an error of the auth endpoints in the format of Supabase Auth. Newer clients send a version. */
export async function authError(request: Request, response: Response): Promise<Response> {
  const given = (await response.json()) as Failure;
  const code = given.error_code ?? "unexpected_failure";
  const message = given.message ?? given.msg ?? "";
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  headers.set("x-sb-error-code", code);
  const isVersioned = (request.headers.get(VERSION_HEADER) ?? "") >= VERSION;
  if (isVersioned) headers.set(VERSION_HEADER, VERSION);
  const reasons = code === "weak_password" ? { weak_password: { reasons: ["length"] } } : {};
  const body = isVersioned
    ? { code, message, ...reasons }
    : { code: response.status, error_code: code, msg: message, ...reasons };
  return Response.json(body, { status: response.status, headers });
}
