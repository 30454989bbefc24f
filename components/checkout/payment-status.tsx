import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { ShownStatus } from '@/lib/shop/rules/payment-status';
import { ToolDrawing } from '@/components/toolbox/tool-drawing';
import { buttonClasses } from '@/components/ui/button-classes';
import { FileRow } from '@/components/orders/file-row';
import type { Claim } from '@/lib/shop/browser/checkout-calls';
import type { CheckoutWords } from './facts';

type PaymentStatusProps = {
  words: CheckoutWords['status'][ShownStatus];
  /** Set while the page looks again by itself. */
  wait?: string;
  onButton: () => void;
};

/** What comes after the form: one sheet. */
const SHEET = 'sheet datum mx-auto my-8 max-w-184 px-6 py-8 md:p-12 lg:my-16';

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

type PaymentDoneProps = {
  words: CheckoutWords['success'];
  /** Of the product, and its title and price; unknown where a bank led back into another browser. */
  slug?: string;
  bought?: string;
  /** Missing until the server knows of the payment. */
  claim: Claim | null;
  onMore: () => void;
};

/** It is paid. The files are here at once for this browser, as soon as the payment is recorded. */
export function PaymentDone({ words, slug, bought, claim, onMore }: PaymentDoneProps) {
  const order = claim?.order;
  return (
    <section className={SHEET} aria-live="polite">
      {slug && <ToolDrawing slug={slug} className="mb-6 w-32 max-md:mb-3 max-md:w-20" />}
      <h1 tabIndex={-1} className="text-3xl">
        {words.title}
      </h1>
      {bought && <p className="lead mt-3">{bought}</p>}
      <p className="mt-3">{order ? words.text : words.waiting}</p>
      {!order && (
        <div className="mt-5">
          <Spinner label={words.waiting} />
        </div>
      )}
      {claim && claim.downloads.length > 0 && (
        <ul className="mt-6 border-b border-line">
          {claim.downloads.map((file) => (
            <FileRow key={file.href} {...file} label={words.download} />
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {order && (
          <a href={order} className={buttonClasses()}>
            {words.order}
          </a>
        )}
        <Button variant="line" onClick={onMore}>
          {words.button}
        </Button>
      </div>
    </section>
  );
}
