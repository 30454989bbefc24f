import { isbot } from 'isbot';
import { MOST } from '@/lib/kernel/limits';

/**
 * Whether a visit may be counted: not where the browser says so (Do Not Track, Global Privacy Control), and
 * not for a program that reads pages.
 */
export function mayCount({ headers }: Request): boolean {
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false;
  const agent = headers.get('user-agent');
  // It is searched by a regular expression: no more of it than a browser says.
  return Boolean(agent) && !isbot(agent?.slice(0, MOST.agent));
}
