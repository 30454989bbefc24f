/** Bytes of a file, the first and the last one included. */
export type ByteRange = { start: number; end: number };

/**
 * What a Range header asks for of a file of `size` bytes (RFC 9110, 14.2). Null: the whole file, also for
 * several ranges at once and for what is counted in something else than bytes. 'unsatisfiable': it begins
 * after the end, or can't be read.
 */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const asked = header?.trim() ?? '';
  if (!asked.startsWith('bytes=') || asked.includes(',')) return null;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked) ?? [];
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start >= size || end < start ? 'unsatisfiable' : { start, end };
}
