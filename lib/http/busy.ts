import { fill } from '@/lib/domain/text';
import { plainPage } from './plain-page';

export type BusyWords = Record<'busy' | 'busyTitle' | 'backToSite' | 'brand', string>;

/**
 * 503 with Retry-After, for whoever asks while too much is asked already: a page for people, {message} for programs.
 * @param seconds after which it may be tried again
 */
export function busy(seconds: number, words: BusyWords): { page: Response; message: Response } {
  const text = fill(words.busy, { seconds });
  const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(seconds) };
  const message = Response.json({ message: text }, { status: 503, headers });
  const page = plainPage({
    status: 503,
    title: words.busyTitle,
    text,
    brand: words.brand,
    link: { label: words.backToSite, href: '/' },
  });
  page.headers.set('Retry-After', String(seconds));
  return { page, message };
}
