type File = {
  name: string;
  /** In bytes. */
  size: number;
  mediaType: string;
  read: () => ReadableStream<Uint8Array>;
};

/** Answers GET and HEAD with a download. */
export function fileResponse(request: Request, file: File): Response {
  const headers = {
    'Cache-Control': 'private, no-store',
    'Content-Disposition': attachment(file.name),
    'Content-Length': String(file.size),
    'Content-Type': file.mediaType,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  };
  return new Response(request.method === 'HEAD' ? null : file.read(), { headers });
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
