import { buttonClasses } from '@/components/ui/button-classes';
import { AskAgain } from './ask-again';

/** What has become of a payment on Stripe's page, for whoever comes back from there. */
export type PaymentNewsTexts = {
  title: string;
  text: string;
  /** What to do next. */
  button: { label: string; href: string } | null;
  /** While it is under way: in how many seconds this page asks again, and under which address. */
  again: { seconds: number; href: string } | null;
};

/** Says it above the order. Without a script the browser loads the page again by itself. */
export function PaymentNews({ news, state }: { news: PaymentNewsTexts; state: string }) {
  const { title, text, button, again } = news;
  return (
    <div className="order-state" data-state={state} role="status">
      <strong>{title}</strong> {text}
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
        </>
      )}
    </div>
  );
}
