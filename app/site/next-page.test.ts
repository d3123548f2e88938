import { afterEach, expect, test, vi } from "vitest";
import { nextPage, rememberNextPage } from "./next-page";

type Instrument = Parameters<NonNullable<typeof rememberNextPage.router>>[0]["instrument"];

const instrument = vi.fn<Instrument>();
rememberNextPage.router?.({ instrument });
const { navigate } = instrument.mock.calls[0]?.[0] ?? {};

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["/tour/domestic/a?from=faq#days", "/tour/domestic/a?from=faq#days"],
  ["?page=2", "?page=2"],
  // React Router's for a navigation without a path, and a step in the history.
  [".", undefined],
  ["../faq", undefined],
  [-1, undefined],
])("while the router loads %j, the next page is %j", async (to, next) => {
  vi.stubGlobal("window", { location: new URL("https://x.example/faq") });
  const load = vi.fn(async () => {
    expect(nextPage()).toBe(next);
    return { status: "success", error: undefined, meta: undefined } as const;
  });
  await navigate?.(load, { to, currentUrl: "/faq" });
  expect(load).toHaveBeenCalledOnce();
  expect(nextPage()).toBeUndefined();
});
