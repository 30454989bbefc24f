import { ButtonLink } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-classes';
import { routes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import { isEmpty, type PersonalData } from '@/lib/your-data/rules/personal-data';
import { AddressForm } from './address-form';
import type { DataOutcome, DataTexts } from './data-texts';
import { Diagnostics } from './diagnostics';
import { Newsletter } from './newsletter';
import { Purchases } from './purchases';

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
    <div className="order">
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
      <section>
        <h2>{texts.mails.title}</h2>
        <p>{fill(texts.mails.text, { sent, waiting: mails.length - sent })}</p>
      </section>
      <AddressForm
        token={token}
        texts={texts.address}
        hint={texts.emailHint}
        outcome={outcome.address}
        typed={outcome.typed.email}
      />
      <section>
        <h2>{texts.delete.title}</h2>
        <p className="mb-5">{texts.delete.text}</p>
        <ButtonLink href={routes.dataDelete(token)} variant="line">
          {texts.delete.button}
        </ButtonLink>
      </section>
    </div>
  );
}
