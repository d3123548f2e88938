import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

// Exported for the server, which must set the same context object that the loaders import.
export { publicLoadContext } from "~/supabase/public-load";

const RENDER_LIMIT_MS = 6_000;

/**
 * Lowers the priority of scripts, because they would delay the first paint on slow connections.
 * React Router preloads scripts at high priority and has no option to change this.
 */
function paintFirst(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  );
}

/** Renders the whole page before the response begins, so that an error can still set the status. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} />,
      {
        // React sends Suspense boundaries above this size as hidden HTML that a script shows.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          clearTimeout(timer);
          headers.set("Content-Type", "text/html; charset=utf-8");
          const init = { status: hasFailed ? 500 : status, headers };
          resolve(
            text(pipe(new PassThrough())).then((html) => new Response(paintFirst(html), init)),
          );
        },
        onShellError: reject,
        onError(error) {
          hasFailed = true;
          console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, RENDER_LIMIT_MS);
  });
}
