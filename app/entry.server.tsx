import { Writable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import type { ReactNode } from "react";
import {
  type RenderToPipeableStreamOptions,
  renderToPipeableStream,
  renderToString,
} from "react-dom/server";
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

/** What React writes in the place of a boundary that `renderToString` could not wait for. */
const UNFINISHED = "<!--$!-->";

/**
 * Renders into one text, so that the page can be kept and its inline scripts hashed. The answer's
 * own body stays empty: through it the page would be copied three times.
 *
 * At once where nothing has to be waited for, which is every page but the first ones after the start
 * (their parts are still being loaded): a stream turns each text into bytes, and those back into text.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const rendered = loadContext.get(renderedContext);
  const data = await new Response(context.serverHandoffStream ?? null).text();
  const page = () => <ServerRouter context={withDataRead(context, data)} url={request.url} />;
  rendered.html = renderAtOnce(page());
  if (rendered.html !== undefined) return new Response(null, { status, headers });
  const { html, hasFailed } = await renderWaiting(page());
  // What had to be waited for is here now: this page is the same, to the byte, as all that follow.
  rendered.html = (hasFailed ? undefined : renderAtOnce(page())) ?? html;
  return new Response(null, { status: hasFailed ? 500 : status, headers });
}

/**
 * The router reads a page's data from a stream and waits for each piece. Here it finds the only piece as
 * one that it has read before; a router that would not look there finds the stream.
 */
function withDataRead(context: EntryContext, data: string): EntryContext {
  const piece = Object.assign(Promise.resolve(), { result: { done: true, value: data } });
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull(stream) {
      stream.enqueue(new TextEncoder().encode(data));
      stream.close();
    },
  };
  // Nothing is put into it before somebody reads.
  const serverHandoffStream = new ReadableStream(source, { highWaterMark: 0 });
  return { ...context, serverHandoffStream, renderMeta: { streamCache: { 0: piece } } };
}

/** Out: nothing where a part has to be waited for, or has failed. */
function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(UNFINISHED) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    return undefined;
  }
}

function renderWaiting(page: ReactNode): Promise<{ html: string; hasFailed: boolean }> {
  return new Promise((resolve, reject) => {
    // React sends long texts as they are and gathers short ones as bytes; a letter may be cut in two.
    const decoder = new StringDecoder("utf8");
    let html = "";
    let hasFailed = false;
    const sink = new Writable({
      decodeStrings: false,
      write(chunk: Buffer | string, _encoding, done) {
        html += typeof chunk === "string" ? chunk : decoder.write(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve({ html, hasFailed });
        done();
      },
    });
    const options: RenderToPipeableStreamOptions = {
      // The page is sent whole: nothing large is to arrive hidden and be moved in by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError(error) {
        hasFailed = true;
        console.error(error);
      },
    };
    const { pipe, abort } = renderToPipeableStream(page, options);
    const timer = setTimeout(abort, RENDER_LIMIT_MS);
  });
}
