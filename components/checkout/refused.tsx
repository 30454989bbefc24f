import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { exactAmount, inShop } from '@/lib/kernel/money';
import { fill } from '@/lib/kernel/text';
import { buttonClasses } from '@/components/ui/button-classes';
import { routes } from '@/lib/kernel/routes';
import { type CheckoutProps, type CheckoutState, chosen } from './checkout-state';

type RefusedProps = CheckoutProps<Extract<CheckoutState, { stage: 'refused' }>>;

/** Why a purchase could not begin (rule 37): an alert in the page, over the product. */
export function Refused({ checkout, onChange, onClose }: RefusedProps) {
  const { facts, refusal, slug } = checkout;
  const { words, alerts } = facts;
  const [isAsking, setAsking] = useState(false);
  if (refusal.kind === 'price') {
    const { title = '', priceCents = 0 } = facts.products[slug] ?? {};
    const values = {
      title,
      exactAmount: exactAmount(inShop(refusal.priceCents)),
      before: exactAmount(inShop(priceCents)),
    };
    const goOn = () => {
      setAsking(true);
      chosen(slug, { agreedCents: refusal.priceCents, another: true }).then(onChange, onClose);
    };
    return (
      <Dialog
        open
        onClose={onClose}
        role="alertdialog"
        title={words.priceChanged.title}
        actions={
          <>
            <Button disabled={isAsking} onClick={goOn}>
              {fill(words.priceChanged.button, values)}
            </Button>
            <Button variant="line" onClick={onClose}>
              {words.priceChanged.cancel}
            </Button>
          </>
        }
      >
        <p>{fill(words.priceChanged.text, values)}</p>
      </Dialog>
    );
  }
  const text = refusal.kind === 'unavailable' ? alerts.paymentUnavailable : alerts.paymentNotStarted;
  const reason = refusal.kind === 'failed' ? (refusal.message ?? facts.paymentInitFailed) : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={words.refused.title}
      actions={<Button onClick={onClose}>{words.refused.close}</Button>}
    >
      <p>{text}</p>
      {reason && <p className="mt-3 text-note text-ink-muted">{reason}</p>}
    </Dialog>
  );
}

type BoughtBeforeProps = CheckoutProps<Extract<CheckoutState, { stage: 'bought' }>>;

/** This browser has bought it: leads to the files, and sells another license to whoever says so. */
export function BoughtBefore({ checkout, onChange, onClose }: BoughtBeforeProps) {
  const { facts, slug, bought } = checkout;
  const { bought: words } = facts.words;
  const [isAsking, setAsking] = useState(false);
  const buyAnother = () => {
    setAsking(true);
    chosen(slug, { another: true }).then(onChange, onClose);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={fill(words.title, { day: dayOf(new Date(bought.at)) })}
      actions={
        <>
          <a href={bought.order ?? routes.findPurchase} className={buttonClasses()}>
            {bought.order ? words.order : words.findOrder}
          </a>
          <Button variant="line" disabled={isAsking} onClick={buyAnother}>
            {words.button}
          </Button>
          <Button variant="line" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <p>{fill(bought.order ? words.text : words.onHold, { title: facts.products[slug]?.title ?? '' })}</p>
    </Dialog>
  );
}

/** "March 12", as the buyer's own calendar has it; with the year where that is another one. */
function dayOf(date: Date): string {
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return date.toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  });
}
