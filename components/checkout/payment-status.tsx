import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { ShownStatus } from '@/lib/shop/rules/payment-status';
import type { CheckoutWords } from './facts';

type PaymentStatusProps = {
  words: CheckoutWords['status'][ShownStatus];
  /** Set while the page looks again by itself. */
  wait?: string;
  onButton: () => void;
};

/** What comes after the form: one sheet. */
export const SHEET = 'sheet datum mx-auto my-8 max-w-184 px-6 py-8 md:p-12 lg:my-16';

/** What has become of a payment that is not, or not yet, a purchase. */
export function PaymentStatus({ words, wait, onButton }: PaymentStatusProps) {
  return (
    <section className={SHEET} aria-live="polite">
      {wait && <Spinner label={wait} />}
      <h1 tabIndex={-1} className="text-3xl">
        {words.title}
      </h1>
      <p className="mt-3">{words.text}</p>
      {words.button && (
        <Button className="mt-6" onClick={onButton}>
          {words.button}
        </Button>
      )}
    </section>
  );
}
