import type { ComponentProps, ComponentType } from "react";
import { type LinkProps, Link as RouterLink, useLocation } from "react-router";

/** Of the router's settings only the one that the server's link can leave out. */
type Props = Omit<ComponentProps<"a">, "href"> & Pick<LinkProps, "to" | "prefetch">;

/** What is an address as it stands: a path from the root, or one with a scheme. */
const WHOLE_ADDRESS = /^(\/(?!\/)|[a-z]+:)/;

/**
 * The router's link. On the server the same markup without what only a browser needs of it, which is a
 * tenth of a page's rendering (bench/rendering).
 */
export const Link: ComponentType<Props> = import.meta.env.SSR ? SentLink : RouterLink;

function SentLink(props: Props) {
  const { to, prefetch: _, ...rest } = props;
  if (typeof to !== "string" || !WHOLE_ADDRESS.test(to)) return <RouterLink {...props} />;
  return <a {...rest} href={to} data-discover={to.startsWith("/") || undefined} />;
}

/** True when the page, or one below it, is being looked at; of home only home itself. */
export function useIsHere(): (path: string) => boolean {
  const here = useLocation().pathname.toLowerCase();
  return (path) => here === path || (path !== "/" && here.startsWith(`${path}/`));
}
