import { afterEach, expect, test, vi } from "vitest";
import { fetchWithProgress, fileName } from "./upload-picture";

test("a file name keeps its readable letters and digits", () => {
  expect(fileName("Ooty – Tea Gärden (2).JPG", "image/webp")).toMatch(
    /^ooty-tea-ga-rden-2-[0-9a-f]{16}\.webp$/,
  );
});

test.each(["", "...", "தமிழ்.png", "../../etc/passwd", "a".repeat(500)])(
  "a file name made from %j is safe in a URL",
  (name) => {
    expect(fileName(name, "image/jpeg")).toMatch(/^[a-z0-9][a-z0-9-]{0,90}\.jpg$/);
  },
);

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [204, ""],
  [304, ""],
  [204, "a body that this status cannot have"],
])("an upload that is answered with %i and %j ends", async (status, response) => {
  class Request {
    upload = {};
    status = status;
    response = response;
    onload = () => {};
    open() {}
    setRequestHeader() {}
    getResponseHeader = () => null;
    send() {
      this.onload();
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
  const send = fetchWithProgress(() => {}, new AbortController().signal);
  await expect(send("https://elsewhere.example/upload")).rejects.toThrow("Failed to fetch");
});
