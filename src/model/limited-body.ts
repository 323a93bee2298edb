/** Most bytes of one response. The longest that a model writes has a few; what goes on after this is no response. */
const longestResponseBytes = 64 * 2 ** 20;

/** The body of a response was longer than it may be. */
export class ResponseTooLong extends Error {
  override readonly name = "ResponseTooLong";

  constructor() {
    super(`the response has more than ${longestResponseBytes / 2 ** 20} MiB`);
  }
}

/** The same response, whose body calls `heard` with every piece and fails with ResponseTooLong when it is too long. */
export function withLimitedBody(http: Response, heard: () => void = () => undefined): Response {
  if (http.body === null) return http;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      heard();
      bytes += piece.byteLength;
      if (bytes > longestResponseBytes) controller.error(new ResponseTooLong());
      else controller.enqueue(piece);
    },
  });
  const { status, statusText, headers } = http;
  return new Response(http.body.pipeThrough(counter), { status, statusText, headers });
}
