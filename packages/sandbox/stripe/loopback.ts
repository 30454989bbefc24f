import type { IncomingMessage } from 'node:http';

const LARGEST_BODY = 1024 * 1024;

/**
 * Whether the call came from this machine and was meant for it: the name in the Host header too, or a page of
 * another site could have its own name point here.
 */
export function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const from = socket.remoteAddress ?? '';
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return (
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(from) &&
    ['127.0.0.1', 'localhost', '[::1]'].includes(host)
  );
}

/** A body of more than a megabyte is nothing that belongs here. */
export function tooLong(chunks: Buffer[]): boolean {
  return chunks.reduce((sum, chunk) => sum + chunk.length, 0) > LARGEST_BODY;
}
