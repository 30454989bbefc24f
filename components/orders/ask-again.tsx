'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Draws the page anew in a while, and leaves the visitor where they are on it: the one exception to "no polling" (rule 39). */
export function AskAgain({ seconds, href }: { seconds: number; href: string }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => router.replace(href, { scroll: false }), seconds * 1000);
    return () => clearTimeout(timer);
  }, [router, seconds, href]);
  return null;
}
