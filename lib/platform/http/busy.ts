import { fill } from '@/lib/kernel/text';
import { RETRY_SECONDS } from './answer-status';
import { plainPage } from './plain-page';

export type BusyWords = Record<'busy' | 'busyTitle' | 'backToSite' | 'brand', string>;

/**
 * 503 with Retry-After, for whoever asks while too much is asked already: a page for people, {message} for
 * programs.
 */
export function busy(words: BusyWords): { page: Response; message: Response } {
  const text = fill(words.busy, { seconds: RETRY_SECONDS });
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_SECONDS) };
  const message = Response.json({ message: text }, { status: 503, headers });
  const page = plainPage({
    status: 503,
    title: words.busyTitle,
    text,
    brand: words.brand,
    link: { label: words.backToSite, href: '/' },
  });
  page.headers.set('Retry-After', String(RETRY_SECONDS));
  return { page, message };
}
