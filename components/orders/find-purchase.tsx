import { EmailRequest, RequestState } from '@/components/layout/email-request';
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
  typed,
  texts,
}: {
  outcome: FindPurchaseOutcome | null;
  /** The address that was not taken. */
  typed: string | undefined;
  texts: FindPurchaseTexts;
}) {
  const error = outcome === 'invalid' ? texts.invalid : undefined;
  const isSaid = outcome !== null && outcome !== 'invalid';
  return (
    <EmailRequest
      title={texts.title}
      outcome={isSaid && <RequestState isTrouble={outcome !== 'sent'} {...texts[outcome]} />}
      form={outcome === 'sent' ? null : { action: apiRoutes.findPurchase, texts, error, typed }}
    >
      {texts.wrongAddress}
    </EmailRequest>
  );
}
