import { exactAmount, inShop } from '@/lib/kernel/money';
import type { Issue } from './issue';
import type { Source } from './source';
import { valueAt } from './tree';

/** Further from what the others cost, a price was probably written with two digits too many or too few. */
const TIMES = 10;

/**
 * Tools that cost ten times what the one in the middle does, or a tenth.
 * @param shown of all files that are not retired
 */
export function priceNotices(shown: readonly Source[]): Issue[] {
  const tools = shown
    .filter(({ data }) => valueAt(data, ['type']) === 'digital')
    .map((source) => ({ source, cents: Number(valueAt(source.data, ['priceCents'])) }))
    .sort((a, b) => a.cents - b.cents);
  const middle = tools[Math.floor(tools.length / 2)]?.cents ?? 0;
  return tools
    .filter(({ cents }) => cents >= middle * TIMES || cents * TIMES <= middle)
    .map(({ source, cents }) => ({
      ...{ file: source.file, path: 'priceCents', line: source.lineOf(['priceCents']) },
      message: `is ${exactAmount(inShop(cents))}, and most tools cost about ${exactAmount(inShop(middle))}. Is that right? Prices are in cents: 4900 is $49.`,
    }));
}
