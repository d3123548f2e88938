import { Button, type ButtonProps } from "./button";

/** A square button with one icon; `label` is its accessible name and its tooltip. */
export function IconButton({
  label,
  variant = "quiet",
  ...rest
}: Omit<ButtonProps, "size" | "busyLabel"> & { label: string }) {
  return <Button {...rest} variant={variant} size="icon" aria-label={label} title={label} />;
}
