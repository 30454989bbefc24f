import { z } from 'zod';
import { err, ok, type Result } from '@/lib/kernel/result';

const LIMIT = 16 * 1024;
/** More than any of our forms. */
export const MOST_FIELDS = 100;

/** Reads a posted form. Of equal names the last counts. More than MOST_FIELDS fields are refused. */
export async function readForm(
  request: Request,
): Promise<Result<Record<string, string | undefined>, 'notAForm' | 'tooLarge'>> {
  const fields = await readFields(request);
  return fields.ok ? ok(Object.fromEntries(fields.value)) : fields;
}

/** With every value of a name. */
export async function readFields(
  request: Request,
  limit = LIMIT,
): Promise<Result<[name: string, value: string][], 'notAForm' | 'tooLarge'>> {
  const type = request.headers.get('content-type') ?? '';
  const fieldsIn = READERS[type.split(';')[0]!.trim().toLowerCase()];
  if (!fieldsIn) return err('notAForm');
  const body = await readText(request, limit);
  if (body === null) return err('tooLarge');
  const fields = await fieldsIn(body, type).catch(() => null);
  return fields && fields.length <= MOST_FIELDS ? ok(fields) : err('notAForm');
}

/** Reads JSON or a form, whose values are strings. */
export async function readJsonOrForm(
  request: Request,
  limit: number,
): Promise<Result<unknown, 'wrongContentType' | 'badJson' | 'notAForm' | 'tooLarge'>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    return readJson(request, limit);
  const fields = await readFields(request, limit);
  return fields.ok ? ok(Object.fromEntries(fields.value)) : fields;
}

/** Rejects if the body is no form. */
type Reader = (body: string, type: string) => Promise<[string, string][]>;

const READERS: Partial<Record<string, Reader>> = {
  'application/x-www-form-urlencoded': (body) => Promise.resolve([...new URLSearchParams(body)]),
  'application/json': async (body) => Object.entries(await jsonFields.parseAsync(JSON.parse(body))),
  'multipart/form-data': async (body, type) => {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    return [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
  },
};
const jsonFields = z.record(z.string(), z.string());

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
