'use client';

import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { Checkout } from './checkout';
import type * as Purchases from './checkout-state';
import { HostedForm } from './hosted-form';
import { isUnderWay, sayAwake } from './wake-up';

type CheckoutPlaceProps = {
  /** Said when not even the checkout can be fetched. */
  failed: { title: string; text: string; close: string; hosted: string };
  /** The page that sells something: anything in it with data-buy starts a purchase. */
  children: ReactNode;
};

type CheckoutState = Purchases.CheckoutState;
type Opened = { checkout: CheckoutState; Checkout: typeof Checkout };

const fetchCheckout = () => Promise.all([import('./checkout-state'), import('./checkout')]);

/**
 * Where the checkout opens: in the place of the page that was looked at, which is only hidden and comes back
 * as it was. All code of the checkout is fetched when a purchase is about to start. A dialog would not do:
 * what a bank shows to confirm a payment is put into the page by Stripe, and would lie dead beneath a modal
 * dialog.
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
      const [purchases, { Checkout }] = await fetchCheckout();
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

  const reopen = useEffectEvent(open);
  useEffect(() => {
    // What was under way when the page was left or reloaded, and what a bank leads back to.
    const resume = () => void reopen((purchases) => purchases.resumed());
    const moved = () => {
      if (isUnderWay()) return resume();
      comesBack.current = true;
      setOpened(undefined);
    };
    if (isUnderWay()) resume();
    const stop = new AbortController();
    addEventListener('popstate', moved, stop);
    document.addEventListener('click', (event) => isLinkHere(event) && history.replaceState({}, ''), stop);
    sayAwake();
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

  const clicked = (event: MouseEvent) => {
    const button = buyButton(event);
    if (!button) return;
    // Without a script it sends a form.
    event.preventDefault();
    choose(button);
  };
  // What fails now is fetched again by the click, which says so.
  const near = (event: SyntheticEvent) => {
    if (buyButton(event)) void fetchCheckout().catch(() => undefined);
  };

  // Until its own React has drawn the checkout, nothing else may lie under the finger that pressed Buy.
  const isOpen = opened?.checkout.stage === 'open';
  useLayoutEffect(() => {
    if (isOpen) scrollTo({ top: 0, behavior: 'instant' });
  }, [isOpen]);

  return (
    <>
      <div hidden={isOpen} onClick={clicked} onPointerOver={near} onFocus={near}>
        {children}
      </div>
      <OwnRoot className={isOpen ? 'min-h-svh' : undefined}>
        {opened && (
          <opened.Checkout
            key={opened.checkout.id}
            checkout={opened.checkout}
            onChange={(checkout) => setOpened({ ...opened, checkout })}
            onClose={() => setOpened(undefined)}
          />
        )}
      </OwnRoot>
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

/**
 * An element with a React of its own. A browser that translates a page moves its words into elements of its
 * own, and React, which no longer finds them, gives up all that it keeps: the page is not to take a purchase
 * along.
 */
function OwnRoot({ children, className }: { children: ReactNode; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(undefined);
  useEffect(() => {
    if (!root.current && !children) return;
    root.current ??= createRoot(place.current!);
    root.current.render(children);
  }, [children]);
  return <div ref={place} className={className} />;
}

const buyButton = ({ target }: SyntheticEvent) => (target as Element).closest<HTMLElement>('[data-buy]');

/** A link to the page itself, in the header say: what was under way is not to come back with it. */
function isLinkHere({ target }: Event): boolean {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  return link?.pathname === location.pathname && link.target === '' && link.hash === '';
}
