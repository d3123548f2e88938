import type { ComponentProps } from "react";
import { classNames } from "~/ui/class-names";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { Picture } from "~/ui/picture";
import type { CompanyDetails } from "../company-details";

/** The company logo, if any. A logo for the dark theme appears on dark screens, never in print. */
export function Logo({
  company: { logo_url, logo_dark_url },
  className,
  ...rest
}: { company: CompanyDetails } & Omit<ComponentProps<typeof Picture>, "src" | "fallback">) {
  const logo = (src: string | null, ofTheme: string | null) =>
    src && (
      <Picture
        {...rest}
        src={src}
        fallback={fallbackPictures.other}
        className={classNames("w-auto shrink-0 bg-transparent object-contain!", className, ofTheme)}
      />
    );
  return (
    <>
      {logo(logo_url, logo_dark_url && "dark:hidden")}
      {logo(logo_dark_url, "hidden dark:block")}
    </>
  );
}
