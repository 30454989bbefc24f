import { z } from 'zod';
import { err, ok, type Result } from '@/lib/kernel/result';
import { readJson, readText } from './read-json';

/** More than any of our forms. */
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
