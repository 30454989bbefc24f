import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { exactAmount } from '@/lib/kernel/money';
import { fill } from '@/lib/kernel/text';
import { chosen, type Purchase } from './checkout-state';

type RefusedProps = {
  purchase: Extract<Purchase, { stage: 'refused' }>;
  onChange: (purchase: Purchase) => void;
  onClose: () => void;
};

/** Why a purchase could not begin (rule 37): an alert in the page, over the product. */
export function Refused({ purchase, onChange, onClose }: RefusedProps) {
  const { facts, refusal, slug } = purchase;
  const { words, alerts } = facts;
  const [isAsking, setAsking] = useState(false);
  if (refusal.kind === 'price') {
    const { title = '', price = 0 } = facts.products[slug] ?? {};
    const values = { title, exactAmount: exactAmount(refusal.amount), before: exactAmount(price) };
    const goOn = () => {
      setAsking(true);
      chosen(slug, { amount: refusal.amount, another: true }).then(onChange, onClose);
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
