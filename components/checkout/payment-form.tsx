import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ContactDetailsElement, PaymentElement } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { Button } from '@/components/ui/button';
import { suggestEmail } from '@/lib/kernel/email-typo';
import { fill } from '@/lib/kernel/text';
import { ExternalLink } from '@/components/ui/external-link';
import { routes } from '@/lib/kernel/routes';
import type { CheckoutWords } from './facts';
import { type Paying, usePaying } from './use-paying';

type PaymentFormProps = Omit<Paying, 'email'> & {
  /** Told once something can be typed. */
  onReady: () => void;
  onLoadError: () => void;
};

/**
 * What needs no typing comes first, where the account has it and the browser knows it; of what is not named
 * here Stripe decides the order.
 */
const OPTIONS: StripePaymentElementOptions = {
  layout: 'tabs',
  paymentMethodOrder: ['apple_pay', 'google_pay', 'link', 'card'],
};

/** The e-mail address and the card, in Stripe's own fields, and the one button. */
export function PaymentForm(props: PaymentFormProps) {
  const { facts, onReady, onLoadError } = props;
  const { words } = facts;
  const [email, setEmail] = useState('');
  const [ready, setReady] = useState(false);
  const { isPaying, problem, pay } = usePaying({ ...props, email });
  const suggestion = suggestEmail(email);
  // Above the fields that it is about, and away from the toast.
  const problemRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => problemRef.current?.focus(), [problem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void pay();
  };
  return (
    <form
      onSubmit={submit}
      className="mt-6 grid gap-6"
      aria-busy={isPaying}
      data-paying={isPaying || undefined}
    >
      {problem && (
        <p
          ref={problemRef}
          role="alert"
          tabIndex={-1}
          className="border-l-3 border-poor pl-3 font-medium text-poor"
        >
          {problem}
        </p>
      )}
      <div>
        <ContactDetailsElement onChange={({ value }) => setEmail(value.email)} onLoadError={onLoadError} />
        <p
          role="status"
          className={suggestion ? 'mt-2 border-l-3 border-brass-deep pl-3 font-semibold' : undefined}
        >
          {suggestion && fill(words.emailHint, { suggestion })}
        </p>
        <p className="mt-2 text-note text-ink-muted">{words.emailHelp}</p>
      </div>
      <PaymentElement
        options={OPTIONS}
        onReady={() => (setReady(true), onReady())}
        onLoadError={onLoadError}
      />
      <Terms words={words} />
      <Button type="submit" disabled={!ready || isPaying}>
        {isPaying ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

/**
 * What the law wants said before one pays: the terms, the refund rules, and that the download starts at once.
 * Both links leave the form where it is.
 */
function Terms({ words }: { words: CheckoutWords }) {
  const links: Record<string, [string, string]> = {
    '{terms}': [routes.termsOfService, words.termsLink],
    '{refunds}': [routes.refundRules, words.refundsLink],
  };
  return (
    <div className="grid gap-3 border-t border-line pt-5 text-note text-ink-muted">
      <p>
        {words.terms.split(/(\{terms\}|\{refunds\})/).map((part) => {
          const [href, label] = links[part] ?? [];
          if (!href) return part;
          return (
            <ExternalLink key={part} href={href}>
              {label}
            </ExternalLink>
          );
        })}
      </p>
      <p>{words.withdrawal}</p>
    </div>
  );
}
