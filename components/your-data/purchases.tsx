import { ButtonLink } from '@/components/ui/button';
import { routes } from '@/lib/kernel/routes';
import { longDay } from '@/lib/kernel/day';
import { exactAmount } from '@/lib/kernel/money';
import { priceOf, type ShownOrder } from '@/lib/shop/rules/shown-order';
import { fill } from '@/lib/kernel/text';
import type { DataTexts } from './data-texts';

/** What somebody has bought. The orders have pages of their own, with keys of their own. */
export function Purchases({ purchases, texts }: { purchases: ShownOrder[]; texts: DataTexts['purchases'] }) {
  return (
    <section>
      <h2>{texts.title}</h2>
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
    </section>
  );
}
