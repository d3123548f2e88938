/** The `updated_at` of a row, exactly as it was read. It changes with each change of the row. */
export type Version = string | undefined;

interface Filtered {
  eq(column: "updated_at", value: string): this;
}

/**
 * Limits an update to the row as it was read, so that it cannot revert what somebody else has saved
 * since. If the row has changed, no row is updated. Without a version, any version is updated.
 */
export function ofVersion<Query extends Filtered>(query: Query, version: Version): Query {
  return version === undefined ? query : query.eq("updated_at", version);
}
