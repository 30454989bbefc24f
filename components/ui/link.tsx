'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { takesPayments } from '@/lib/kernel/routes';

/**
 * A link to a page of this site. The page is fetched ahead once somebody points at the link, touches it or reaches it
 * by keyboard, and not because it scrolled into view: a page that nobody opens costs nobody anything. Next's own link
 * fetches ahead in ways that we don't want, and weighs 3 kB on every page.
 *
 * Into the toolbox and out of it the browser loads the page anew: only a document that was loaded there may load what
 * Stripe needs (docs/decisions/021-policy.md).
 */
export function Link({ href, onClick, ...props }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  const fetchAhead = () => {
    if (!needsDocument(href)) router.prefetch(href);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForTheBrowser(event) || needsDocument(href)) return;
    event.preventDefault();
    router.push(href);
    // The page one is on begins at its top too; Next would leave it where it was scrolled to.
    if (isThisPage(href)) window.scrollTo(0, 0);
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

const needsDocument = (href: string) =>
  takesPayments(location.pathname) !== takesPayments(new URL(href, location.href).pathname);

const isThisPage = (href: string) => {
  const { pathname, search, hash } = new URL(href, location.href);
  return !hash && pathname === location.pathname && search === location.search;
};

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
