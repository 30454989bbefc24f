'use client';

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Checkout } from './checkout';
import type * as Purchases from './purchase';

type CheckoutPlaceProps = {
  /** Said when not even the checkout can be fetched. */
  failed: { title: string; text: string; close: string };
  /** The page that sells something: anything in it with data-buy starts a purchase. */
  children: ReactNode;
};

type Purchase = Purchases.Purchase;
type Opened = { purchase: Purchase; Checkout: typeof Checkout };

/**
 * Where the checkout opens: in the place of the page that was looked at, which is only hidden and comes back as it was. All
 * code of the checkout is fetched when a purchase starts. A dialog would not do: what a bank shows to confirm a payment is
 * put into the page by Stripe, and would lie dead beneath a modal dialog.
 */
export function CheckoutPlace({ failed, children }: CheckoutPlaceProps) {
  const [opened, setOpened] = useState<Opened>();
  const [hasFailed, setFailed] = useState(false);
  const scrolled = useRef(0);
  const busy = useRef(false);

  const open = async (find: (purchases: typeof Purchases) => Promise<Purchase | null>) => {
    if (busy.current) return;
    busy.current = true;
    try {
      const [purchases, { Checkout }] = await Promise.all([import('./purchase'), import('./checkout')]);
      const purchase = await find(purchases);
      scrolled.current = scrollY;
      setOpened(purchase ? { purchase, Checkout } : undefined);
    } catch {
      setFailed(true);
    } finally {
      busy.current = false;
    }
  };

  const openRef = useRef(open);
  useEffect(() => {
    openRef.current = open;
  });

  useEffect(() => {
    // What was under way when the page was left or reloaded, and what a bank leads back to.
    const resume = () => {
      if (isUnderWay()) void openRef.current((purchases) => purchases.resumed());
      else setOpened(undefined);
    };
    resume();
    addEventListener('popstate', resume);
    return () => removeEventListener('popstate', resume);
  }, []);

  // Once the page is there again, it is where it was left, with the focus on what was chosen.
  const slug = useRef<string>(undefined);
  useEffect(() => {
    if (opened) {
      slug.current = opened.purchase.slug;
      return;
    }
    if (!slug.current) return;
    scrollTo({ top: scrolled.current, behavior: 'instant' });
    document.querySelector<HTMLElement>(`[data-buy="${slug.current}"]`)?.focus({ preventScroll: true });
    slug.current = undefined;
  }, [opened]);

  const choose = (event: MouseEvent<HTMLElement>) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-buy]');
    if (!button || busy.current) return;
    button.setAttribute('aria-busy', 'true');
    void open((purchases) => purchases.chosen(button.dataset.buy!)).finally(() =>
      button.removeAttribute('aria-busy'),
    );
  };

  return (
    <>
      <div hidden={opened?.purchase.stage === 'open'} onClick={choose}>
        {children}
      </div>
      {opened && (
        <opened.Checkout
          key={opened.purchase.id}
          purchase={opened.purchase}
          onChange={(purchase) => setOpened({ ...opened, purchase })}
          onClose={() => setOpened(undefined)}
        />
      )}
      <Dialog
        role="alertdialog"
        open={hasFailed}
        onClose={() => setFailed(false)}
        title={failed.title}
        actions={<Button onClick={() => setFailed(false)}>{failed.close}</Button>}
      >
        <p>{failed.text}</p>
      </Dialog>
    </>
  );
}

/** Looked at before any code of the checkout is there: the entry of the history is a checkout's, or Stripe has led here. */
function isUnderWay(): boolean {
  const { checkout } = (history.state ?? {}) as { checkout?: string };
  return Boolean(checkout) || new URLSearchParams(location.search).get('success') === 'true';
}
