import type { Secrets } from "../../server/data-dir.ts";

/** The migrated, empty database that each test database is copied from. */
export const TEMPLATE = "template_site";

export const secrets: Secrets = {
  jwtSecret: "a-secret-that-only-the-tests-know-0123456789",
  publishableKey: "sb_publishable_tests",
  secretKey: "sb_secret_tests",
};
