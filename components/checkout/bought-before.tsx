import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { Dialog } from '@/components/ui/dialog';
import { routes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import { chosen, type CheckoutState } from './checkout-state';

type BoughtBeforeProps = {
  checkout: Extract<CheckoutState, { stage: 'bought' }>;
  onChange: (checkout: CheckoutState) => void;
  onClose: () => void;
};

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
