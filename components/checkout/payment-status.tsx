import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { ShownStatus } from '@/lib/shop/rules/payment-status';
import { ToolDrawing } from '@/components/toolbox/tool-drawing';
import { buttonClasses } from '@/components/ui/button-classes';
import type { Claim } from '@/lib/platform/browser/checkout-calls';
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
  /** Of the product; unknown where a bank led back into another browser. */
  slug?: string;
  /** Missing until the server knows of the payment. */
  claim: Claim | null;
  onMore: () => void;
};

/** It is paid. The files are here at once for this browser, as soon as the payment is recorded. */
export function PaymentDone({ words, slug, claim, onMore }: PaymentDoneProps) {
  const order = claim?.order;
  return (
    <section className={SHEET} aria-live="polite">
      {slug && <ToolDrawing slug={slug} className="mb-6 w-32 max-md:mb-3 max-md:w-20" />}
      <h1 tabIndex={-1} className="text-3xl">
        {words.title}
      </h1>
      <p className="mt-3">{order ? words.text : words.waiting}</p>
      {!order && (
        <div className="mt-5">
          <Spinner label={words.waiting} />
        </div>
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
      {claim && claim.downloads.length > 0 && (
        <ul className="mt-6 border-b border-line">
          {claim.downloads.map(({ name, href, size }) => (
            <li key={href} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
              <b className="flex-[1_1_12rem] font-semibold wrap-anywhere">{name}</b>
              <span className="text-note/[1.55] tabular-nums text-ink-muted">{fileSize(size)}</span>
              <a href={href} download={name} className={buttonClasses('line', 'sm')}>
                {words.download}
                <span className="sr-only">: {name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** 24 kB for 23552; 1.2 MB for 1234567. */
function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
