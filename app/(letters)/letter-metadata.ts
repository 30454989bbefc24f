import type { Metadata } from 'next';
import { type PagePath, pageMetadata } from '@/app/page-metadata';

/** Of a page behind a link in a mail: its own, or the 404's when the link opens nothing. Its address stays with its reader. */
export function letterMetadata(path: PagePath, opens: boolean): Metadata {
  return { ...pageMetadata(opens ? path : '404'), referrer: 'no-referrer' };
}
