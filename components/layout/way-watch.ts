import { countLater } from '@/lib/platform/browser/count-later';
import { routes } from '@/lib/kernel/routes';

/**
 * Counts on every page what belongs to no part of it: that visitors come to the landing page, and go on to
 * the scheduler.
 */
export function watchWay(scheduler: string): void {
  if (location.pathname === routes.home) countLater('landing');
  const follow = ({ type, target, button }: MouseEvent) => {
    const link = (target as Element).closest('a');
    if (link && leadsTo(link, scheduler) && (type === 'click' || button === 1)) countLater('call');
  };
  // A middle click opens a link too, and is another event.
  for (const kind of ['click', 'auxclick'] as const) document.addEventListener(kind, follow);
}

/** Whatever the link is filled in with. */
const leadsTo = ({ origin, pathname }: HTMLAnchorElement, address: string) =>
  address.startsWith(origin) && new URL(address).pathname === pathname;
