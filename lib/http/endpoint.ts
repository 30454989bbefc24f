import { fill } from '@/lib/domain/text';
import { problem, type ProblemWords } from './problem';
import { logSurprise } from './surprise';

/** Answers a call, and turns a surprise into a 500 with a number to quote. */
export async function answer(words: ProblemWords, handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    const errorId = logSurprise(error);
    return problem('serverError', { ...words, serverError: fill(words.serverError, { errorId }) });
  }
}
