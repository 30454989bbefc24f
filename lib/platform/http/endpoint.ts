import { type PageLabels, type PageWay, plainPage, type Reader, wantsPage } from './plain-page';
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

/** A page for a person, `{message}` for a program; both with its status and Retry-After. */
export function refuseReader(
  refusal: Refusal,
  words: Words,
  reader: Reader | undefined,
  { title = words.brokenTitle, back, sent }: { title?: string } & PageWay = {},
): Response {
  const message = refuse(refusal, words);
  if (!reader || !wantsPage(reader.request)) return message;
  const page = plainPage({
    status: message.status,
    title,
    text: messageOf(refusal, words),
    brand: reader.brand,
    link: back ? { label: words.backToPage, href: back } : { label: words.backToSite, href: '/' },
    again: sent && { label: words.sendAgain, fields: sent },
  });
  const after = message.headers.get('Retry-After');
  if (after) page.headers.set('Retry-After', after);
  return page;
}
