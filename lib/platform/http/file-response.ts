type File = {
  name: string;
  size: number;
  mediaType: string;
  etag: string;
  modified: Date;
  read(range: ByteRange): ReadableStream<Uint8Array>;
};

/** Answers GET and HEAD with a download: whole, in part (206), 304 or 416. */
export function fileResponse(request: Request, file: File): Response {
  const tag = `"${file.etag}"`;
  const modified = file.modified.toUTCString();
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store',
    'Content-Disposition': attachment(file.name),
    'Content-Type': file.mediaType,
    ETag: tag,
    'Last-Modified': modified,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
  if (isUnchanged(request.headers.get('if-none-match') ?? '', tag))
    return new Response(null, { status: 304, headers });

  const condition = request.headers.get('if-range');
  const still = condition === null || condition === tag || condition === modified;
  const range = still ? byteRange(request.headers.get('range'), file.size) : null;
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  headers.set('Content-Length', String(end - start + 1));
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${file.size}`);
  const body = request.method === 'HEAD' ? null : file.read({ start, end });
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Whether a download begins with this answer. A part from the middle continues one. */
export function isBegun({ method }: Request, { status, headers }: Response): boolean {
  if (method !== 'GET') return false;
  return status === 200 || (status === 206 && headers.get('content-range')!.startsWith('bytes 0-'));
}

/** In ASCII for old programs, and as it is (RFC 6266, RFC 5987). */
function attachment(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Both ends are included. */
export type ByteRange = { start: number; end: number };

/** Reads a Range header (RFC 9110, 14.2). `null`: the whole file, also for several ranges or other units. */
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

/** Whether the visitor has this version. Compressing proxies make tags weak: those match too. */
export const isUnchanged = (known: string, etag: string): boolean =>
  known === etag || known.split(',').some((tag) => isOrAny(tag.trim(), etag));

const isOrAny = (tag: string, etag: string) => tag === '*' || tag.replace(/^W\//, '') === etag;
