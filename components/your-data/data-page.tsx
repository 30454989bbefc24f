import { ButtonLink, Button } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { routes, apiRoutes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import { isEmpty, type PersonalData } from '@/lib/your-data/rules/personal-data';
import { longDay } from '@/lib/kernel/time';
import { exactAmount } from '@/lib/kernel/money';
import { priceOf, type ShownOrder } from '@/lib/shop/rules/shown-order';
import { State } from '@/components/layout/message';
import { OrderFrame, OrderSection } from '@/components/orders/order-frame';
import type { Consent } from '@/lib/your-data/rules/consent';
import { EmailField } from '@/components/ui/email-field';
import type { DataOutcome, DataTexts } from './data-texts';
import { Diagnostics } from './diagnostics';

type Props = {
  token: string;
  data: PersonalData;
  /** For how long the link works. */
  left: string;
  texts: DataTexts;
  outcome: DataOutcome;
};

/**
 * Everything that is stored about somebody, and what they may do with it: plain forms, which need no
 * JavaScript.
 */
export function DataPage({ token, data, left, texts, outcome }: Props) {
  const { assessments, purchases, consents, mails } = data;
  const intro = fill(texts.intro, { customerEmail: data.email, left });
  const sent = mails.filter(({ status }) => status === 'sent').length;
  return (
    <OrderFrame>
      <div className="grid max-w-measure gap-6">
        <h1>{texts.title}</h1>
        <p className="wrap-anywhere">{intro}</p>
        {isEmpty(data) && <p>{texts.nothing}</p>}
        <p>{texts.export.text}</p>
        <div>
          {/* Not a link of the site: the answer is a file. */}
          <a href={routes.dataExport(token)} className={buttonClasses('line')}>
            {texts.export.button}
          </a>
        </div>
      </div>
      {assessments.length > 0 && (
        <Diagnostics token={token} assessments={assessments} texts={texts} outcome={outcome} />
      )}
      {purchases.length > 0 && <Purchases purchases={purchases} texts={texts.purchases} />}
      {consents.length > 0 && (
        <Newsletter
          token={token}
          consents={consents}
          texts={texts.newsletter}
          stopped={outcome.newsletter === 'stopped'}
        />
      )}
      <OrderSection title={texts.mails.title}>
        <p>{fill(texts.mails.text, { sent, waiting: mails.length - sent })}</p>
      </OrderSection>
      <AddressForm
        token={token}
        texts={texts.address}
        hint={texts.emailHint}
        outcome={outcome.address}
        typed={outcome.typed.email}
      />
      <OrderSection title={texts.delete.title}>
        <p className="mb-5">{texts.delete.text}</p>
        <ButtonLink href={routes.dataDelete(token)} variant="line">
          {texts.delete.button}
        </ButtonLink>
      </OrderSection>
    </OrderFrame>
  );
}

/** What somebody has bought. The orders have pages of their own, with keys of their own. */
function Purchases({ purchases, texts }: { purchases: ShownOrder[]; texts: DataTexts['purchases'] }) {
  return (
    <OrderSection title={texts.title}>
      <ul className="mt-3 mb-5 grid gap-4">
        {purchases.map((order) => (
          <li key={order.id}>
            {fill(texts.one, {
              title: order.title,
              exactAmount: exactAmount(priceOf(order)),
              date: longDay(order.paidAt ?? order.createdAt),
            })}
            <br />
            <span className="text-note text-ink-muted">
              {fill(texts.number, { orderNumber: order.number })}
            </span>
            {Object.values(order.attribution ?? {}).length > 0 && (
              <>
                <br />
                <span className="text-note wrap-anywhere text-ink-muted">
                  {fill(texts.source, { source: Object.values(order.attribution!).join(', ') })}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink href={routes.findPurchase} variant="line">
        {texts.link}
      </ButtonLink>
    </OrderSection>
  );
}

type NewsletterTexts = DataTexts['newsletter'];
type NewsletterProps = { token: string; consents: Consent[]; texts: NewsletterTexts; stopped: boolean };

/** Every box that was ticked, and a button that ends them all. */
function Newsletter({ token, consents, texts, stopped }: NewsletterProps) {
  return (
    <OrderSection id="newsletter" title={texts.title}>
      {stopped && (
        <State role="status" tone="good" className="mt-3">
          {texts.stopped}
        </State>
      )}
      <ul className="mt-3 grid gap-3">
        {consents.map((consent) => (
          <li key={consent.id}>
            {fill(texts.ticked, { date: longDay(consent.createdAt), wording: consent.wording })}{' '}
            {consentState(consent, texts)}
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
    </OrderSection>
  );
}

function consentState({ confirmedAt, withdrawnAt }: Consent, texts: NewsletterTexts): string {
  if (withdrawnAt) return fill(texts.withdrawn, { date: longDay(withdrawnAt) });
  return confirmedAt ? fill(texts.confirmed, { date: longDay(confirmedAt) }) : texts.waiting;
}

type AddressProps = {
  token: string;
  texts: DataTexts['address'];
  /** The question about a typo. */
  hint: string;
  outcome: 'asked' | 'invalid' | null;
  /** The address that was not taken. */
  typed: string | undefined;
};

/** Asks for a new address; it takes the place of the old one when its mailbox has confirmed it. */
function AddressForm({ token, texts, hint, outcome, typed }: AddressProps) {
  return (
    <OrderSection id="address" title={texts.title}>
      <p>{texts.text}</p>
      {outcome === 'asked' && (
        <State role="status" tone="good" className="mt-3">
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
    </OrderSection>
  );
}
