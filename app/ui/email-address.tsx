import { Fragment } from "react";

/** An email address that breaks after "@" and before a dot if it is wider than its column. */
export function EmailAddress({ email }: { email: string }) {
  return (
    <span>
      {email.split(/(?<=@)|(?=\.)/).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be equal
        <Fragment key={at}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}
