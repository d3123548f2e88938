import { Writable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";
import {
  createContext,
  type EntryContext,
  RouterContextProvider,
  ServerRouter,
} from "react-router";
import { type PublicLoad, publicLoadContext } from "~/supabase/public-load";

const RENDER_LIMIT_MS = 6_000;

// In development Vite's copy of the router is not the server's own: both must come from one.
export { createRequestHandler } from "react-router";

/** Where the text of a rendered page is left, beside the answer that has its status and headers. */
export interface Rendered {
  html?: string;
}

const renderedContext = createContext<Rendered>();

/** How the server hands a loader its client: the context key must come from this same build. */
export function createLoadContext(load: PublicLoad, rendered: Rendered): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(publicLoadContext, load);
  context.set(renderedContext, rendered);
  return context;
}

/**
 * Renders into one text, so that the page can be kept and its inline scripts hashed. The answer's
 * own body stays empty: through it the page would be copied three times.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Promise((resolve, reject) => {
    // React sends long texts as they are and gathers short ones as bytes; a letter may be cut in two.
    const decoder = new StringDecoder("utf8");
    let html = "";
    let finalStatus = status;
    const sink = new Writable({
      decodeStrings: false,
      write(chunk: Buffer | string, _encoding, done) {
        html += typeof chunk === "string" ? chunk : decoder.write(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        loadContext.get(renderedContext).html = html;
        resolve(new Response(null, { status: finalStatus, headers }));
        done();
      },
    });
    const options: RenderToPipeableStreamOptions = {
      // The page is sent whole: nothing large is to arrive hidden and be moved in by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        console.error(error);
      },
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} />,
      options,
    );
    const timer = setTimeout(abort, RENDER_LIMIT_MS);
  });
}
