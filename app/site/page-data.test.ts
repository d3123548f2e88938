import { afterEach, expect, test, vi } from "vitest";
import { OWN_HEADER } from "~/supabase/own-response";
import { loadDeferred } from "./deferred-page";
import { loadOnClient, SITE_AWAY } from "./page-data";

const request = new Request("https://x.example/faq");
const assign = vi.fn();
const dispatchEvent = vi.fn();

/** The text for a visitor if the page's data cannot be loaded, and the page itself responds so. */
async function shown(page: Response | Error): Promise<unknown> {
  vi.stubGlobal("window", { location: { assign }, dispatchEvent });
  vi.stubGlobal("fetch", async () => {
    if (page instanceof Error) throw page;
    return page;
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
  const serverLoader = () => Promise.reject(new Error("Unexpected Server Error"));
  const opened = new Promise((resolve) => {
    assign.mockImplementation(() => resolve("the document"));
    dispatchEvent.mockImplementation(({ type }: Event) => resolve(type));
  });
  return Promise.race([opened, loadOnClient({ request, serverLoader }, "", () => "the fallback")]);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ["this site's own page", new Response(null, { headers: { [OWN_HEADER]: "yes" } })],
  ["an error of this site", new Response(null, { status: 500 })],
  ["no network", new TypeError("Failed to fetch")],
])("%s leads to the fallback", async (_name, page) => {
  expect(await shown(page)).toBe("the fallback");
});

test("without network, a page whose fallback is a script that does not load opens without data", async () => {
  const error = new TypeError("Failed to fetch");
  vi.stubGlobal("fetch", () => Promise.reject(error));
  vi.spyOn(console, "error").mockImplementation(() => {});
  const failing = () => Promise.reject(error);
  const { deferred } = await loadDeferred({ request, serverLoader: failing }, "", failing);
  expect(await deferred).toBeUndefined();
});

test.each([
  ["a captive portal's page", new Response("<h1>Free Wi-Fi</h1>")],
  // Its status is 0, like that of a redirect that is not followed.
  ["a redirect to its login", Response.error()],
])("%s opens as a document", async (_name, page) => {
  expect(await shown(page)).toBe("the document");
});

test("while a proxy says that the site is away, the open page stays", async () => {
  const page = new Response("<h1>Bad Gateway</h1>", { status: 502 });
  expect(await shown(page)).toBe(SITE_AWAY);
});

test("a failure after the visitor went elsewhere opens nothing", async () => {
  const left = new Request(request, { signal: AbortSignal.abort() });
  const error = new Error("aborted");
  vi.stubGlobal("fetch", async () => Promise.reject(new Error("aborted")));
  const serverLoader = () => Promise.reject(error);
  await expect(loadOnClient({ request: left, serverLoader }, "", () => "")).rejects.toBe(error);
});
