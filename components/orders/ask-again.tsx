'use client';

import { useEffect } from 'react';

/** Loads the page anew in a while: the one exception to "no polling" (rule 39). */
export function AskAgain({ seconds, href }: { seconds: number; href: string }) {
  useEffect(() => {
    const timer = setTimeout(() => location.replace(href), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, href]);
  return null;
}
