import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { setStatus } from '@/lib/platform/http/exchange';

/**
 * What a page answers whose address leads to nothing: 404, and these words. Where nobody sees the connection,
 * as on Vercel, Next's own way: empty until a script has put the words in (docs/decisions/011).
 * @param words what stands in the not-found.tsx beside the page
 */
export function missing(words: ReactNode): ReactNode {
  return setStatus(404) ? words : notFound();
}
