import { Writable } from "node:stream";
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";
import { type EntryContext, RouterContextProvider, ServerRouter } from "react-router";
import { type PublicLoad, publicLoadContext } from "~/supabase/public-load";

const RENDER_LIMIT_MS = 6_000;

// In development Vite's copy of the router is not the server's own: both must come from one.
export { createRequestHandler } from "react-router";

/** How the server hands a loader its client: the context key must come from this same build. */
export function createLoadContext(load: PublicLoad): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(publicLoadContext, load);
  return context;
}

/** Renders into one finished buffer, so that the page can be kept and its inline scripts hashed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let finalStatus = status;
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(
          new Response(new Uint8Array(Buffer.concat(chunks)), { status: finalStatus, headers }),
        );
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
