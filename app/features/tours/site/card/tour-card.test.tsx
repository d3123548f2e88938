import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { ShownCard } from "./shown-cards";
import { TourCard } from "./tour-card";

const tour = { id: "ooty", type: "domestic", title: "Ooty", price_from: 12_500 } as ShownCard;

test.each([null, " "])(
  "a card with the price %j says Price on request, and not for whom",
  (price) => {
    const html = renderToString(
      <MemoryRouter>
        <TourCard tour={{ ...tour, price }} />
      </MemoryRouter>,
    );
    expect(html).toContain("Price on request");
    expect(html).not.toContain("per person");
  },
);
