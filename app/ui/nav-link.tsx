import { Link, type LinkProps, useLocation } from "react-router";

/** A link that is marked as current on its page, and, without `end`, on the pages below it. */
export function NavLink({ to, end, ...props }: LinkProps & { to: string; end?: boolean }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return <Link {...props} to={to} aria-current={isCurrent ? "page" : undefined} />;
}
