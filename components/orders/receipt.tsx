import { OrderSection } from './order-frame';
import { longDay } from '@/lib/kernel/time';
import { exactAmount } from '@/lib/kernel/money';
import type { OrderTexts } from '@/lib/shop/order-texts';
import { type BuyerFacts, priceOf, type ShownOrderWithPayment, wentBack } from '@/lib/shop/rules/shown-order';

type Props = { order: ShownOrderWithPayment; texts: OrderTexts['receipt']; buyer: BuyerFacts };

/** The receipt as a title block: label and value between ink lines. It is what is printed of the page. */
export function Receipt({ order, texts, buyer }: Props) {
  const { refunded } = order;
  const price = priceOf(order);
  const rows: [string, string][] = [
    [texts.number, order.number],
    [texts.date, longDay(order.paidAt ?? order.createdAt)],
    [texts.seller, texts.firm.name],
    [texts.sellerTaxId, texts.firm.taxId],
    [texts.email, buyer.email],
    [texts.item, order.title],
    [texts.discount, order.discount > 0 ? exactAmount({ ...price, cents: order.discount }) : ''],
    [texts.paid, exactAmount(price)],
    [texts.paidWith, buyer.paidWith],
    [texts.tax, order.tax > 0 ? exactAmount({ ...price, cents: order.tax }) : texts.taxLine],
    [texts.refunded, refunded > 0 ? exactAmount(wentBack(order, refunded)) : ''],
    [texts.total, refunded > 0 ? exactAmount({ ...price, cents: price.cents - refunded }) : ''],
    [texts.moneyBack, texts.promise],
    ...(texts.withdrawal ? [[texts.withdrawal.label, texts.withdrawal.text] satisfies [string, string]] : []),
  ];
  return (
    <OrderSection title={texts.title}>
      <dl className="mt-5 border-drawn border-ink bg-paper-raised print:bg-[#fff]">
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div
              key={label}
              className="grid gap-x-6 border-line px-5 py-2.5 not-first:border-t md:grid-cols-[12rem_minmax(0,1fr)] md:items-baseline"
            >
              <dt className="text-note/[1.55] text-ink-muted">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-4 text-note text-ink-muted" data-print="no">
        {texts.print}
      </p>
    </OrderSection>
  );
}
