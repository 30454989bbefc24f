'use client';

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Checkout } from './checkout';
import type * as Purchases from './checkout-state';
import { HostedForm } from './hosted-form';
import { isUnderWay } from './under-way';

type CheckoutPlaceProps = {
  /** Said when not even the checkout can be fetched. */
  failed: { title: string; text: string; close: string; hosted: string };
  /** The page that sells something: anything in it with data-buy starts a purchase. */
  children: ReactNode;
};

type CheckoutState = Purchases.CheckoutState;
type Opened = { checkout: CheckoutState; Checkout: typeof Checkout };

/**
 * Where the checkout opens: in the place of the page that was looked at, which is only hidden and comes back
 * as it was. All code of the checkout is fetched when a purchase starts. A dialog would not do: what a bank
 * shows to confirm a payment is put into the page by Stripe, and would lie dead beneath a modal dialog.
 */
export function CheckoutPlace({ failed, children }: CheckoutPlaceProps) {
  const [opened, setOpened] = useState<Opened>();
  /** What was chosen, where not even the checkout could be fetched; empty: nothing was. */
  const [failedFor, setFailed] = useState<string>();
  const scrolled = useRef(0);
  const comesBack = useRef(false);
  const busy = useRef(false);

  const open = async (find: (purchases: typeof Purchases) => Promise<CheckoutState | null>, wanted = '') => {
    if (busy.current) return;
    busy.current = true;
    try {
      const [purchases, { Checkout }] = await Promise.all([import('./checkout-state'), import('./checkout')]);
      const checkout = await find(purchases);
      scrolled.current = scrollY;
      setOpened(checkout ? { checkout, Checkout } : undefined);
    } catch {
      setFailed(wanted);
    } finally {
      busy.current = false;
    }
  };

  const choose = (button: HTMLElement) => {
    if (busy.current) return;
    button.setAttribute('aria-busy', 'true');
    const slug = button.dataset.buy!;
    void open((purchases) => purchases.chosen(slug), slug).finally(() => button.removeAttribute('aria-busy'));
  };

  const latestRef = useRef({ open, choose });
  useEffect(() => {
    latestRef.current = { open, choose };
  });

  // Somebody was faster than this script: the page has kept what was chosen
  // (front/next-internals/still-page.ts).
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    page.current!.dataset.ready = '';
    const { dataset } = document.documentElement;
    const chosen = dataset.kept && page.current!.querySelector<HTMLElement>(`[data-buy="${dataset.kept}"]`);
    delete dataset.kept;
    if (chosen) latestRef.current.choose(chosen);
  }, []);

  useEffect(() => {
    // What was under way when the page was left or reloaded, and what a bank leads back to.
    const resume = () => void latestRef.current.open((purchases) => purchases.resumed());
    const moved = () => {
      if (isUnderWay()) return resume();
      comesBack.current = true;
      setOpened(undefined);
    };
    if (isUnderWay()) resume();
    const stop = new AbortController();
    addEventListener('popstate', moved, stop);
    document.addEventListener('click', (event) => isLinkHere(event) && history.replaceState({}, ''), stop);
    return () => stop.abort();
  }, []);

  // Once Back has led to the page again, it is where it was left, with the focus on what was chosen.
  const slug = useRef<string>(undefined);
  useEffect(() => {
    if (opened) {
      slug.current = opened.checkout.slug;
      return;
    }
    if (!slug.current || !comesBack.current) return;
    comesBack.current = false;
    scrollTo({ top: scrolled.current, behavior: 'instant' });
    document.querySelector<HTMLElement>(`[data-buy="${slug.current}"]`)?.focus({ preventScroll: true });
    slug.current = undefined;
  }, [opened]);

  const clicked = (event: MouseEvent<HTMLElement>) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-buy]');
    // Without a script it sends a form; once it was sent, the page is on its way to Stripe's.
    if (!button || 'sent' in document.documentElement.dataset) return;
    event.preventDefault();
    choose(button);
  };

  return (
    <>
      <div ref={page} hidden={opened?.checkout.stage === 'open'} onClick={clicked}>
        {children}
      </div>
      {opened && (
        <opened.Checkout
          key={opened.checkout.id}
          checkout={opened.checkout}
          onChange={(checkout) => setOpened({ ...opened, checkout })}
          onClose={() => setOpened(undefined)}
        />
      )}
      <Dialog
        role="alertdialog"
        open={failedFor !== undefined}
        onClose={() => setFailed(undefined)}
        title={failed.title}
        actions={
          <>
            {failedFor && <HostedForm slug={failedFor} label={failed.hosted} />}
            <Button variant={failedFor ? 'line' : undefined} onClick={() => setFailed(undefined)}>
              {failed.close}
            </Button>
          </>
        }
      >
        <p>{failed.text}</p>
      </Dialog>
    </>
  );
}

/** A link to the page itself, in the header say: what was under way is not to come back with it. */
function isLinkHere({ target }: Event): boolean {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  return link?.pathname === location.pathname && link.target === '' && link.hash === '';
}
