import { err, ok, type Result } from '@/lib/kernel/result';

/** A diagnostic with every field at its limit is under 20 kB. */
export const MAX_BODY_BYTES = 64 * 1024;

/** Far more than any Stripe event. */
export const MAX_EVENT_BYTES = 1024 * 1024;

type UnreadableReason = 'wrongContentType' | 'tooLarge' | 'badJson';

/** Reads a JSON body of at most `limit` bytes. */
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

/** @returns `null` if the body is longer than `limit`, or the caller hung up */
export async function readText(request: Request, limit: number): Promise<string | null> {
  const bytes = await readBytes(request, limit);
  return bytes && new TextDecoder().decode(bytes);
}

/** Drains what is over the limit: a canceled or unread stream would leave the connection stuck. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array | null> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const part = await reader?.read().catch(() => 'hung up' as const);
    if (part === 'hung up') return null;
    if (!part?.value) return Buffer.concat(chunks);
    length += part.value.byteLength;
    if (length > limit) {
      void drop(reader!);
      return null;
    }
    chunks.push(part.value);
  }
}

async function drop(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  let isOver = false;
  while (!isOver)
    isOver = await reader.read().then(
      ({ done }) => done,
      () => true,
    );
}
