import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { EmailField } from '@/components/ui/email-field';
import { State } from './message';

type Props = {
  title: string;
  /** What became of the request, above the form. */
  said: { isTrouble: boolean; title: string; text: string } | false;
  /** Null once nothing more is to be asked. */
  form: EmailForm | null;
  /** Below, in small print. */
  children: ReactNode;
};

type EmailForm = {
  action: string;
  texts: Record<'text' | 'label' | 'help' | 'button', string>;
  /** The question about a typo. */
  hint: string;
  /** What is wrong with the address. */
  error: string | undefined;
  /** The address that was not taken, to be corrected. */
  typed: string | undefined;
};

/** A page that asks for an address, to which something is sent: a plain form, which needs no JavaScript. */
export function EmailRequest({ title, said, form, children }: Props) {
  return (
    <div className="order">
      <div className="grid max-w-[40rem] gap-6">
        <h1>{title}</h1>
        {said && (
          <State
            tone={said.isTrouble ? 'fair' : 'good'}
            role={said.isTrouble ? 'alert' : 'status'}
            title={said.title}
          >
            {said.text}
          </State>
        )}
        {form && (
          <>
            <p className="lead">{form.texts.text}</p>
            <form method="post" action={form.action} className="grid gap-5">
              <EmailField
                name="email"
                hint={form.hint}
                label={form.texts.label}
                help={form.texts.help}
                error={form.error}
                defaultValue={form.typed}
                autoFocus={form.error !== undefined}
                maxLength={254}
                required
              />
              <div>
                <Button type="submit">{form.texts.button}</Button>
              </div>
            </form>
          </>
        )}
        <p className="text-note text-ink-muted">{children}</p>
      </div>
    </div>
  );
}
