// The responses of the server to the screens Operators and Account Settings.

export interface Operator {
  id: string;
  /** Null if the account was made in a project's dashboard with a phone number, or with nothing. */
  email: string | null;
  phone: string | null;
  /** ISO 8601. */
  addedAt: string;
  lastSeenAt: string | null;
}

/** One device on which the operator is signed in. The times are ISO 8601. */
export interface OwnSession {
  id: string;
  userAgent: string | null;
  createdAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}
