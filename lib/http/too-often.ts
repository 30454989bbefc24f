import { fill } from '@/lib/domain/text';
import { orPage } from './plain-page';
import { type ProblemWords, refuse } from './problem';

/** Whether something may be done once more; if not, in how many seconds. */
export type Allow<Key> = (key: Key) => Promise<{ allowed: true } | { allowed: false; seconds: number }>;

export type TooOftenWords = Record<'tooManyTitle' | 'backToSite', string>;

/**
 * 429 with Retry-After: a page for whoever sent a form, {message} for a program.
 * @param seconds until it may be tried again
 */
export function tooOften(
  request: Request,
  seconds: number,
  { words, brand }: { words: ProblemWords & TooOftenWords; brand: string },
): Response {
  return orPage(request, refuse({ reason: 'tooMany', seconds }, words), {
    title: words.tooManyTitle,
    text: fill(words.tooMany, { seconds }),
    brand,
    link: { label: words.backToSite, href: '/' },
  });
}
