import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/kernel/routes';
import { longDay } from '@/lib/kernel/day';
import { exactAmount } from '@/lib/kernel/money';
import { soldTo } from '@/lib/shop/rules/buyer-facts';
import type { ShownOrder } from '@/lib/shop/rules/shown-order';
import { fill } from '@/lib/kernel/text';
import type { DataTexts } from './data-texts';

/** What somebody has bought. The orders have pages of their own, with keys of their own. */
export function Purchases({ purchases, texts }: { purchases: ShownOrder[]; texts: DataTexts['purchases'] }) {
  return (
    <section>
      <h2>{texts.title}</h2>
      <ul className="mt-3 grid gap-4">
        {purchases.map((order) => (
          <li key={order.id}>
            {fill(texts.one, {
              title: order.title,
              exactAmount: exactAmount(order.priceCents),
              date: longDay(order.paidAt ?? order.createdAt),
            })}
            <br />
            <span className="text-note text-ink-muted">
              {fill(texts.number, { orderNumber: order.number })}
            </span>
            <Buyer order={order} text={texts.buyer} />
          </li>
        ))}
      </ul>
      <p className="mb-5">{texts.text}</p>
      <ButtonLink href={routes.findPurchase} variant="line">
        {texts.link}
      </ButtonLink>
    </section>
  );
}

function Buyer({ order, text }: { order: ShownOrder; text: string }) {
  const buyer = soldTo(order);
  if (!buyer) return null;
  return (
    <>
      <br />
      <span className="text-note whitespace-pre-line text-ink-muted wrap-anywhere">
        {fill(text, { buyer })}
      </span>
    </>
  );
}
