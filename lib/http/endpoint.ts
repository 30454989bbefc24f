import { fill } from '@/lib/domain/text';
import { problem, type ProblemWords } from './problem';
import { isSameOrigin } from './same-origin';
import { logSurprise } from './surprise';

type Setting = { siteUrl: string; words: ProblemWords };

/** Answers a call that changes something: refuses other sites, and turns a surprise into a 500 with a number to quote. */
export async function answerOwnSite(
  request: Request,
  { siteUrl, words }: Setting,
  handle: () => Promise<Response>,
): Promise<Response> {
  if (!isSameOrigin(request, siteUrl)) return problem('crossSite', words);
  return answer(words, handle);
}

/** Answers a call, and turns a surprise into a 500 with a number to quote. */
export async function answer(words: ProblemWords, handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    const errorId = logSurprise(error);
    return problem('serverError', { ...words, serverError: fill(words.serverError, { errorId }) });
  }
}
