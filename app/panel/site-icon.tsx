import { useRouteLoaderData } from "react-router";
import { DEFAULT_LOGO } from "~/features/company/defaults";
import type { loader } from "~/root";
import { classNames } from "~/ui/class-names";
import { fallbackPictures } from "~/ui/fallback-pictures";
import { Picture } from "~/ui/picture";

/** The agency's favicon or logo. An uploaded picture gets a light background, for dark logos. */
export function SiteIcon({
  size,
  className,
  defaultClassName,
}: {
  size: number;
  className: string;
  defaultClassName?: string;
}) {
  const icon = useRouteLoaderData<typeof loader>("root")?.look.siteIcon ?? DEFAULT_LOGO;
  return (
    <Picture
      src={icon}
      fallback={fallbackPictures.other}
      alt=""
      width={size}
      height={size}
      isPriority
      className={classNames(
        className,
        icon === DEFAULT_LOGO
          ? classNames("bg-transparent", defaultClassName)
          : "rounded-md bg-structure-ink! object-contain! p-0.5",
      )}
    />
  );
}
