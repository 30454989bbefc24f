'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

/**
 * A link to a page of this site. The page is fetched ahead once somebody points at the link, touches it or reaches it
 * by keyboard, and not because it scrolled into view: a page that nobody opens costs nobody anything. Next's own link
 * fetches ahead in ways that we don't want, and weighs 3 kB on every page.
 */
export function Link({ href, onClick, ...props }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  const fetchAhead = () => router.prefetch(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    router.push(href);
  };
  return (
    <a
      {...props}
      href={href}
      onClick={follow}
      onPointerEnter={fetchAhead}
      onTouchStart={fetchAhead}
      onFocus={fetchAhead}
    />
  );
}

/** A click that opens a tab or a window, or saves what is there. */
const isForTheBrowser = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey || currentTarget.target !== '';
