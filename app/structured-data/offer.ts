import type { Thing } from '@/components/layout/json-ld';
import { CURRENCY } from '@/lib/kernel/money';

/** What something costs: exact, where cards show whole dollars. @param price in cents */
export function offer(price: number, more: Record<string, string> = {}): Thing {
  return {
    '@type': 'Offer',
    ...more,
    price: (price / 100).toFixed(2),
    priceCurrency: CURRENCY.toUpperCase(),
  };
}
