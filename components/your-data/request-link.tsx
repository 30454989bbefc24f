import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { apiRoutes } from '@/lib/kernel/api-routes';
import { routes } from '@/lib/kernel/routes';

type Titled = { title: string; text: string };

export type RequestOutcome = 'sent' | 'invalid' | 'unavailable' | 'deleted' | 'moved';

type RequestTexts = Record<
  'title' | 'text' | 'label' | 'help' | 'button' | 'invalid' | 'privacy' | 'privacyPolicy',
  string
> &
  Record<Exclude<RequestOutcome, 'invalid'>, Titled>;

/** Asks for an address, to send it a link to its data; what became of the request stands above the form. */
export function RequestLink({ outcome, texts }: { outcome: RequestOutcome | null; texts: RequestTexts }) {
  const { title, text, label, help, button, privacy, privacyPolicy } = texts;
  return (
    <div className="order">
      <div className="grid max-w-[40rem] gap-6">
        <h1>{title}</h1>
        {outcome !== null && outcome !== 'invalid' && <Outcome outcome={outcome} {...texts[outcome]} />}
        {outcome !== 'sent' && outcome !== 'deleted' && (
          <>
            <p className="lead">{text}</p>
            <form method="post" action={apiRoutes.yourData} className="grid gap-5">
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
        <p className="text-note text-ink-muted">
          {privacy} <Link href={routes.privacyPolicy}>{privacyPolicy}</Link>
        </p>
      </div>
    </div>
  );
}

function Outcome({ outcome, title, text }: Titled & { outcome: RequestOutcome }) {
  const trouble = outcome === 'unavailable';
  return (
    <div
      className="order-state"
      data-state={trouble ? 'on_hold' : 'paid'}
      role={trouble ? 'alert' : 'status'}
    >
      <strong>{title}</strong> {text}
    </div>
  );
}
