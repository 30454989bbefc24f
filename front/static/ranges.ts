import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { byteRange, type ByteRange } from '@/lib/platform/http/byte-range';
import type { Ready, Variant } from './store';

type Part = ByteRange | 'unsatisfiable';

/**
 * Which bytes of a file are asked for; null: all of them, as of everything that does not say it comes in
 * parts.
 */
export function rangeAskedFor(
  headers: IncomingHttpHeaders,
  { acceptsRanges, modified, plain }: Ready,
): Part | null {
  if (!acceptsRanges || !headers.range) return null;
  const condition = headers['if-range'];
  const isStill = condition === undefined || condition === plain.etag || condition === modified;
  return isStill ? byteRange(headers.range, plain.bytes.length) : null;
}

/** Parts are counted in bytes that are not compressed. */
export function answerRange(
  response: ServerResponse,
  { unchanged, ofBytes, bytes }: Variant,
  part: Part,
): void {
  const of = (range: string) => ['Content-Range', `bytes ${range}/${bytes.length}`];
  if (part === 'unsatisfiable') return void response.writeHead(416, [...unchanged, ...of('*')]).end();
  const some = bytes.subarray(part.start, part.end + 1);
  const length = ['Content-Length', String(some.length)];
  const headers = [...unchanged, ...ofBytes, ...of(`${part.start}-${part.end}`), ...length];
  response.writeHead(206, headers).end(some);
}
