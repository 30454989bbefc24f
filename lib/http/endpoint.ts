import { storageTrouble } from '@/lib/domain/storage-trouble';
import { fill } from '@/lib/domain/text';
import { RETRY_SECONDS } from './answer-status';
import { problem, type ProblemWords } from './problem';
import { logSurprise } from './surprise';

/**
 * Answers a call, and turns a surprise into a 500 with a number to quote; into a 503 when the database can do nothing, which
 * may be over soon.
 */
export async function answer(words: ProblemWords, handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    const errorId = logSurprise(error);
    const reason = storageTrouble(error) ? 'storageTrouble' : 'serverError';
    const told = problem(reason, { ...words, [reason]: fill(words[reason], { errorId }) });
    if (reason === 'storageTrouble') told.headers.set('Retry-After', RETRY_SECONDS);
    return told;
  }
}
