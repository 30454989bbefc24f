import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { setStatus } from '@/lib/platform/http/exchange';

/**
 * Answers 404 with these words (docs/decisions/serving.md). On Vercel, where the status can't be set, it
 * falls back on `notFound()`, whose page is empty until its script has run.
 * @param words the same as in the not-found.tsx beside the page
 */
export function missing(words: ReactNode): ReactNode {
  return setStatus(404) ? words : notFound();
}
