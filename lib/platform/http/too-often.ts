import { fill } from '@/lib/kernel/text';
import { pageOrMessage } from './page-or-message';
import { type ProblemWords, refuse } from './problem';

export type TooOftenWords = Record<'tooManyTitle' | 'brokenTitle' | 'backToSite', string>;

/**
 * 429 with Retry-After: a page for whoever sent a form, {message} for a program.
 * @param seconds until it may be tried again
 */
export function tooOften(
  request: Request,
  seconds: number,
  { words, brand }: { words: ProblemWords & TooOftenWords; brand: string },
): Response {
  const answer = refuse({ reason: 'tooMany', seconds }, words);
  return pageOrMessage(
    answer,
    { request, brand },
    {
      title: words.tooManyTitle,
      text: fill(words.tooMany, { seconds }),
      backToSite: words.backToSite,
    },
  );
}
