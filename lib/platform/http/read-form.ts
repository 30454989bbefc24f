import { err, ok, type Result } from '@/lib/kernel/result';
import { readText } from './read-json';

/** More than any form of ours holds. */
const LIMIT = 16 * 1024;

/** Reads what a form without JavaScript sends: each field once, the last one where a name comes twice. */
export async function readForm(
  request: Request,
): Promise<Result<Record<string, string | undefined>, 'notAForm' | 'tooLarge'>> {
  const [mediaType] = (request.headers.get('content-type') ?? '').split(';');
  if (mediaType?.trim().toLowerCase() !== 'application/x-www-form-urlencoded') return err('notAForm');
  const body = await readText(request, LIMIT);
  return body === null ? err('tooLarge') : ok(Object.fromEntries(new URLSearchParams(body)));
}
