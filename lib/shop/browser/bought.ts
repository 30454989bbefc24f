import { DAY } from '@/lib/kernel/time';
import { storedJson } from '@/lib/platform/browser/stored-json';

/** As long as a buyer may have forgotten about it, and no longer than a year. */
const LIFE_MS = 365 * DAY;

/**
 * `at` in ms since 1970; `order` is the address of the order's page, null while it was only seen on hold;
 * `payment` Stripe's id of the payment.
 */
export type Bought = { at: number; order: string | null; payment: string };

const stored = storedJson<Record<string, Bought>>(() => localStorage, 'plumbline.bought');
const isRecent = ({ at }: Bought) => Date.now() - at < LIFE_MS;

/** What this browser has bought of a product last, within a year; null: nothing that it knows of. */
export function bought(slug: string): Bought | null {
  const found = stored.read()?.[slug];
  return found && isRecent(found) ? found : null;
}

/**
 * Notes a purchase once it is known. Each time it is told the order's page has another address: the first one
 * stands.
 * @param clientSecret the client secret of its payment, of which the id alone is kept
 */
export function noteBought(slug: string, clientSecret: string, order: string | null): void {
  const all = stored.read() ?? {};
  const payment = clientSecret.split('_secret_', 1)[0]!;
  const before = all[slug]?.payment === payment ? all[slug] : null;
  if (before && (before.order || !order)) return;
  const at = before?.at ?? Date.now();
  const recent = Object.entries(all).filter(([, one]) => isRecent(one));
  stored.write({ ...Object.fromEntries(recent), [slug]: { at, order, payment } });
}
