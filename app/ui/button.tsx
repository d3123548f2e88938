import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names";
import { Spinner } from "./loading";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "danger-quiet" | "on-band";
type ButtonSize = "sm" | "md" | "lg" | "icon";

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize };

const looks: Record<ButtonVariant, string> = {
  primary: "bg-accent text-accent-ink hover:bg-accent-strong forced-colors:border",
  secondary: "border border-line-strong text-ink hover:bg-surface-sunken",
  quiet: "text-structure-text hover:bg-structure-soft",
  danger: "bg-danger-fill text-danger-ink hover:bg-danger-strong forced-colors:border",
  "danger-quiet": "text-danger hover:bg-danger-soft",
  "on-band": "border border-structure-muted text-structure-ink hover:bg-structure-strong",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-11 px-3.5 py-2 text-sm",
  md: "min-h-11 max-w-full px-5 py-2 text-base max-2xs:px-3",
  lg: "min-h-13 max-w-full px-7 py-2 text-lg max-2xs:px-3",
  icon: "size-11 shrink-0 text-base",
};

function buttonClass({ variant = "primary", size = "md" }: ButtonLook, className?: string) {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-md text-center font-semibold leading-tight no-underline transition-colors disabled:opacity-50 aria-disabled:opacity-50 [&_svg]:size-[1.2em] [&_svg]:shrink-0 print:hidden",
    looks[variant],
    sizes[size],
    className,
  );
}

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & { isBusy?: boolean; busyLabel?: string };

/**
 * A button with `type="button"` by default. A busy or `aria-disabled` button ignores clicks but
 * keeps the focus. A `disabled` button loses the focus.
 */
export function Button({
  variant,
  size,
  isBusy = false,
  busyLabel,
  className,
  children,
  onClick,
  "aria-disabled": isOff,
  type = "button",
  ...rest
}: ButtonProps) {
  const ignoresClicks = isBusy || isOff === true;
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={ignoresClicks || undefined}
      aria-busy={isBusy || undefined}
      onClick={ignoresClicks ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ variant, size }, className)}
    >
      {isBusy && <Spinner />}
      {isBusy ? (busyLabel ?? (size === "icon" ? null : children)) : children}
    </button>
  );
}

/** A link that looks like a button. `to` also accepts tel:, mailto: and https: URLs. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={buttonClass({ variant, size }, className)} />;
}

/** A square button with one icon; `label` is its accessible name and its tooltip. */
export function IconButton({
  label,
  variant = "quiet",
  ...rest
}: Omit<ButtonProps, "size" | "busyLabel"> & { label: string }) {
  return <Button {...rest} variant={variant} size="icon" aria-label={label} title={label} />;
}
