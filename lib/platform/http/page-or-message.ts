import { plainPage, type SentFields } from './plain-page';

export type Reader = { request: Request; brand: string };
export type PageLabels = Record<'backToSite' | 'backToPage' | 'sendAgain', string>;

export type PageWay = {
  /** The form's path; without it, the link leads to the home page. */
  back?: string | undefined;
  /** The fields, if they may be sent again. */
  sent?: SentFields | undefined;
};

type PageWords = { title: string; text: string; labels: PageLabels } & PageWay;

/** Whether a person waits for the answer. */
export const wantsPage = (accept: string | null | undefined) => accept?.includes('text/html') ?? false;

/** Turns a refusal into a page for a person, with the same status and Retry-After. */
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
