'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { countLater } from '@/lib/platform/browser/count-later';
import { routes } from '@/lib/kernel/routes';

/** Counts on every page what belongs to no part of it: that visitors come to the landing page, and go on to the scheduler. */
export function WayWatch({ scheduler }: { scheduler: string }) {
  const path = usePathname();
  useEffect(() => {
    if (path === routes.home) countLater('landing');
  }, [path]);
  useEffect(() => {
    const stop = new AbortController();
    const follow = ({ type, target, button }: MouseEvent) => {
      const link = (target as Element).closest('a');
      if (link && leadsTo(link, scheduler) && (type === 'click' || button === 1)) countLater('call');
    };
    // A middle click opens a link too, and is another event.
    for (const kind of ['click', 'auxclick'] as const) document.addEventListener(kind, follow, stop);
    return () => stop.abort();
  }, [scheduler]);
  return null;
}

/** Whatever the link is filled in with. */
const leadsTo = ({ origin, pathname }: HTMLAnchorElement, address: string) =>
  address.startsWith(origin) && new URL(address).pathname === pathname;
