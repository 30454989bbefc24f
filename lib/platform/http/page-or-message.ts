import { plainPage, type SentFields } from './plain-page';

/** Who asked, and what a page for them is made of. */
export type Reader = { request: Request; brand: string };
/** What is said on such a page beside its text. */
export type PageLabels = Record<'backToSite' | 'backToPage' | 'sendAgain', string>;

/** Where such a page leads. */
export type PageWay = {
  /** The path of ours with the form that was sent; without it, the link leads to the home page. */
  back?: string | undefined;
  /** What the form has sent, where it may be sent again. */
  sent?: SentFields | undefined;
};

type PageWords = { title: string; text: string; labels: PageLabels } & PageWay;

/** Whether a person waits for the answer, and not a program. @param accept the header of the request */
export const wantsPage = (accept: string | null | undefined) => accept?.includes('text/html') ?? false;

/**
 * A refusal as a page with the same status and Retry-After, for a person; for a program it stays as it is.
 */
export function pageOrMessage(refusal: Response, { request, brand }: Reader, words: PageWords): Response {
  if (!wantsPage(request.headers.get('accept'))) return refusal;
  const { title, text, labels, back, sent } = words;
  const link = back ? { label: labels.backToPage, href: back } : { label: labels.backToSite, href: '/' };
  const again = sent && { label: labels.sendAgain, fields: sent };
  const page = plainPage({ status: refusal.status, title, text, brand, link, again });
  const after = refusal.headers.get('Retry-After');
  if (after) page.headers.set('Retry-After', after);
  return page;
}
