import { isOneOf } from '@/lib/kernel/routes';

/** The counter of visits that content/site.yaml names. */
export type Counter = { src: string; data: Record<string, string> };

/** Where somebody came from, and nothing else. */
const ORIGIN_ONLY = /^(\?((utm_\w+|ref|source)=[^&]*(&|$))+)?$/;

/**
 * Whether a counter, which is told the whole address, may see this one: a public page without a payment,
 * somebody's ratings or anything else behind it.
 * @param pages addresses of public pages, `/*` at the end for all below it
 */
export const mayBeTold = (
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  pages: string[],
) => hash === '' && ORIGIN_ONLY.test(search) && isOneOf(pages, pathname);

/** Loads the firm's counter, unless the browser asks not to be counted. @param pages see `mayBeTold` */
export function loadCounter({ src, data }: Counter, pages: string[]): void {
  if (asksNotToBeCounted() || !mayBeTold(location, pages)) return;
  const script = Object.assign(document.createElement('script'), { src, defer: true });
  for (const [name, value] of Object.entries(data)) script.setAttribute(`data-${name}`, value);
  document.head.append(script);
}

/** Whether the visitor's browser says so, to every site. */
function asksNotToBeCounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
