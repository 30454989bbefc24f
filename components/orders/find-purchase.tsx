import { EmailRequest } from '@/components/layout/email-request';
import { apiRoutes } from '@/lib/kernel/api-routes';
import type { OrdersWords } from '@/lib/shop/content/orders';

export type FindPurchaseOutcome = 'sent' | 'invalid' | 'unavailable';

/** Asks for the address that was paid with; what became of the request stands above the form. */
export function FindPurchase({
  outcome,
  typed,
  texts,
  hint,
}: {
  outcome: FindPurchaseOutcome | null;
  /** The address that was not taken. */
  typed: string | undefined;
  texts: OrdersWords['findPurchase'];
  /** The question about a typo. */
  hint: string;
}) {
  const error = outcome === 'invalid' ? texts.invalid : undefined;
  const isSaid = outcome !== null && outcome !== 'invalid';
  return (
    <EmailRequest
      title={texts.title}
      said={isSaid && { isTrouble: outcome !== 'sent', ...texts[outcome] }}
      form={outcome === 'sent' ? null : { action: apiRoutes.findPurchase, texts, hint, error, typed }}
    >
      {texts.wrongAddress}
    </EmailRequest>
  );
}
