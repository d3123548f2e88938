import * as m from "virtual:messages/ui";
import { classNames } from "./class-names";
import { starIcon } from "./icons";

const starCount = 5;

function drawStars(from: number, to: number): string {
  let path = "";
  for (let star = from; star < to; star += 1) {
    path += starIcon.replace("M12", `M${star * 24 + 12}`);
  }
  return path;
}

/** Five stars, announced as "4 out of 5". Uses one SVG, to keep the HTML of long lists small. */
export function StarRating({ rating, className }: { rating: number; className?: string }) {
  const filled = Math.min(starCount, Math.max(0, Math.round(rating)));
  return (
    <svg
      role="img"
      aria-label={m.outOf({ rating, most: starCount })}
      viewBox={`0 0 ${starCount * 24} 24`}
      className={classNames("h-5 w-25 shrink-0 fill-none stroke-star stroke-[1.5]", className)}
    >
      <path d={drawStars(0, filled)} className="fill-star" />
      <path d={drawStars(filled, starCount)} />
    </svg>
  );
}
