import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { apiRoutes } from '@/lib/kernel/api-routes';

type Titled = { title: string; text: string };

export type FindPurchaseOutcome = 'sent' | 'invalid' | 'unavailable';

type FindPurchaseTexts = Record<
  'title' | 'text' | 'label' | 'help' | 'button' | 'invalid' | 'wrongAddress',
  string
> &
  Record<'sent' | 'unavailable', Titled>;

/** Asks for the address that was paid with; what became of the request stands above the form. */
export function FindPurchase({
  outcome,
  texts,
}: {
  outcome: FindPurchaseOutcome | null;
  texts: FindPurchaseTexts;
}) {
  const { title, text, label, help, button, wrongAddress } = texts;
  return (
    <div className="order">
      <div className="grid max-w-[40rem] gap-6">
        <h1>{title}</h1>
        {outcome !== null && outcome !== 'invalid' && <Outcome outcome={outcome} {...texts[outcome]} />}
        {outcome !== 'sent' && (
          <>
            <p className="lead">{text}</p>
            <form method="post" action={apiRoutes.findPurchase} className="grid gap-5">
              <TextField
                name="email"
                type="email"
                label={label}
                help={help}
                error={outcome === 'invalid' ? texts.invalid : undefined}
                autoComplete="email"
                maxLength={254}
                required
              />
              <div>
                <Button type="submit">{button}</Button>
              </div>
            </form>
          </>
        )}
        <p className="text-note text-ink-muted">{wrongAddress}</p>
      </div>
    </div>
  );
}

function Outcome({ outcome, title, text }: Titled & { outcome: FindPurchaseOutcome }) {
  return (
    <div
      className="order-state"
      data-state={outcome === 'sent' ? 'paid' : 'on_hold'}
      role={outcome === 'sent' ? 'status' : 'alert'}
    >
      <strong>{title}</strong> {text}
    </div>
  );
}
