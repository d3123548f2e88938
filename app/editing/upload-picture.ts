import { createClient } from "@supabase/supabase-js";
import { browserClient } from "~/supabase/browser-client";
import { backendSettings } from "~/supabase/settings";
import { fetchWithProgress } from "./fetch-with-progress";
import { fileName } from "./file-name";
import { PictureError, shrinkPicture } from "./shrink-picture";
import { askToSignInAgain } from "./sign-in-again";

interface Options {
  signal: AbortSignal;
  /** The share that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Shrinks and stores a picture; gives back its address. Throws PictureError with a sentence. */
export async function uploadPicture(file: File, options: Options): Promise<string> {
  // A huge picture is unpacked in one go: who cancels does not wait for that.
  const picture = await Promise.race([shrinkPicture(file), cancelled(options.signal)]);
  options.signal.throwIfAborted();
  const { url, publishableKey } = backendSettings();
  const token = await accessToken();
  options.signal.throwIfAborted();
  const { storage } = createClient(url, publishableKey, {
    accessToken: async () => token,
    global: { fetch: fetchWithProgress(options.onProgress, options.signal) },
  });
  const media = storage.from("media");
  const name = fileName(file.name, picture.type);
  // As bytes: the embedded service does not know the form that a Blob would be sent as.
  const { error } = await media.upload(name, await picture.arrayBuffer(), {
    contentType: picture.type,
    cacheControl: "31536000",
  });
  options.signal.throwIfAborted();
  if (error) throw new PictureError(refusal(error));
  const address = media.getPublicUrl(name).data.publicUrl;
  // Of this very site: the address stays right when the site moves to another name.
  return address.startsWith(`${window.location.origin}/`)
    ? address.slice(window.location.origin.length)
    : address;
}

function cancelled(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

async function accessToken(): Promise<string> {
  const { auth } = browserClient();
  const { data } = await auth.getSession();
  if (data.session) return data.session.access_token;
  await askToSignInAgain();
  return (await auth.getSession()).data.session?.access_token ?? "";
}

function refusal(error: { message: string; status?: number | undefined }): string {
  switch (error.status) {
    case 401:
    case 403:
      return "You may not upload: sign in as an admin and try again.";
    case 413:
      return "The picture is still larger than 10 MB. Choose a smaller one.";
    case 429:
    case 400:
    case 415:
      return error.message;
  }
  if (!error.status) return "The server cannot be reached. Please try again.";
  // Where a proxy answers instead of the service there are no words, only the client's own.
  return /^HTTP \d+/.test(error.message)
    ? "The picture could not be stored. Please try again."
    : `The picture could not be stored: ${error.message}`;
}
