import { State } from '@/components/layout/message';
import { Button } from '@/components/ui/button';
import { EmailField } from '@/components/ui/email-field';
import { apiRoutes } from '@/lib/kernel/api-routes';
import type { DataTexts } from './data-texts';

type Props = {
  token: string;
  texts: DataTexts['address'];
  /** The question about a typo. */
  hint: string;
  outcome: 'asked' | 'invalid' | null;
  /** The address that was not taken. */
  typed: string | undefined;
};

/** Asks for a new address; it takes the place of the old one when its mailbox has confirmed it. */
export function AddressForm({ token, texts, hint, outcome, typed }: Props) {
  return (
    <section id="address">
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      {outcome === 'asked' && (
        <State role="status" tone="good" className="mt-3 text-pretty">
          {texts.asked}
        </State>
      )}
      <form method="post" action={apiRoutes.changeAddress} className="mt-5 grid max-w-[40rem] gap-5">
        <input type="hidden" name="token" value={token} />
        <EmailField
          name="email"
          hint={hint}
          label={texts.label}
          error={outcome === 'invalid' ? texts.invalid : undefined}
          defaultValue={outcome === 'invalid' ? typed : undefined}
          autoFocus={outcome === 'invalid'}
          maxLength={254}
          required
        />
        <div>
          <Button type="submit" variant="line">
            {texts.button}
          </Button>
        </div>
      </form>
    </section>
  );
}
