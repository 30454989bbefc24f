/** Both ends are included. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a Range header (RFC 9110, 14.2). `null`: the whole file, also for several ranges or other units.
 * 'unsatisfiable': it begins after the end, or is invalid.
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
