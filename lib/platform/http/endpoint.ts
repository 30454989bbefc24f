import { RETRY_SECONDS } from './exchange';
import { type PageLabels, type PageWay, pageOrMessage, type Reader } from './plain-page';
import { messageOf, problem, type ProblemWords, refusalFor } from './problem';

type Words = ProblemWords & PageLabels & Record<'brokenTitle', string>;

/**
 * Answers a call. An unexpected error becomes a 500 with an id to quote, or a 503 if the database doesn't
 * work.
 * @param reader set if a person may wait for a page
 * @param way where that page leads
 */
export async function answer(
  words: Words,
  handle: () => Promise<Response>,
  reader?: Reader,
  way?: () => PageWay | Promise<PageWay>,
): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    const refusal = refusalFor(error);
    const { reason } = refusal;
    const text = messageOf(refusal, words);
    const told = problem(reason, { ...words, [reason]: text });
    if (reason === 'storageTrouble') told.headers.set('Retry-After', String(RETRY_SECONDS));
    if (!reader) return told;
    return pageOrMessage(told, reader, { title: words.brokenTitle, text, labels: words, ...(await way?.()) });
  }
}
