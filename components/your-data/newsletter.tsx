import { State } from '@/components/layout/message';
import { Button } from '@/components/ui/button';
import { apiRoutes } from '@/lib/kernel/api-routes';
import { longDay } from '@/lib/kernel/day';
import { fill } from '@/lib/kernel/text';
import type { Consent } from '@/lib/your-data/rules/consent';
import type { DataTexts } from './data-texts';

type Texts = DataTexts['newsletter'];
type Props = { token: string; consents: Consent[]; texts: Texts; stopped: boolean };

/** Every box that was ticked, and a button that ends them all. */
export function Newsletter({ token, consents, texts, stopped }: Props) {
  return (
    <section id="newsletter">
      <h2>{texts.title}</h2>
      {stopped && (
        <State role="status" tone="good" className="mt-3 text-pretty">
          {texts.stopped}
        </State>
      )}
      <ul className="mt-3 grid gap-3">
        {consents.map((consent) => (
          <li key={consent.id}>
            {fill(texts.ticked, { date: longDay(consent.createdAt), wording: consent.wording })}{' '}
            {stateOf(consent, texts)}
          </li>
        ))}
      </ul>
      {consents.some(({ withdrawnAt }) => withdrawnAt === null) && (
        <form method="post" action={apiRoutes.stopNewsletter} className="mt-5">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="line">
            {texts.stop}
          </Button>
        </form>
      )}
    </section>
  );
}

function stateOf({ confirmedAt, withdrawnAt }: Consent, texts: Texts): string {
  if (withdrawnAt) return fill(texts.withdrawn, { date: longDay(withdrawnAt) });
  return confirmedAt ? fill(texts.confirmed, { date: longDay(confirmedAt) }) : texts.waiting;
}
