import * as m from "virtual:messages/panel-editing";
import { createClient } from "@supabase/supabase-js";
import { isApiResponse } from "~/supabase/api-fetch";
import { refusalText, SERVER_UNREACHABLE } from "~/supabase/auth-failure";
import { browserClient } from "~/supabase/browser-client";
import { backendSettings } from "~/supabase/settings";
import { PictureError, shrinkPicture } from "./shrink-picture";
import { callSignedIn } from "./signed-in";

interface Options {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Shrinks and uploads a picture. Returns its URL. Throws PictureError. */
export async function uploadPicture(file: File, options: Options): Promise<string> {
  const { url, publishableKey } = backendSettings();
  const { origin } = window.location;
  // Decoding cannot be aborted, so cancelling does not wait for it.
  const picture = await Promise.race([
    shrinkPicture(file, url === origin),
    cancelled(options.signal),
  ]);
  options.signal.throwIfAborted();
  const { storage } = createClient(url, publishableKey, {
    accessToken,
    global: { fetch: fetchWithProgress(options.onProgress, options.signal) },
  });
  const media = storage.from("media");
  const name = fileName(file.name, picture.type);
  // supabase-js would send a Blob as form data, which our embedded storage rejects.
  const bytes = await picture.arrayBuffer();
  const { error } = await callSignedIn(() =>
    media.upload(name, bytes, { contentType: picture.type, cacheControl: "31536000" }),
  );
  options.signal.throwIfAborted();
  if (error) throw new PictureError(refusal(error, file.name));
  const stored = media.getPublicUrl(name).data.publicUrl;
  // A relative URL still works after the site moves to another domain.
  return stored.startsWith(`${origin}/`) ? stored.slice(origin.length) : stored;
}

function cancelled(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

async function accessToken(): Promise<string> {
  const { data } = await browserClient().auth.getSession();
  return data.session?.access_token ?? "";
}

function refusal(error: Parameters<typeof refusalText>[0], name: string): string {
  switch (error.status) {
    case 401:
    case 403:
      return m.uploadRefused;
    case 413:
      return m.pictureTooLarge;
    case 429:
      return refusalText(error);
    case 400:
    case 415:
      return `${name}: ${refusalText(error)}`;
  }
  return error.status ? m.pictureNotStored({ message: refusalText(error) }) : SERVER_UNREACHABLE;
}

/** A unique file name that still contains the original name. */
export function fileName(original: string, type: string): string {
  const words = original
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  // server/pictures lets browsers cache a name with 16 hex digits for a year.
  const unique = crypto.getRandomValues(new Uint8Array(8));
  const suffix = [...unique].map((part) => part.toString(16).padStart(2, "0")).join("");
  return `${words || "picture"}-${suffix}.${type.split("/")[1]?.replace("jpeg", "jpg") ?? "jpg"}`;
}

/** A `fetch` that reports upload progress, which the native `fetch` does not. */
export function fetchWithProgress(
  onProgress: (share: number) => void,
  signal: AbortSignal,
): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      const url = input instanceof Request ? input.url : String(input);
      request.open(init?.method ?? "GET", url);
      new Headers(init?.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
      const fail = () => reject(new TypeError("Failed to fetch"));
      async function respond() {
        // Without "null", a status that has no body, such as 204, would throw.
        const response = new Response((request.response as string) || null, {
          status: request.status,
          headers: { "content-type": request.getResponseHeader("content-type") ?? "" },
        });
        // A proxy refuses a large picture with a page of its own.
        if (response.status === 413 || (await isApiResponse(url, response))) resolve(response);
        else fail();
      }
      request.onload = () => void respond().catch(fail);
      request.onerror = fail;
      request.onabort = () => reject(new DOMException("Cancelled", "AbortError"));
      request.onloadend = () => signal.removeEventListener("abort", abort);
      signal.addEventListener("abort", abort);
      request.send((init?.body as XMLHttpRequestBodyInit | null | undefined) ?? null);
    });
}
