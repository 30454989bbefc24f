import { Button } from '@/components/ui/button';
import { TextArea, TextField } from '@/components/ui/field';
import { routes } from '@/lib/kernel/routes';
import { type Buyer, BUYER_LIMITS } from '@/lib/shop/rules/buyer';
import { fill } from '@/lib/kernel/text';
import type { OrdersWords } from '@/lib/shop/content/orders';

type Props = {
  token: string;
  /** As it is stored, or as it was typed and refused. */
  buyer: Buyer;
  texts: OrdersWords['order']['receipt']['form'];
  outcome: 'saved' | 'refused' | null;
};

/** Puts the buyer's company, tax id and address on the receipt: a plain form, which needs no JavaScript. */
export function ReceiptForm({ token, buyer, texts, outcome }: Props) {
  return (
    <form method="post" action={routes.orderReceipt(token)} className="mt-8 grid gap-5" data-print="no">
      <h3>{texts.title}</h3>
      {outcome === 'saved' && <p role="status">{texts.saved}</p>}
      {outcome === 'refused' && (
        <p role="alert" className="border-l-3 border-poor pl-3 text-poor">
          {fill(texts.refused, BUYER_LIMITS)}
        </p>
      )}
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          name="company"
          label={texts.company}
          mark={texts.optional}
          maxLength={BUYER_LIMITS.company}
          autoComplete="organization"
          defaultValue={buyer.company ?? ''}
        />
        <TextField
          name="taxId"
          label={texts.taxId}
          mark={texts.optional}
          maxLength={BUYER_LIMITS.taxId}
          autoComplete="off"
          defaultValue={buyer.taxId ?? ''}
        />
        <TextArea
          name="postalAddress"
          label={texts.postalAddress}
          mark={texts.optional}
          maxLength={BUYER_LIMITS.postalAddress}
          rows={4}
          autoComplete="street-address"
          defaultValue={buyer.postalAddress ?? ''}
        />
      </div>
      <div>
        <Button type="submit" variant="line">
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
