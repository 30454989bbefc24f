import { longDay } from '@/lib/domain/day';
import { exactAmount } from '@/lib/domain/money';

export type OnReceipt = {
  number: string;
  title: string;
  price: number;
  refunded: number;
  company: string | null;
  taxId: string | null;
  createdAt: Date;
  paidAt: Date | null;
};

export type ReceiptTexts = Record<
  | 'title'
  | 'number'
  | 'date'
  | 'item'
  | 'paid'
  | 'refunded'
  | 'total'
  | 'tax'
  | 'taxLine'
  | 'seller'
  | 'sellerTaxId'
  | 'buyer'
  | 'print',
  string
>;

export type Seller = { name: string; address: string; taxId: string };

/** The receipt as a title block: label and value between ink lines. It is what is printed of the page. */
export function Receipt({ order, texts, seller }: { order: OnReceipt; texts: ReceiptTexts; seller: Seller }) {
  const { price, refunded } = order;
  const buyer = [order.company, order.taxId].filter(Boolean).join(', ');
  const rows: [string, string][] = [
    [texts.number, order.number],
    [texts.date, longDay(order.paidAt ?? order.createdAt)],
    [texts.seller, `${seller.name}, ${seller.address}`],
    [texts.sellerTaxId, seller.taxId],
    ...(buyer ? [[texts.buyer, buyer] satisfies [string, string]] : []),
    [texts.item, order.title],
    [texts.paid, exactAmount(price)],
    [texts.tax, texts.taxLine],
    ...(refunded > 0
      ? ([
          [texts.refunded, exactAmount(refunded)],
          [texts.total, exactAmount(price - refunded)],
        ] satisfies [string, string][])
      : []),
  ];
  return (
    <>
      <h2 id="receipt">{texts.title}</h2>
      <dl className="receipt">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-note text-ink-muted" data-print="no">
        {texts.print}
      </p>
    </>
  );
}
