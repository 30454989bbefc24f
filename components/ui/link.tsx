'use client';

import NextLink from 'next/link';
import { useState, type ComponentProps } from 'react';

/**
 * A link to a page of this site. The page is fetched ahead once somebody points at the link, touches it or reaches it
 * by keyboard, and not because it scrolled into view: a page that nobody opens costs nobody anything.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  const [meant, setMeant] = useState(false);
  const mean = () => setMeant(true);
  return (
    <NextLink
      {...props}
      prefetch={meant ? null : false}
      onPointerEnter={mean}
      onTouchStart={mean}
      onFocus={mean}
    />
  );
}
