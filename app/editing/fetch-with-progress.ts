/** A fetch for one upload that says how much has been sent, which the browser's own cannot. */
export function fetchWithProgress(
  onProgress: (share: number) => void,
  signal: AbortSignal,
): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open(init?.method ?? "GET", input instanceof Request ? input.url : String(input));
      new Headers(init?.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
      request.onload = () =>
        resolve(
          new Response(request.response as string, {
            status: request.status,
            headers: { "content-type": request.getResponseHeader("content-type") ?? "" },
          }),
        );
      request.onerror = () => reject(new TypeError("Failed to fetch"));
      request.onabort = () => reject(new DOMException("Cancelled", "AbortError"));
      request.onloadend = () => signal.removeEventListener("abort", abort);
      signal.addEventListener("abort", abort);
      request.send((init?.body as XMLHttpRequestBodyInit | null | undefined) ?? null);
    });
}
