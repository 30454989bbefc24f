import type { IncomingMessage, ServerResponse } from 'node:http';

/** The headers of a request, one line each. */
export const headerLines = ({ headers }: IncomingMessage): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );

/**
 * A request of Node's, all of whose body has come, for a handler that takes a Request.
 * @param url its whole address
 */
export function requestOver(request: IncomingMessage, url: string): Request {
  const { method = '' } = request;
  const body = READING.includes(method) ? null : (request.read() as Uint8Array<ArrayBuffer> | null);
  return new Request(url, { method, headers: headerLines(request), body });
}

const READING = ['GET', 'HEAD'];

/**
 * Sends the answer of such a handler. A header that is set already stays as it is. A body of one piece goes
 * out in one packet with its length; one of many no faster than its reader takes it, and nobody reads on for
 * a client that has gone.
 * @throws what the body broke with
 */
export async function sendOver(response: ServerResponse, answer: Response, isHead: boolean): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (REPEATED.includes(name)) response.appendHeader(name, value);
    else if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  if (isHead || !answer.body) return void response.end();
  const reader = answer.body.getReader();
  let goOn = () => {};
  // One listener for all pieces: compression never lets go of one for drain.
  response.on('drain', () => goOn());
  response.once('close', () => {
    goOn();
    reader.cancel().catch(() => undefined);
  });
  let { value: piece } = await reader.read();
  while (!response.destroyed) {
    const next = await reader.read();
    if (next.done) return void response.end(piece);
    if (!response.write(piece) && !response.destroyed) await new Promise<void>((resolve) => (goOn = resolve));
    piece = next.value;
  }
  await reader.cancel();
}

const REPEATED = ['set-cookie', 'vary'];
