import { err, ok, type Result } from '@/lib/kernel/result';
import { readText } from './read-json';

/** More than any form of ours holds. */
const LIMIT = 16 * 1024;
/** More fields than any form of ours has. */
export const MOST_FIELDS = 100;

/**
 * Reads what a form without JavaScript sends: each field once, the last one where a name comes twice. What
 * has more fields than MOST_FIELDS is no form of ours.
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
  const [mediaType] = (request.headers.get('content-type') ?? '').split(';');
  if (mediaType?.trim().toLowerCase() !== 'application/x-www-form-urlencoded') return err('notAForm');
  const body = await readText(request, limit);
  if (body === null) return err('tooLarge');
  const fields = [...new URLSearchParams(body)];
  return fields.length > MOST_FIELDS ? err('notAForm') : ok(fields);
}
