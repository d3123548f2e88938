import { z } from "zod";

/** Fields of libpq that postgres.js would send to the server as settings, which it refuses. */
const ONLY_FOR_LIBPQ =
  /^(channel_binding|gss\w*|krbsrvname|requirepeer|require_auth|sslcompression|sslsni|sslcertmode|ssl_\w+|sslcrl\w*|keepalives\w*|load_balance_hosts|fallback_application_name|passfile)$/;

function rootCertificate(value: string): string | undefined {
  return URL.parse(value)?.searchParams.get("sslrootcert") ?? undefined;
}

/** DATABASE_URL, as providers show it for other programs. */
export const databaseUrl = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: "DATABASE_URL must look like postgres://user:password@host:5432/database",
  })
  .refine((value) => ["system", undefined].includes(rootCertificate(value)), {
    error:
      "DATABASE_URL: remove sslrootcert. For a certificate of your own, set NODE_EXTRA_CA_CERTS to its file",
  })
  .transform((value) => {
    const url = new URL(value);
    const dropped = [...url.searchParams.keys()].filter((name) => ONLY_FOR_LIBPQ.test(name));
    // Its default, which postgres.js does not know.
    if (url.searchParams.get("target_session_attrs") === "any")
      dropped.push("target_session_attrs");
    if (rootCertificate(value) === "system") {
      dropped.push("sslrootcert");
      url.searchParams.set("sslmode", "verify-full");
    }
    for (const name of dropped) url.searchParams.delete(name);
    return dropped.length > 0 ? url.href : value;
  });
