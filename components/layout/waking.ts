import { isUnderWay } from '@/components/checkout/under-way';

/** Before something is bought, a pointer, the focus or a click comes near it. */
const NEAR = ['pointerover', 'focusin', 'click'];

/**
 * Fetches what React needs to take a still page over, once something can't be done without: a purchase that
 * somebody is about to begin, or one that is under way.
 * @param address the file with all of it (front/next-internals/still-page.ts)
 */
export function wakeOnceNeeded(address: string): void {
  const watching = new AbortController();
  const wake = () => {
    watching.abort();
    document.head.append(Object.assign(document.createElement('script'), { src: address, async: true }));
  };
  if (isUnderWay() || document.querySelector('[data-buy]:is([aria-busy], :hover, :focus)')) return wake();
  for (const event of NEAR)
    document.addEventListener(event, ({ target }) => (target as Element).closest?.('[data-buy]') && wake(), {
      signal: watching.signal,
    });
}
