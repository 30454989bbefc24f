import { type PageLabels, type PageWay, pageOrMessage, type Reader } from './plain-page';
import { messageOf, type ProblemWords, type Refusal, refusalFor, refuse } from './problem';

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
    return refuseReader(refusalFor(error), words, reader, await way?.());
  }
}

/** A page for a person, `{message}` for a program. */
export function refuseReader(
  refusal: Refusal,
  words: Words,
  reader: Reader | undefined,
  { title = words.brokenTitle, ...way }: { title?: string } & PageWay = {},
): Response {
  const response = refuse(refusal, words);
  if (!reader) return response;
  return pageOrMessage(response, reader, { title, text: messageOf(refusal, words), labels: words, ...way });
}
