'use client';

import { useEffect } from 'react';
import { State } from '@/components/layout/message';
import { buttonClasses } from '@/components/ui/button-classes';
import type { Tone } from '@/lib/shop/rules/order-state';
import type { PaymentNewsTexts } from '@/lib/shop/payment-news';

/**
 * Says it above the order. With a script and without, the browser loads the page again by itself; where a
 * script is held up, a link does.
 */
export function PaymentNews({ news, tone }: { news: PaymentNewsTexts; tone: Tone }) {
  const { title, text, button, again } = news;
  return (
    <State tone={tone} role="status" title={title}>
      {text}
      {button && (
        <p className="mt-4">
          <a href={button.href} className={buttonClasses()}>
            {button.label}
          </a>
        </p>
      )}
      {again && (
        <>
          <noscript>
            <meta httpEquiv="refresh" content={`${again.seconds}; url=${again.href}`} />
          </noscript>
          <AskAgain seconds={again.seconds} href={again.href} />
          <p className="mt-4">
            <a href={again.href} className="underline">
              {again.label}
            </a>
          </p>
        </>
      )}
    </State>
  );
}

/** Loads the page anew in a while: the one exception to "no polling" (rule 39). */
function AskAgain({ seconds, href }: { seconds: number; href: string }) {
  useEffect(() => {
    const timer = setTimeout(() => location.replace(href), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, href]);
  return null;
}
