import type { Thing } from '@/components/layout/json-ld';
import { CURRENCY } from '@/lib/kernel/money';

/** The exact price; cards show whole dollars. */
export function offer(priceCents: number, more: Record<string, string> = {}): Thing {
  return {
    '@type': 'Offer',
    ...more,
    price: (priceCents / 100).toFixed(2),
    priceCurrency: CURRENCY.toUpperCase(),
  };
}
