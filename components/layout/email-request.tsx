import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmailField } from '@/components/ui/email-field';
import { OrderFrame } from '@/components/orders/order-frame';
import { State } from './message';

type Props<Outcome extends string> = {
  /** Where the form goes. */
  action: string;
  outcome: Outcome | null;
  texts: Record<'title' | 'text' | 'label' | 'help' | 'button' | 'invalid', string> &
    Record<Exclude<Outcome, 'invalid'>, { title: string; text: string }>;
  /** The address that was not taken, to be corrected. */
  typed: string | undefined;
  /** The question about a typo. */
  hint: string;
  /** Below, in small print. */
  children: ReactNode;
};

/** After these nothing more is to be asked. */
const DONE = ['sent', 'deleted', 'deleting'];

/**
 * A page that asks for an address, to which something is sent: a plain form, which needs no JavaScript. What
 * became of the request stands above it.
 */
export function EmailRequest<Outcome extends string>(props: Props<Outcome>) {
  const { action, outcome, texts, typed, hint, children } = props;
  const isInvalid = outcome === 'invalid';
  const said = outcome && !isInvalid ? texts[outcome as Exclude<Outcome, 'invalid'>] : null;
  const isTrouble = outcome === 'unavailable';
  return (
    <OrderFrame>
      <section className="two-columns max-lg:grid max-lg:gap-6">
        <h1>{texts.title}</h1>
        <div className="grid max-w-[40rem] gap-6 lg:pt-3">
          {said && (
            <State
              tone={isTrouble ? 'fair' : 'good'}
              role={isTrouble ? 'alert' : 'status'}
              title={said.title}
            >
              {said.text}
            </State>
          )}
          {!DONE.includes(outcome ?? '') && (
            <>
              <p className="lead">{texts.text}</p>
              <form method="post" action={action} className="grid gap-5">
                <EmailField
                  name="email"
                  hint={hint}
                  label={texts.label}
                  help={texts.help}
                  error={isInvalid ? texts.invalid : undefined}
                  defaultValue={typed}
                  autoFocus={isInvalid}
                  maxLength={254}
                  required
                />
                <div>
                  <Button type="submit">{texts.button}</Button>
                </div>
              </form>
            </>
          )}
          <p className="text-note text-ink-muted">{children}</p>
        </div>
      </section>
    </OrderFrame>
  );
}
