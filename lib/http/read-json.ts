import { err, ok, type Result } from '@/lib/domain/result';

/** A diagnostic with every field at its limit is under 20 kB, also in a script of four bytes a character. */
export const MAX_BODY_BYTES = 64 * 1024;

export type UnreadableReason = 'wrongContentType' | 'tooLarge' | 'badJson';

/** Reads a JSON body of at most `limit` bytes; never more than that is held. */
export async function readJson(
  request: Request,
  limit = MAX_BODY_BYTES,
): Promise<Result<unknown, UnreadableReason>> {
  const [mediaType] = (request.headers.get('content-type') ?? '').split(';');
  if (mediaType?.trim().toLowerCase() !== 'application/json') return err('wrongContentType');
  if (Number(request.headers.get('content-length')) > limit) return err('tooLarge');
  const bytes = await readBytes(request, limit);
  if (!bytes) return err('tooLarge');
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return err('badJson');
  }
}

/** Reads a body as it came, of at most `limit` bytes; null when there is more of it. */
export async function readText(request: Request, limit: number): Promise<string | null> {
  const bytes = await readBytes(request, limit);
  return bytes && new TextDecoder().decode(bytes);
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array | null> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
