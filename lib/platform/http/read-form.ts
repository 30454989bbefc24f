import { z } from 'zod';
import { err, ok, type Result } from '@/lib/kernel/result';
import { readJson, readText } from './read-json';

/** More than any form of ours holds. */
const LIMIT = 16 * 1024;
/** More fields than any form of ours has. */
export const MOST_FIELDS = 100;

/**
 * Reads the fields of a form, as a browser posts it or as JSON: each field once, the last one where a name
 * comes twice. What has more fields than MOST_FIELDS is no form of ours.
 */
export async function readForm(
  request: Request,
): Promise<Result<Record<string, string | undefined>, 'notAForm' | 'tooLarge'>> {
  const fields = await readFields(request);
  return fields.ok ? ok(Object.fromEntries(fields.value)) : fields;
}

/** The same with every value of a name. */
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

/** Reads the body of a call as JSON, or as the fields of a form: each is text then. */
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

/** The fields of a body; a promise that fails where it is none. */
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
